"""Counter layouts: ``templates/counters/*.yaml`` to records, with ``extends`` resolved and every slip at its place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath

from builder.diagnostic import Diagnostic
from builder.load.fields import Faults, Fields, with_nearest
from builder.load.layout_element import read_element
from builder.load.node import Mapping, Node, Scalar
from builder.load.palette import Palette
from builder.load.symbols import read_symbols
from builder.model.layout import Element, Layout, Symbol
from builder.model.message import Message, say

_SYMBOL_SET = "symbols"


def read_layouts(documents: Iterable[tuple[str, Node]]) -> tuple[dict[str, Layout], tuple[Diagnostic, ...]]:
    """The layouts of some YAML files by id, which is the file's name; of two files of one name the first counts.

    So a project's own folder, given first, wins over the one that comes with the tool. A file ``symbols.yaml`` is a symbol
    set; those of all folders are joined. Reports ``unknown-layout`` and ``layout-circle`` for ``extends``, and what
    ``Fields`` reports.
    """
    faults = Faults()
    nodes: dict[str, Node] = {}
    symbols: dict[str, Symbol] = {}
    for file, node in documents:
        name = PurePosixPath(file).stem
        if name == _SYMBOL_SET:
            symbols = read_symbols(node, faults) | symbols
        else:
            nodes.setdefault(name, node)
    layouts = {name: _read_layout(name, nodes, symbols, faults) for name in nodes}
    return layouts, tuple(dict.fromkeys(faults.found))


def _read_layout(name: str, nodes: dict[str, Node], symbols: dict[str, Symbol], faults: Faults) -> Layout:
    grid: tuple[int, ...] = ()
    palette = Palette()
    elements: dict[str, Node] = {}
    for ancestor in _ancestry(name, nodes, faults):
        fields = Fields(nodes[ancestor], faults, "layout")
        if (written := fields.identifier("layout")) and written != ancestor:
            message = say(
                "このファイルは「{file}.yaml」ですが、「layout: {written}」とあります。同じでなければなりません",
                "this file is '{file}.yaml', but it says 'layout: {written}'; both must be the same",
                file=ancestor,
                written=written,
            )
            faults.error(fields.origin_of("layout"), "wrong-id", message)
        fields.optional_text("extends")
        fields.optional_names("note")
        grid = fields.integers("grid", 2) or grid
        palette = palette.joined(fields, faults)
        for removed in fields.scalars("remove"):
            if elements.pop(removed.text or "", None) is None:
                faults.error(removed.origin, "unknown-element", _no_element(removed.text or "", elements))
        _join_elements(fields, elements, faults)
        fields.finish()
    if len(grid) != 2 or min(grid) <= 0:
        message = Message(
            "レイアウトには「grid」（[横の分割数, 縦の分割数]）が必要です",
            "a layout needs 'grid': [parts across, parts down]",
        )
        faults.error(nodes[name].origin, "missing-key", message)
        grid = (100, 100)
    read = [read_element(element_id, node, palette, faults) for element_id, node in elements.items()]
    drawn: tuple[Element, ...] = tuple(element for element in read if element is not None)
    return Layout(name, (grid[0], grid[1]), drawn, nodes[name].origin, symbols)


def _ancestry(name: str, nodes: dict[str, Node], faults: Faults) -> list[str]:
    """The chain of ``extends``, the oldest first."""
    chain = [name]
    while True:
        node = nodes[chain[0]]
        parent = node.find("extends") if isinstance(node, Mapping) else None
        if not isinstance(parent, Scalar) or parent.text is None:
            return chain
        if parent.text in chain:
            message = say(
                "「{name}」は「{parent}」を引き継いでいますが、それをたどると自分に戻ります",
                "'{name}' extends '{parent}', which leads back to itself",
                name=chain[0],
                parent=parent.text,
            )
            faults.error(parent.origin, "layout-circle", message)
            return chain
        if parent.text not in nodes:
            message = say(
                "「{parent}」というレイアウトはありません", "there is no layout '{parent}'", parent=parent.text
            )
            faults.error(parent.origin, "unknown-layout", with_nearest(message, parent.text, nodes))
            return chain
        chain.insert(0, parent.text)


def _join_elements(fields: Fields, elements: dict[str, Node], faults: Faults) -> None:
    """Lay this layout's elements over those it extends: one of the same id changes the keys that it gives."""
    for item in fields.items("elements"):
        element_id = item.find("id") if isinstance(item, Mapping) else None
        if not isinstance(element_id, Scalar) or element_id.text is None:
            message = Message(
                "要素には「id」（ほかのレイアウトから変更するときの名前）が必要です",
                "an element needs 'id': the name by which other layouts can change it",
            )
            faults.error(item.origin, "missing-key", message)
            continue
        inherited = elements.get(element_id.text)
        elements[element_id.text] = _overlaid(inherited, item) if inherited is not None else item


def _overlaid(lower: Node, upper: Node) -> Node:
    if not (isinstance(lower, Mapping) and isinstance(upper, Mapping)):
        return upper
    given = {key.text for key, _ in upper.entries}
    kept = tuple((key, value) for key, value in lower.entries if key.text not in given)
    return Mapping(upper.origin, kept + upper.entries)


def _no_element(name: str, elements: dict[str, Node]) -> Message:
    message = say(
        "引き継いだレイアウトに「{name}」という要素はありません",
        "the layout that this one extends has no element '{name}'",
        name=name,
    )
    return with_nearest(message, name, elements)
