"""What a player reads on the screen: buttons, the list of forces, the stack viewer (in the session's process)."""

from __future__ import annotations

from collections.abc import Callable

from builder.engine.order import Step
from builder.engine.reading import map_list
from builder.engine.virtual_machine import JavaObject, java_class, text


class LookError(Exception):
    """There is no such thing to look at; the text says what there is."""


def look(module: JavaObject, step: Step) -> list[str]:
    """The lines that the player of this session sees there (the step ``look``). Raises ``LookError``.

    - ``buttons``: each button of the main window, ``[off] `` before those that can't be pressed; those in a menu after its name
    - ``inventory``: each piece in the list of forces, the headings above it joined by `` > ``
    - ``viewer``: each line of the stack viewer at pixel ``x``, ``y`` of the map ``map``
    """
    ways: dict[str, Callable[[], list[str]]] = {
        "buttons": lambda: _buttons(module),
        "inventory": lambda: _inventory(module),
        "viewer": lambda: _viewer(step),
    }
    if step.value not in ways:
        raise LookError(f"there is no {step.value!r} to look at; there are: {', '.join(sorted(ways))}")
    return ways[step.value]()


def _buttons(module: JavaObject) -> list[str]:
    button_class = java_class("javax.swing.AbstractButton")
    lines: list[str] = []
    for component in module.getToolBar().getComponents():
        if isinstance(component, button_class) and component.isVisible():
            lines.append(_button(component))
    menus = java_class("VASSAL.build.module.ToolbarMenu")
    for menu in module.getAllDescendantComponentsOf(menus.class_):
        title = text(menu.getConfigureName())
        items = _field(menu, "VASSAL.build.module.ToolbarMenu", "menu").getComponents()
        lines += [f"{title} > {_button(item)}" for item in items if isinstance(item, button_class)]
    return lines


def _button(button: JavaObject) -> str:
    label = text(button.getText()) or text(button.getToolTipText())
    return label if button.isEnabled() else f"[off] {label}"


def _inventory(module: JavaObject) -> list[str]:
    """Java: ``Inventory.refresh`` builds the tree anew, as its button does; its leaves are the pieces."""
    inventories = list(module.getComponentsOf(java_class("VASSAL.build.module.Inventory").class_))
    if not inventories:
        raise LookError("the module has no list of forces (Inventory)")
    refresh = java_class("VASSAL.build.module.Inventory").class_.getDeclaredMethod("refresh")
    refresh.setAccessible(True)
    refresh.invoke(inventories[0])
    tree = _field(inventories[0], "VASSAL.build.module.Inventory", "tree").getModel()
    lines: list[str] = []

    def walk(node: JavaObject, above: tuple[str, ...]) -> None:
        count = int(tree.getChildCount(node))
        if count == 0 and above:
            lines.append(" > ".join((*above[1:], text(node.toString()))))
        for number in range(count):
            walk(tree.getChild(node, number), (*above, text(node.toString())))

    walk(tree.getRoot(), ())
    return lines


def _viewer(step: Step) -> list[str]:
    """Java: ``CounterDetailViewer.getDisplayablePieces`` at the mouse's place, each in the format of the text below it."""
    name = "VASSAL.build.module.map.CounterDetailViewer"
    viewer_class = java_class(name)
    for seen in map_list():
        if text(seen.getMapName()) == step.map:
            break
    else:
        raise LookError(f"there is no map {step.map!r}")
    viewers = list(seen.getComponentsOf(viewer_class.class_))
    if not viewers:
        raise LookError(f"the map {step.map} has no stack viewer")
    view, point = seen.getView(), seen.mapToComponent(java_class("java.awt.Point")(step.x, step.y))
    event_class = java_class("java.awt.event.MouseEvent")
    event = event_class(view, event_class.MOUSE_MOVED, 0, 0, point.x, point.y, 0, False)
    mouse = viewer_class.class_.getDeclaredField("currentMousePosition")
    mouse.setAccessible(True)
    mouse.set(viewers[0], event)
    shown = viewer_class.class_.getDeclaredMethod("getDisplayablePieces")
    shown.setAccessible(True)
    line = _field(viewers[0], name, "counterReportFormat")
    lines = [text(line.getLocalizedText(piece)) for piece in shown.invoke(viewers[0])]
    mouse.set(viewers[0], None)
    return lines


def _field(owner: JavaObject, class_name: str, name: str) -> JavaObject:
    field = java_class(class_name).class_.getDeclaredField(name)
    field.setAccessible(True)
    return field.get(owner)
