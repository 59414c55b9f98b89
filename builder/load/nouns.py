"""What things of the data are called in messages: a table of text, English and Japanese."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from builder.model.message import Message

NOUNS: Mapping[str, str] = {
    "'when' of a layout element": "レイアウト要素の「when」",
    "alliance": "同盟",
    "amended rule": "修正された規則",
    "band": "勝利の段階",
    "board": "盤",
    "box": "ボックス",
    "box for the unset marker": "未設定マーカー用のボックス",
    "button": "ボタン",
    "class": "駒のクラス",
    "clock": "ターン（turns）",
    "column": "列",
    "command": "コマンド",
    "constraint": "制約",
    "constraint of an erratum": "正誤表の制約",
    "constraints file": "制約ファイル",
    "counter": "駒",
    "counter file": "駒のファイル",
    "counter of an erratum": "正誤表の駒",
    "cup": "カップ",
    "deck": "山札",
    "die table": "ダイス表",
    "digit": "桁",
    "edge": "辺",
    "edge kind": "辺の種類",
    "erratum": "正誤表の項目",
    "exception": "例外",
    "field": "値の欄",
    "file of errata": "正誤表のファイル",
    "game": "ゲーム",
    "gauge": "計数器",
    "grid": "グリッド",
    "hand": "手札",
    "hexside": "辺",
    "layout": "レイアウト",
    "layout element": "レイアウト要素",
    "line of 'counters'": "「counters」の行",
    "line of 'places'": "「places」の行",
    "line of 'text'": "「text」の行",
    "line of the summary": "要約の行",
    "line to take away": "取り除く行",
    "link": "つながり",
    "map style": "マップのスタイル",
    "marker": "マーカー",
    "operation": "操作",
    "phase": "フェイズ",
    "place": "場所",
    "place of an erratum": "正誤表の場所",
    "play file": "play.yaml",
    "print style": "印刷のスタイル",
    "purchase": "購入",
    "region": "範囲（region）",
    "result": "結果",
    "roll": "ロール",
    "roll of an operation": "操作のロール",
    "roll of dice": "ダイスロール",
    "seat": "プレイヤー席",
    "setup": "セットアップ",
    "setup of an erratum": "正誤表のセットアップ",
    "shape": "図形",
    "sheet style": "シートのスタイル",
    "side": "陣営",
    "side's heading": "陣営の見出し",
    "space": "マス",
    "state": "状態",
    "spelling of 'also'": "「also」の表記",
    "step": "段階",
    "stroke": "線",
    "symbol": "記号",
    "symbol file": "記号ファイル",
    "symbol set": "記号セット",
    "cell of a table": "表のマス",
    "table of a board": "盤の表",
    "table of colours": "色の表",
    "table of old ids": "古いidの表",
    "terrain": "地形",
    "territory": "領土",
    "track": "トラック",
    "track's value": "トラックの値",
    "transfer": "移動",
    "version": "バージョン",
    "victory": "勝利条件",
}

_NAMED = {english: Message(japanese, english) for english, japanese in NOUNS.items()}


def noun(word: str | Message) -> Message:
    """The noun in both languages; a word that is not in the table reads the same in both."""
    return word if isinstance(word, Message) else _NAMED.get(word) or Message(word, word)


def with_article(word: str | Message) -> Message:
    """The noun, in English with its article."""
    named = noun(word)
    return Message(named.ja, f"{'an' if named.en[:1] in 'aeio' else 'a'} {named.en}")


NOBODY = Message("無所属", "nobody")
"""Whose a thing is that no side has."""


def owner_named(side: str | None) -> Message:
    """The side's id; *nobody* for None."""
    return Message(side, side) if side else NOBODY


def owners(sides: Iterable[str | None]) -> Message:
    """The sides' ids in a row."""
    named = [owner_named(side) for side in sides]
    return Message(", ".join(name.ja for name in named), ", ".join(name.en for name in named))


def on_boards(things: Iterable[tuple[str, str]]) -> Message:
    """Things in a row, each with the board on which it lies."""
    pairs = list(things)
    return Message(
        "、".join(f"盤「{board}」の「{thing}」" for thing, board in pairs),
        ", ".join(f"'{thing}' on board '{board}'" for thing, board in pairs),
    )
