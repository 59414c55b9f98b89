"""The files of a project: found, read as text, turned into nodes; what stands in the way is reported at the file."""

from __future__ import annotations

from pathlib import Path

from builder.load.document_cache import DocumentCache, nodes_of
from builder.load.fields import Faults
from builder.load.node import Node
from builder.model.message import Message, say
from builder.model.names import nearest
from builder.origin import Origin

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class DataFiles:
    """The data files of one project as they are read; ``read`` holds the path of each, relative, with forward slashes."""

    def __init__(self, project: Path, faults: Faults, cache: DocumentCache | None = None) -> None:
        self.project = project
        self.faults = faults
        self.read: list[str] = []
        self._cache = cache

    def document(self, file: str, *, private: bool = False) -> Node | None:
        """The nodes of one YAML file; None where it cannot be read, which is reported. Of a ``private`` one no copy is kept."""
        text = self.text(file)
        if text is None:
            return None
        return nodes_of(text, file, self.faults, None if private else self._cache)

    def text(self, file: str) -> str | None:
        """The text of one file.

        Reports ``unreadable-file`` and ``not-utf-8``; warns of a ``byte-order-mark``, which is then left out.
        """
        self.read.append(file)
        try:
            content = (self.project / file).read_bytes()
        except OSError as error:
            self.faults.error(
                Origin(file),
                "unreadable-file",
                say("ファイルを読めません：{why}", "the file cannot be read: {why}", why=error.strerror or str(error)),
            )
            return None
        if content.startswith(_BYTE_ORDER_MARK):
            message = Message(
                "ファイルがBOMで始まっています。BOMなしのUTF-8で保存してください（「UTF-8 BOM」ではなく「UTF-8」）",
                'the file begins with a byte order mark; save it as UTF-8 without one ("UTF-8", not "UTF-8 BOM")',
            )
            self.faults.warning(Origin(file), "byte-order-mark", message)
            content = content.removeprefix(_BYTE_ORDER_MARK)
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError as error:
            self.faults.error(_origin_of_byte(file, content, error.start), "not-utf-8", _encoding_message(content))
            return None

    def documents(self, folder: str, *, private: bool = False) -> tuple[tuple[str, Node], ...]:
        """Every ``.yaml`` file of a folder with its nodes, in the order of names.

        Reports ``missing-folder`` and, so that no file is passed over in silence, ``file-extension`` for ``.yml``.
        """
        path = self.project / folder
        if not path.is_dir():
            self.faults.error(Origin(folder), "missing-folder", self._missing_folder(folder))
            return ()
        found: list[tuple[str, Node]] = []
        for name in sorted(entry.name for entry in path.iterdir()):
            file = f"{folder}/{name}"
            if name.lower().endswith((".yml", ".yaml")) and self.is_named_well(file):
                node = self.document(file, private=private)
                if node is not None:
                    found.append((file, node))
        return tuple(found)

    def is_named_well(self, file: str) -> bool:
        """True where the name ends in ``.yaml``; else reports ``file-extension``."""
        if not file.endswith(".yaml"):
            message = Message(
                "データファイルの名前は .yaml で終わります。名前を変えてください",
                "a data file's name ends in .yaml; rename the file",
            )
            self.faults.error(Origin(file), "file-extension", message)
        return file.endswith(".yaml")

    def _missing_folder(self, folder: str) -> Message:
        parent = (self.project / folder).parent
        near = nearest(Path(folder).name, [entry.name for entry in parent.iterdir()]) if parent.is_dir() else None
        message = say("フォルダ「{folder}」がありません", "the folder '{folder}' is missing", folder=folder)
        if near is None:
            return message
        return say("{message}。「{near}」ならあります", "{message}; there is '{near}'", message=message, near=near)


def _origin_of_byte(file: str, content: bytes, index: int) -> Origin:
    before = content[:index].decode("utf-8")
    return Origin(file, before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)


def _encoding_message(content: bytes) -> Message:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return Message("ファイルがUTF-16です。UTF-8で保存してください", "the file is UTF-16; save it as UTF-8")
    try:
        content.decode("cp932")
    except UnicodeDecodeError:
        return Message(
            "ここから先がUTF-8ではありません。UTF-8で保存してください",
            "the file is not UTF-8 from here on; save it as UTF-8",
        )
    return Message(
        "ここから先がUTF-8ではありません（Shift_JISとしてなら読めます）。UTF-8で保存してください",
        "the file is not UTF-8 from here on (it reads as Shift_JIS); save it as UTF-8",
    )
