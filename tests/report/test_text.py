"""What a designer reads."""

from __future__ import annotations

from builder.diagnostic import Diagnostic, Related, Severity
from builder.origin import Origin
from builder.report import text_report

FORTS = Diagnostic(
    Origin("rules_data/game/setups/campaign.yaml", 41, 9),
    "fort-limit",
    "キロン城 starts with 3 forts; highland holds 2 (rule 26.8)",
    related=(Related(Origin("maps/game/map.yaml", 88, 5), "キロン城 is highland here"),),
)
INK = Diagnostic(Origin("rules_data/game/game.yaml", 3, 5), "ink-contrast", "too faint", Severity.WARNING)


def test_nothing_wrong() -> None:
    assert text_report(()) == "no faults\n"


def test_faults_are_sorted_and_told_once() -> None:
    assert text_report((FORTS, INK, FORTS)) == (
        "rules_data/game/game.yaml:3:5: warning: too faint [ink-contrast]\n"
        "rules_data/game/setups/campaign.yaml:41:9: error: キロン城 starts with 3 forts; highland holds 2 (rule 26.8) "
        "[fort-limit]\n"
        "  maps/game/map.yaml:88:5: キロン城 is highland here\n"
        "1 error, 1 warning\n"
    )


def test_the_line_of_the_file_is_shown_with_a_mark_under_the_column() -> None:
    lines = {Origin("a.yaml", 1, 8): "  城砦ﾄ: x\n"}
    fault = Diagnostic(Origin("a.yaml", 1, 8), "some-code", "wrong")
    assert text_report((fault, fault), lines.get) == (
        "a.yaml:1:8: error: wrong [some-code]\n      城砦ﾄ: x\n      \u3000\u3000   ^\n1 error\n"
    )
