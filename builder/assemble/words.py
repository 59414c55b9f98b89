"""The module's own words, in every language that it speaks: menus, buttons, chat lines."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "flip": {"ja": "裏返す", "en": "Flip"},
    "damage": {"ja": "被害", "en": "Damage"},
    "repair": {"ja": "修理", "en": "Repair"},
    "next-face": {"ja": "次の面へ", "en": "Next face"},
    "previous-face": {"ja": "前の面へ", "en": "Previous face"},
    "face-down": {"ja": "裏向き", "en": "face down"},
    "not-at": {"ja": "「{space}」ではできない", "en": "not while it is {space}"},
    "price": {"ja": "価格", "en": "price"},
    "too-dear": {"ja": "足りず、{pays}をすべて失う", "en": "too dear: all of {pays} is lost"},
    "cup-is-empty": {"ja": "{cup}は空", "en": "the {cup} is empty"},
    "still-in-cup": {"ja": "{cup}にまだ {left} 個ある", "en": "the {cup} still holds {left}"},
    "in-cup": {"ja": "{cup}に {left} 個", "en": "the {cup} holds {left}"},
    "rolled": {"ja": "サイの目", "en": "rolled"},
    "refused": {"ja": "できない：{why}", "en": "not possible: {why}"},
    "at-least": {"ja": "{gauge} {have}（{limit} 以上が必要）", "en": "{gauge} {have}, {limit} at least"},
    "at-most": {"ja": "{gauge} {have}（{limit} 以下が必要）", "en": "{gauge} {have}, {limit} at most"},
    "not-there": {"ja": "「{space}」ではない", "en": "it is not “{space}”"},
    "dice-count": {"ja": "{dice}個", "en": "× {dice}"},
    "hits": {"ja": " ヒット", "en": " hits"},
    "success": {"ja": "成功", "en": "success"},
    "failure": {"ja": "失敗", "en": "failure"},
    "choose-cards": {"ja": "カードを選んで引く…", "en": "Choose cards…"},
    "set-to": {"ja": "移す", "en": "Set to"},
    "one-counter": {"ja": "カウンター１個", "en": "one counter"},
    "move-back": {"ja": "元の場所へ戻す", "en": "Move back"},
    "counters": {"ja": "カウンター", "en": "counters"},
    "mark-moved": {"ja": "移動済みの印", "en": "Mark moved"},
    "clear-moved": {"ja": "移動済みの印を消す", "en": "Clear the moved marks"},
    "trail": {"ja": "移動の跡", "en": "Movement trail"},
    "delete": {"ja": "取り除く", "en": "Remove"},
    "deleted": {"ja": "取り除いた", "en": "removed"},
    "palette": {"ja": "カウンター一覧", "en": "Counters"},
    "other-counters": {"ja": "その他", "en": "Other"},
    "turn": {"ja": "ターン", "en": "Turn"},
    "phase": {"ja": "フェイズ", "en": "Phase"},
    "next-turn": {"ja": "次のフェイズへ", "en": "Next phase"},
    "setups": {"ja": "シナリオ", "en": "Scenarios"},
    "inventory": {"ja": "戦力一覧", "en": "Forces"},
    "observer": {"ja": "観戦", "en": "Observer"},
    "choose-side": {"ja": "陣営を選ぶ", "en": "Choose a side"},
    "overview": {"ja": "全体図", "en": "Overview"},
    "zoom-in": {"ja": "拡大", "en": "Zoom in"},
    "zoom-out": {"ja": "縮小", "en": "Zoom out"},
    "zoom-choose": {"ja": "倍率", "en": "Zoom"},
    "hide-pieces": {"ja": "駒を隠す／戻す", "en": "Hide or show pieces"},
    "save-image": {"ja": "地図を画像に保存", "en": "Save the map as a picture"},
    "save-text": {"ja": "駒の一覧を文書に保存", "en": "Save the pieces as text"},
    "text-button": {"ja": "文", "en": "Txt"},
    "range-line": {"ja": "距離線", "en": "Range line"},
    "range": {"ja": "距離", "en": "Range"},
    "notes": {"ja": "メモ", "en": "Notes"},
    "sheets": {"ja": "シート", "en": "Sheets"},
    "moved-to": {"ja": "へ移動", "en": "moves to"},
    "created": {"ja": "を置いた", "en": "placed"},
    "rolls": {"ja": "が振った", "en": "rolls"},
    "any-hex-taken": {
        "ja": "どのヘックスに置いてもよい。ここでは最初の {hex} に置いた",
        "en": "may stand in any of the hexes; here in the first, {hex}",
    },
}


HERE = "Here"
"""The property in which every counter has the name of the place where it stands, in the player's language."""

LANGUAGES = ("ja", "en")
"""The languages that the module's own words are in."""


def word(key: str, language: str) -> str:
    """The module's word for ``key`` in ``language``, in English where it has no other. KeyError for an unknown key."""
    words = WORDS[key]
    return words.get(language, words["en"])
