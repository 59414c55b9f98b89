"""One session of VASSAL in a process of its own: ``python -m builder.engine.session REQUEST RESULT`` (both JSON files).

The result is written in the shape of ``observation.py`` whatever happens: at the end, at an error, when a modal dialog waits
for an answer that nobody gives, or when the time is over. Then the process ends at once, windows and all.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Any

from builder.engine import driving, picture, player, reading
from builder.engine.board_tiles import slice_board_tiles
from builder.engine.dialogs import modal_dialogs
from builder.engine.looking import LookError
from builder.engine.order import Order, Start
from builder.engine.virtual_machine import JavaObject, on_swing, run_with_windows, start_virtual_machine

DIALOG_PATIENCE_S = 1.0
"""How long a modal dialog may stand before it counts: VASSAL opens and closes some by itself."""


class Session:
    """What is being done and what has been seen so far; the watch reads it while the work goes on."""

    def __init__(self, order: Order, result: Path) -> None:
        self.order = order
        self.result = result
        self.begun = time.monotonic()
        self.doing = "starting Java"
        self.seen: dict[str, Any] = {
            "engine_version": "",
            "start": order.start.value,
            "after": [],
            "shots": [],
            "told": [],
        }
        self.chat_read = 0
        self._ending = threading.Lock()

    def end(self, failure: dict[str, Any] | None = None) -> None:
        """Write the result and end the process; only the first call counts."""
        if not self._ending.acquire(blocking=False):
            threading.Event().wait()
        values = {**self.seen, "failure": failure, "seconds": round(time.monotonic() - self.begun, 2)}
        unfinished = self.result.with_suffix(".part")
        unfinished.write_text(json.dumps(values, ensure_ascii=False), encoding="utf-8")
        unfinished.replace(self.result)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)

    def fail(self, message: str, dialogs: tuple[str, ...] = ()) -> None:
        """End with what went wrong, and where."""
        self.end({"doing": self.doing, "message": message, "dialogs": list(dialogs)})

    def run(self) -> None:
        """Open the module, start the game, do the steps, paint; then end."""
        order = self.order
        self.doing = f"opening {order.vmod.name}"
        self.seen["engine_version"] = player.engine_version()
        threading.Thread(target=self._watch, daemon=True).start()
        begun = time.monotonic()
        module = player.open_module(order.vmod, order.language)
        self.seen["open_seconds"] = round(time.monotonic() - begun, 2)
        self._wait_for_dialogs()
        self.doing = "cutting the boards into tiles"
        slice_board_tiles(module)
        self.seen["module"] = on_swing(lambda: reading.module_values(module))
        self.doing = "drawing the palette"
        on_swing(lambda: picture.draw_palette(module))
        if order.start is not Start.MODULE:
            begun = time.monotonic()
            self._start(module)
            self.seen["load_seconds"] = round(time.monotonic() - begun, 2)
            self._wait_for_dialogs()
            self.seen["game"] = self._read(module)
            self._shoot(module)
            for number, step in enumerate(order.steps, start=1):
                self.doing = f"doing step {number} ({step.do})"
                counts = driving.do_step(module, step)
                self._wait_for_dialogs()
                menus, looked = driving.menus_tried(module, step), driving.looked(module, step)
                self._wait_for_dialogs()
                self.seen["after"].append({**self._read(module), "counts": counts, "menus": menus, "looked": looked})
        self.seen["chat"] = on_swing(lambda: reading.chat_lines(module))
        self._wait_for_dialogs()
        self.doing = "ending"
        self.end()

    def _start(self, module: JavaObject) -> None:
        order = self.order
        setups = player.predefined_setups(module)
        if order.start is Start.SETUP and order.setup not in range(max(1, len(setups))):
            raise player.LoadError(f"there is no setup {order.setup}; the module has {len(setups)}, counted from 0")
        if order.start is Start.SETUP and setups:
            setup = setups[order.setup]
            self.seen["setup"] = reading.setup_values(setup)
            self.doing = f"loading the setup {' > '.join((*setup.menu, setup.name))} ({setup.file or 'a new game'})"
            player.start_setup(module, setup)
        elif order.save is not None:
            self.doing = f"loading the saved game {order.save.name}"
            player.start_saved_game(module, order.save)
        else:
            self.seen["start"] = Start.NEW_GAME.value
            self.doing = "starting a new game"
            player.start_new_game(module)
        if order.side:
            self.doing = f"taking the side {order.side}"
            driving.take_side(module, order.side)

    def _read(self, module: JavaObject) -> dict[str, Any]:
        self.doing = f"{self.doing}, reading the pieces"

        def read() -> dict[str, Any]:
            lines = reading.chat_lines(module)
            new, self.chat_read = lines[self.chat_read :], len(lines)
            return reading.game_values(module, self.order.properties, self.order.global_properties, new)

        return on_swing(read)

    def _shoot(self, module: JavaObject) -> None:
        # Drawn also where no picture is wanted: only what is drawn shows a missing image.
        self.doing = "painting the maps"
        shots = picture.paint_maps(self.order.shots)
        if self.order.shots is not None:
            self.doing = "painting the windows"
            shots += picture.paint_windows(module, self.order.shots)
        self.seen["shots"] = [str(shot) for shot in shots]

    def _watch(self) -> None:
        """Close what only tells something, and note it; end the session when a question stays, or when the time is over."""
        since: dict[str, float] = {}
        while True:
            time.sleep(0.2)
            now = time.monotonic()
            dialogs = modal_dialogs()
            since = {dialog.words: since.get(dialog.words, now) for dialog in dialogs}
            waiting = [dialog for dialog in dialogs if now - since[dialog.words] > DIALOG_PATIENCE_S]
            for dialog in waiting:
                if dialog.only_button is None:
                    words = tuple(each.words for each in dialogs)
                    self.fail("VASSAL opened a dialog that waits for an answer", words)
                self.seen["told"].append(dialog.words)
                since.pop(dialog.words)
                dialog.close()
            if now - self.begun > self.order.timeout_s:
                self.fail(f"not done after {self.order.timeout_s:g} s", tuple(each.words for each in dialogs))

    def _wait_for_dialogs(self) -> None:
        """Leave the dialogs that are still open to the watch, which closes them or ends the session."""
        while modal_dialogs():
            time.sleep(0.1)


def run_session(request: dict[str, Any], result: Path) -> None:
    """Carry out a request: the order, and where Java, the jars and the session's own folder are."""
    session = Session(Order.from_json(request["order"]), result)
    try:
        jars = [Path(jar) for jar in request["jars"]]
        start_virtual_machine(Path(request["java"]), jars, Path(request["work"]), session.order.language)
    except Exception as error:
        session.fail(f"Java did not start: {error}")

    def work() -> None:
        try:
            session.run()
        except (player.LoadError, driving.StepError, LookError) as error:
            session.fail(str(error))
        except Exception as error:
            traceback.print_exc()
            session.fail(_words_of_error(error))

    run_with_windows(work)


def _words_of_error(error: Exception) -> str:
    """Java's own words where it threw, without the package names that help no designer."""
    words = str(error).strip() or type(error).__name__
    return words.split("\n", 1)[0]


def main() -> None:
    """Read the two paths of the command line and carry out the request."""
    request, result = Path(sys.argv[1]), Path(sys.argv[2])
    run_session(json.loads(request.read_text(encoding="utf-8")), result)


if __name__ == "__main__":
    main()
