"""Being a player: opening a module as VASSAL's Player does, and starting a game from it (in the session's process)."""

from __future__ import annotations

from pathlib import Path

from builder.engine.virtual_machine import JavaObject, implementation, java_class, on_swing, settle, text
from builder.record import Record

PLAYER_NAME = "vmodsmith"
# Preferences that make VASSAL ask in a modal dialog: for a log file when a game begins, for comments when it is saved
# (BasicLogger), and whether a second save shall be loaded over the first (GlobalOptions).
_QUESTIONS = ("PromptNewLogAtStart", "promptLogComment", "oldContinuation")


class Setup(Record):
    """A predefined setup as VASSAL built it (``component`` is the Java PredefinedSetup)."""

    component: JavaObject
    name: str
    file: str
    menu: tuple[str, ...]


def engine_version() -> str:
    """The version of the VASSAL on the class path, e.g. ``3.7.26``."""
    info = java_class("VASSAL.Info")
    info.setConfig(java_class("VASSAL.launch.StandardConfig")())
    return text(info.getVersion())


def open_module(vmod: Path, language: str = "en") -> JavaObject:
    """Open the module and show the player's window; gives the Java GameModule. (VASSAL.launch.Player.launch)

    ``language`` is what the player has chosen in the preferences: without a choice VASSAL speaks English, whatever the
    machine's own language is. (Resources.init)
    """
    java_class("VASSAL.i18n.Resources").setLocale(java_class("java.util.Locale")(language))
    java_class("java.lang.Thread").setDefaultUncaughtExceptionHandler(java_class("VASSAL.launch.ExceptionHandler")())
    _log_bugs_without_dialog()
    module_class = java_class("VASSAL.build.GameModule")

    def build() -> None:
        constructor = java_class("VASSAL.launch.Player$PlayerMenuManager").class_.getDeclaredConstructor()
        constructor.setAccessible(True)
        constructor.newInstance()
        module_class.init(module_class(java_class("VASSAL.tools.DataArchive")(str(vmod))))
        java_class("VASSAL.build.module.ExtensionsLoader")().addTo(module_class.getGameModule())
        java_class("VASSAL.i18n.Localization").getInstance().translate()

    on_swing(build)
    module = module_class.getGameModule()

    def show() -> None:
        preferences = module.getPrefs()
        for question in _QUESTIONS:
            preferences.setValue(question, java_class("java.lang.Boolean").FALSE)
        preferences.setValue("RealName", PLAYER_NAME)
        module.getPlayerWindow().setVisible(True)

    on_swing(show)
    settle()
    return module


def _log_bugs_without_dialog() -> None:
    """VASSAL's "bug" dialog asks the network for a newer version; an error in the log says what the dialog would, and more."""
    log = java_class("org.slf4j.LoggerFactory").getLogger("VASSAL")

    def handle(thrown: JavaObject) -> None:
        log.error("", thrown)

    handler = implementation("VASSAL.tools.bug.BugHandler", accept=lambda _: True, handle=handle)
    java_class("VASSAL.tools.ErrorDialog").addBugHandler(handler)


def predefined_setups(module: JavaObject) -> tuple[Setup, ...]:
    """The setups that can be started, in the order of the menu; the submenus themselves are not among them."""
    return tuple(_setups_below(module, ()))


def _setups_below(parent: JavaObject, menu: tuple[str, ...]) -> list[Setup]:
    setup_class = java_class("VASSAL.build.module.PredefinedSetup")
    found: list[Setup] = []
    for component in parent.getBuildables():
        if not isinstance(component, setup_class):
            continue
        name = text(component.getConfigureName())
        if component.isMenu():
            found.extend(_setups_below(component, (*menu, name)))
        else:
            file = text(component.getFileName()) if component.isUseFile() else ""
            found.append(Setup(component=component, name=name, file=file, menu=menu))
    return found


def start_setup(module: JavaObject, setup: Setup) -> None:
    """Start a predefined setup as the File menu does, in the foreground. (PredefinedSetup.launch)

    Raises ``LoadError`` where the setup's file is not in the module or started no game.
    """
    if not setup.file:
        start_new_game(module)
        return

    def load() -> None:
        _skip_wizard(module)
        try:
            contents = setup.component.getSavedGameContents()
        except java_class("java.io.IOException") as error:
            raise LoadError(f"the setup's file {setup.file} is not in the module") from error
        module.getGameState().loadGameInForeground(setup.file, contents)

    on_swing(load)
    settle()
    if not module.getGameState().isGameStarted():
        raise LoadError(f"the setup's file {setup.file} did not start a game: it is no saved game of VASSAL")


def start_saved_game(module: JavaObject, save: Path) -> None:
    """Open a saved game on disk. Raises ``LoadError`` where it started no game. (GameState.loadGameInForeground)"""

    def load() -> None:
        _skip_wizard(module)
        module.getGameState().loadGameInForeground(java_class("java.io.File")(str(save)))

    on_swing(load)
    settle()
    if not module.getGameState().isGameStarted():
        raise LoadError(f"the saved game {save.name} did not start a game")


def start_new_game(module: JavaObject) -> None:
    """File, New Game: boards as the module sets them, or the first of each map. (GameState.setup)"""

    def begin() -> None:
        boards = java_class("VASSAL.build.module.map.BoardPicker")
        for step in list(module.getGameState().getUnfinishedSetupSteps()):
            if isinstance(step, boards):
                step.getControls()
                step.finish()
        _skip_wizard(module)
        state = module.getGameState()
        state.setup(False)
        _skip_wizard(module)
        state.setup(True)
        if hasattr(state, "freshenStartupGlobalKeyCommands"):  # VASSAL 3.7
            state.freshenStartupGlobalKeyCommands(module)

    on_swing(begin)
    settle()


def _skip_wizard(module: JavaObject) -> None:
    """Take the unfinished questions (side, boards) away, or VASSAL asks them in a modal wizard. (GameSetupStep)"""
    state = module.getGameState()
    for step in list(state.getUnfinishedSetupSteps()):
        state.removeGameSetupStep(step)


class LoadError(Exception):
    """No game was started; the text says why."""
