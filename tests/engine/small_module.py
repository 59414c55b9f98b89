"""A tiny VASSAL module, written by hand with zipfile and XML text: one map, one hex board, two pieces, two setups.

It is made without ``builder``'s own writer, so that a fault there can't hide behind the engine's tests.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image, ImageDraw

ESC = "\x1b"
BOARD_SIZE = (600, 500)
RED, BLUE, BOARD_COLOUR = (200, 30, 30), (30, 60, 200), (225, 230, 200)


def piece_text(name: str, image: str, gpid: str, map_name: str = "null", x: int = 0, y: int = 0) -> str:
    """A piece without traits, as AddPiece writes it; on a map or in the palette."""
    return f"+/{gpid if map_name != 'null' else 'null'}/piece;;;{image};{name}/{map_name};{x};{y};{gpid};0"


def reporting_piece_text(name: str, image: str, gpid: str) -> str:
    """A piece that says "<name> says hello" when the named command Hello reaches it, and counts with a marker."""
    traits = f"report;57350\\,0\\,Hello;$PieceName$ says hello;;;\tmark;Class\\\tpiece;;;{image};{name}"
    return f"+/null/{traits}/-1\tcavalry\\\tnull;0;0;{gpid};0"


@dataclass(frozen=True)
class SmallModule:
    """What goes into the module; ``write`` makes the file. ``saves`` are the texts of the setups' saved games by file."""

    slots: Mapping[str, str] = field(
        default_factory=lambda: {
            "Red 1": piece_text("Red 1", "red.png", "1"),
            "Blue 1": reporting_piece_text("Blue 1", "blue.png", "2"),
        }
    )
    images: tuple[str, ...] = ("red.png", "blue.png", "board.png")
    setups: Mapping[str, str] = field(default_factory=lambda: {"First": "first.vsav", "Second": "second.vsav"})
    saves: Mapping[str, str] = field(default_factory=lambda: {"first.vsav": first_save(), "second.vsav": second_save()})
    startup_command: str = ""
    version: str = "1.0"
    vassal_version: str = "3.5.8"

    def write(self, file: Path) -> Path:
        """Write the ``.vmod`` and give its path."""
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("buildFile.xml", self.build_file())
            archive.writestr("moduledata", module_data(self.version, self.vassal_version))
            for name in self.images:
                archive.writestr(f"images/{name}", picture(name))
            for name, text in self.saves.items():
                archive.writestr(name, save_file(text, self.version))
        return file

    def build_file(self) -> str:
        """The module as XML."""
        slots = "".join(
            f'<VASSAL.build.widget.PieceSlot entryName="{name}" gpid="{number}" height="60" width="60">{text}'
            "</VASSAL.build.widget.PieceSlot>"
            for number, (name, text) in enumerate(self.slots.items(), start=1)
        )
        setups = "".join(
            f'<VASSAL.build.module.PredefinedSetup name="{name}" file="{file}" useFile="true" isMenu="false" description=""/>'
            for name, file in self.setups.items()
        )
        return f"""<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<VASSAL.build.GameModule name="Skirmish" version="{self.version}" description="" VassalVersion="{self.vassal_version}"
    ModuleOther1="" ModuleOther2="" nextPieceSlotId="100">
  <VASSAL.build.module.BasicCommandEncoder/>
  <VASSAL.build.module.Documentation/>
  <VASSAL.build.module.PlayerRoster buttonKeyStroke="" buttonText="Retire" buttonToolTip="Change sides">
    <entry>Red</entry><entry>Blue</entry></VASSAL.build.module.PlayerRoster>
  <VASSAL.build.module.GlobalOptions/>
  {self.startup_command}
  <VASSAL.build.module.DiceButton name="Dice" text="Roll" tooltip="Roll dice" icon="" hotkey="" nDice="1" nSides="6" plus="0"
    addToTotal="0" reportTotal="false" prompt="true" reportFormat="$name$ = $result$"/>
  <VASSAL.build.module.properties.GlobalProperties>
    <VASSAL.build.module.properties.GlobalProperty name="Weather" initialValue="clear" description="" isNumeric="false"
      min="" max="" wrap="false"/>
  </VASSAL.build.module.properties.GlobalProperties>
  <VASSAL.build.module.turn.TurnTracker name="Turn" buttonText="" icon="" hotkey="" nexthotkey="" prevhotkey=""
    turnFormat="$level1$" reportFormat="" turnButtonHeight="22" fwdOnly="true">
    <VASSAL.build.module.turn.CounterTurnLevel property="TurnNumber" start="1" incr="1" loop="false" loopLimit="0"
      turnFormat="Turn $value$"/>
  </VASSAL.build.module.turn.TurnTracker>
  <VASSAL.build.module.Map mapName="Field" markMoved="Never" edgeWidth="0" edgeHeight="0" backgroundcolor="255,255,255"
    color="0,0,0" thickness="3" allowMultiple="false" launch="false" buttonName="" moveWithinFormat="$pieceName$ moves
 $previousLocation$ -&gt; $location$ *" moveToFormat="$pieceName$ moves $previousLocation$ -&gt; $location$ *"
    createFormat="" changeFormat="$message$" moveKey="" markUnmovedHotkey="">
    <VASSAL.build.module.map.BoardPicker addColumnText="Add column" addRowText="Add row" boardPrompt="Select board"
      slotHeight="125" slotScale="0.2" slotWidth="350" title="Choose Boards">
      <VASSAL.build.module.map.boardPicker.Board name="Meadow" image="board.png" reversible="false">
        <VASSAL.build.module.map.boardPicker.board.ZonedGrid>
          <VASSAL.build.module.map.boardPicker.board.mapgrid.Zone name="Camp" path="400,0;600,0;600,500;400,500"
            useParentGrid="false" locationFormat="$name$" useHighlight="false" highlightProperty=""/>
          <VASSAL.build.module.map.boardPicker.board.HexGrid x0="50" y0="50" dx="86.6" dy="100" snapTo="true"
            edgesLegal="false" cornersLegal="false" visible="false" dotsVisible="false" color="0,0,0" sideways="false">
            <VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering first="H" sep="" hType="N" vType="N"
              hLeading="1" vLeading="1" hOff="1" vOff="1" hDescend="false" vDescend="false" stagger="false" visible="false"
              fontSize="9" color="0,0,0" rotateText="0" hDrawOff="0" vDrawOff="0" locationFormat="$gridLocation$"/>
          </VASSAL.build.module.map.boardPicker.board.HexGrid>
        </VASSAL.build.module.map.boardPicker.board.ZonedGrid>
      </VASSAL.build.module.map.boardPicker.Board>
    </VASSAL.build.module.map.BoardPicker>
    <VASSAL.build.module.map.StackMetrics bottom="40,0" disabled="false" down="37,0" exSepX="6" exSepY="18" top="38,0"
      unexSepX="2" unexSepY="4" up="39,0"/>
    <VASSAL.build.module.map.PieceMover/>
    <VASSAL.build.module.map.KeyBufferer/>
    <VASSAL.build.module.map.ForwardToKeyBuffer/>
    <VASSAL.build.module.map.MenuDisplayer/>
    <VASSAL.build.module.map.StackExpander/>
    <VASSAL.build.module.map.Zoomer inButtonText="" inTooltip="Zoom in" outButtonText="" outTooltip="Zoom out"
      pickButtonText="" pickTooltip="Select Zoom" zoomInKey="61,130" zoomOutKey="45,130" zoomPickKey="520,130"
      zoomLevels="0.5,1.0,1.5" zoomStart="1"/>
  </VASSAL.build.module.Map>
  <VASSAL.build.module.PrototypesContainer/>
  <VASSAL.build.module.PieceWindow name="Counters" text="Pieces" tooltip="Show pieces" hotkey="67,130" icon="" scale="1.0"
    hidden="false" defaultWidth="0">
    <VASSAL.build.widget.ListWidget entryName="Units" divider="150" height="300" width="200" scale="1.0">{slots}
    </VASSAL.build.widget.ListWidget>
  </VASSAL.build.module.PieceWindow>
  {setups}
  <VASSAL.build.module.Chatter/>
</VASSAL.build.GameModule>
"""


