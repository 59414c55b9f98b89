"""Every form of report: its exact text on two faults, and its validity by the schema that others publish."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from lxml import etree

from builder.diagnostic import Diagnostic, Related, Severity
from builder.origin import Origin
from builder.report import text_report
from builder.report.github import github_report
from builder.report.json import json_report
from builder.report.junit import junit_report
from builder.report.sarif import sarif_report
from builder.report.telling import Telling

SCHEMAS = Path(__file__).parent / "schemas"
SETUP = "rules_data/game/setups/campaign.yaml"

FORTS = Diagnostic(
    Origin(SETUP, 41, 9),
    "fort-limit",
    "100% full: キロン城 starts with 3 forts, two too many",
    related=(Related(Origin("maps/game/map.yaml", 88, 5), "highland here", "ここは高地"),),
    message_ja="キロン城に城砦が3個ある",
)
INK = Diagnostic(Origin("rules_data/game/game.yaml", 3, 5), "ink-contrast", "too\x01faint <&>", Severity.WARNING)
NOTE = Diagnostic(Origin("rules_data/game/constraints.yaml", 7, 3), "not-checkable", "no capacity", Severity.NOTE)
ALL = (FORTS, INK, NOTE, FORTS)
CHECKED = ("rules_data/game/game.yaml", "maps/game/map.yaml", SETUP)
TELLING = Telling(tool_version="1.2.3", explanations={"fort-limit": "At most two.\n\nWhy: a rule.\n"}, checked=CHECKED)


def test_text_in_japanese() -> None:
    assert text_report((FORTS,), language="ja") == (
        f"{SETUP}:41:9: エラー: キロン城に城砦が3個ある [fort-limit]\n  maps/game/map.yaml:88:5: ここは高地\nエラー1件\n"
    )
    assert text_report((), language="ja") == "問題なし\n"


def test_github_commands_escape_what_github_reads() -> None:
    lines = github_report(ALL, TELLING).splitlines()
    assert lines == [
        "::notice file=rules_data/game/constraints.yaml,line=7,col=3,title=not-checkable::no capacity",
        "::warning file=rules_data/game/game.yaml,line=3,col=5,title=ink-contrast::too\x01faint <&>",
        f"::error file={SETUP},line=41,col=9,title=fort-limit::100%25 full: キロン城 starts with 3 forts, two too many"
        "%0Amaps/game/map.yaml:88:5: highland here",
        "1 error, 1 warning, 1 note",
    ]
    odd = Diagnostic(Origin("a,b:c.yaml"), "some-code", "wrong")
    assert "file=games/a%2Cb%3Ac.yaml," in github_report((odd,), Telling(folder="games/"))


def test_json_says_everything_once() -> None:
    document = json.loads(json_report(ALL, Telling(language="ja", folder="games/", checked=CHECKED)))
    assert document["counts"] == {"error": 1, "warning": 1, "note": 1}
    assert document["checked"][0] == "games/rules_data/game/game.yaml"
    assert document["faults"][2] == {
        "file": f"games/{SETUP}",
        "line": 41,
        "column": 9,
        "severity": "error",
        "code": "fort-limit",
        "message": "キロン城に城砦が3個ある",
        "related": [{"file": "games/maps/game/map.yaml", "line": 88, "column": 5, "message": "ここは高地"}],
    }


@pytest.mark.parametrize("found", [(), (FORTS,), ALL])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_sarif_is_valid_by_the_schema_of_oasis(found, language) -> None:
    telling = Telling(language, tool_version="1.2.3", explanations=TELLING.explanations)
    schema = json.loads((SCHEMAS / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
    checker = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    assert list(checker.iter_errors(json.loads(sarif_report(found, telling)))) == []


def test_the_schema_of_oasis_refuses_what_sarif_is_not() -> None:
    schema = json.loads((SCHEMAS / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
    log = json.loads(sarif_report(ALL, TELLING))
    log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"] = 0
    assert len(list(jsonschema.Draft4Validator(schema).iter_errors(log))) == 1


def test_sarif_names_rule_place_and_related_place() -> None:
    run = json.loads(sarif_report((Diagnostic(Origin("東 西.yaml", 2, 3), "a-code", "x"), *ALL), TELLING))["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == ["a-code", "fort-limit", "ink-contrast", "not-checkable"]
    assert run["tool"]["driver"]["rules"][1]["shortDescription"] == {"text": "At most two."}
    forts = next(result for result in run["results"] if result["ruleId"] == "fort-limit")
    assert (forts["ruleIndex"], forts["level"]) == (1, "error")
    assert forts["relatedLocations"][0]["message"] == {"text": "highland here"}
    uris = {result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in run["results"]}
    assert "%E6%9D%B1%20%E8%A5%BF.yaml" in uris


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("found", [(), (FORTS,), ALL])
def test_junit_is_valid_by_the_schema_of_jenkins(found, strict) -> None:
    schema = etree.XMLSchema(etree.parse(SCHEMAS / "junit-10.xsd"))
    document = etree.fromstring(junit_report(found, Telling(strict=strict, checked=CHECKED)).encode())
    schema.assertValid(document)


def test_junit_counts_clean_files_as_tests_that_passed() -> None:
    suite = etree.fromstring(junit_report(ALL, TELLING).encode())[0]
    assert dict(suite.attrib) | {"time": ""} == {
        "name": "vmodsmith check",
        "tests": "4",
        "failures": "1",
        "errors": "0",
        "skipped": "0",
        "time": "",
    }
    assert [(test.get("classname"), test.get("name"), [child.tag for child in test]) for test in suite] == [
        ("maps/game/map.yaml", "check", []),
        ("rules_data/game/constraints.yaml", "not-checkable 7:3", ["system-out"]),
        ("rules_data/game/game.yaml", "ink-contrast 3:5", ["system-out"]),
        (SETUP, "fort-limit 41:9", ["failure"]),
    ]
    assert "too\ufffdfaint <&>" in suite[2][0].text


def test_strict_lets_warnings_fail_but_never_notes() -> None:
    suite = etree.fromstring(junit_report(ALL, Telling(strict=True)).encode())[0]
    assert suite.get("failures") == "2"
    assert [Telling(strict=True).fails(fault) for fault in (FORTS, INK, NOTE)] == [True, True, False]
    assert [Telling().fails(fault) for fault in (FORTS, INK, NOTE)] == [True, False, False]
