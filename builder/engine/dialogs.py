"""The dialogs that stand open: a modal one means that a player would have to answer (in the session's process)."""

from __future__ import annotations

import re

from builder.engine.virtual_machine import JavaObject, implementation, java_class, text
from builder.record import Record

# VASSAL shows its progress in modal dialogs too; those close by themselves.
_PROGRESS_CLASSES = ("VASSAL.tools.swing.ProgressDialog",)


class OpenDialog(Record):
    """A modal dialog: the Java window and its words."""

    window: JavaObject
    words: str

    @property
    def only_button(self) -> JavaObject | None:
        """The one button of a dialog that only tells something; None where it asks for a choice or an entry."""
        inside = _components(self.window)
        buttons = [part for part in inside if isinstance(part, java_class("javax.swing.JButton")) and part.isShowing()]
        entries = (
            java_class("javax.swing.JTextField"),
            java_class("javax.swing.JComboBox"),
            java_class("javax.swing.JToggleButton"),
        )
        asks = any(isinstance(part, entries) and part.isShowing() for part in inside)
        return buttons[0] if len(buttons) == 1 and not asks else None

    def close(self) -> None:
        """Press the only button, on Swing's thread, without waiting for what follows."""
        button = self.only_button
        if button is not None:
            press = implementation("java.lang.Runnable", run=button.doClick)
            java_class("javax.swing.SwingUtilities").invokeLater(press)


def modal_dialogs() -> tuple[OpenDialog, ...]:
    """Every modal dialog that is open now."""
    dialog = java_class("java.awt.Dialog")
    return tuple(
        OpenDialog(window, words_of(window))
        for window in java_class("java.awt.Window").getWindows()
        if isinstance(window, dialog)
        and window.isShowing()
        and window.isModal()
        and text(window.getClass().getName()) not in _PROGRESS_CLASSES
    )


def words_of(window: JavaObject) -> str:
    """Title, labels, texts and buttons of a window, in reading order, separated by a bar."""
    text_component = java_class("javax.swing.text.JTextComponent")
    with_text = (java_class("javax.swing.JLabel"), java_class("javax.swing.AbstractButton"))
    words = [text(window.getTitle())]
    for part in _components(window):
        if isinstance(part, text_component):
            document = part.getDocument()
            words.append(text(document.getText(0, document.getLength())))
        elif isinstance(part, with_text):
            words.append(text(part.getText()))
    cleaned = (_without_markup(word) for word in words)
    return " | ".join(word for word in dict.fromkeys(cleaned) if word)


def _components(container: JavaObject) -> list[JavaObject]:
    """All visible components inside, in reading order."""
    found: list[JavaObject] = []
    for child in container.getComponents():
        if not child.isVisible():
            continue
        found.append(child)
        if isinstance(child, java_class("java.awt.Container")):
            found.extend(_components(child))
    return found


def _without_markup(word: str) -> str:
    if word.lstrip().lower().startswith("<html"):
        word = re.sub(r"<[^>]*>", " ", word)
    return " ".join(word.split())