def saved_game(*commands: str) -> str:
    """The text of a saved game with the board laid out, in the order that VASSAL writes."""
    return ESC.join(("begin_save", "", *commands, "FieldBoardPicker\tMeadow\t0\t0", "end_save"))


def first_save() -> str:
    """Red 1 and a second Red stacked in hex 0202 (bottom first), Blue 1 in the camp."""
    return saved_game(
        "+/11/piece;;;red.png;Red 1/Field;136;200;1;0",
        "+/12/piece;;;red.png;Red 2/Field;136;200;1;0",
        "+/13/stack/Field;136;200;11;12;@@0",
        "+/14/report;57350\\,0\\,Hello;$PieceName$ says hello;;;\tmark;Class\\\tpiece;;;blue.png;Blue 1/"
        "-1\tcavalry\\\tField;500;300;2;0",
        "+/15/stack/Field;500;300;14;@@0",
    )


def second_save() -> str:
    """One red piece in hex 0101."""
    return saved_game("+/21/piece;;;red.png;Red 1/Field;50;50;1;0", "+/22/stack/Field;50;50;21;@@0")


def module_data(version: str, vassal_version: str = "3.5.8") -> str:
    """The zip entry ``moduledata``."""
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?><data version="1">'
        f"<version>{version}</version><extra1/><extra2/><VassalVersion>{vassal_version}</VassalVersion>"
        "<dateSaved>0</dateSaved><description/><name>Skirmish</name></data>"
    )


def save_file(text: str, version: str = "1.0") -> bytes:
    """A ``.vsav``: the saved game in plain text (which VASSAL reads as well) and its data."""
    buffer = io.BytesIO()
    data = module_data(version).replace("<name>Skirmish</name>", "")
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("savedGame", text)
        archive.writestr("savedata", data)
        archive.writestr("moduledata", module_data(version))
    return buffer.getvalue()


def picture(name: str) -> bytes:
    """A counter of one colour, or the board with a black frame at its very edge."""
    if name == "board.png":
        image = Image.new("RGB", BOARD_SIZE, BOARD_COLOUR)
        ImageDraw.Draw(image).rectangle((0, 0, BOARD_SIZE[0] - 1, BOARD_SIZE[1] - 1), outline=(0, 0, 0))
    else:
        image = Image.new("RGB", (60, 60), RED if name.startswith("red") else BLUE)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()
