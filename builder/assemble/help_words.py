"""The help pages' own words, in every language that they are written in."""

from __future__ import annotations

HELP_WORDS: dict[str, dict[str, str]] = {
    "guide": {"ja": "遊び方：手順・ボタン・メニュー・キー", "en": "How to play: turn, buttons, menus, keys"},
    "about": {"ja": "このモジュールについて", "en": "About this module"},
    "the-turn": {"ja": "ターンの手順", "en": "The turn"},
    "phase": {"ja": "フェイズ", "en": "Phase"},
    "what-is-done": {"ja": "すること", "en": "What is done"},
    "rule": {"ja": "規則", "en": "Rule"},
    "buttons": {"ja": "メイン画面のボタン", "en": "Buttons of the main window"},
    "button": {"ja": "ボタン", "en": "Button"},
    "sheet-buttons": {"ja": "シートのボタン", "en": "Buttons in the windows of sheets"},
    "sheet-note": {
        "ja": "数を変える項目はトラック上のマーカーのメニューにもあります。マーカーを手で動かしても構いません。",
        "en": "What changes numbers stands in the menus of the markers on the tracks too. A marker may also be moved by hand.",
    },
    "menus": {"ja": "カウンターのメニュー（右クリック）", "en": "Menus of the counters (right click)"},
    "entry": {"ja": "項目", "en": "Entry"},
    "key": {"ja": "キー", "en": "Key"},
    "only": {"ja": "対象", "en": "For"},
    "keys": {"ja": "キー", "en": "Keys"},
    "does": {"ja": "はたらき", "en": "What it does"},
    "every-counter": {"ja": "すべてのカウンター", "en": "Every counter"},
    "choices": {"ja": "{first} から {last} まで選ぶ", "en": "a choice from {first} to {last}"},
    "against": {
        "ja": "サイの目が {numbers} 以下ごとに１ヒット。個数を選ぶ",
        "en": "a hit for each die and each of {numbers} that it does not exceed; choose how many dice",
    },
    "at-least": {"ja": "合計 {number} 以上で「{success}」", "en": "from {number} on: {success}"},
    "at-most": {"ja": "合計が選んだ数以下で「{success}」", "en": "up to the number that you choose: {success}"},
    "only-when-empty": {"ja": "{cup}が空のときだけ", "en": "only when the {cup} is empty"},
    "hidden": {"ja": "手元・カップ・山札", "en": "Hands, cups and decks"},
    "hand": {
        "ja": "「{board}」は {seats} だけが開けます。他のプレイヤーには中身が見えず、入れたものの名前も表示されません。",
        "en": "Only {seats} can open “{board}”. Nobody else sees what is in it, and what goes in is not named.",
    },
    "cup": {
        "ja": "「{cup}」の中は裏向きで、引くたびに混ぜられます。",
        "en": "What is in the {cup} lies face down and is shuffled at every draw.",
    },
    "deck": {
        "ja": "「{cup}」のカードは表向きです。右クリックして「カードを選んで引く…」で選び、山から引き出します。",
        "en": "The cards of the {cup} lie face up: right-click it, choose “Choose cards…”, then drag them from the deck.",
    },
    "zoom": {"ja": "拡大・縮小（Ctrl を押してホイールでも）", "en": "zoom in and out (also Ctrl and the wheel)"},
    "viewer": {
        "ja": "スタックの中身を大きく見る（マウスを止めても）",
        "en": "look into a stack (or rest the mouse on it)",
    },
    "flare": {"ja": "地図を示す印を全員に見せる", "en": "show everybody a spot on the map"},
    "flare-key": {"ja": "Alt＋クリック", "en": "Alt + click"},
    "viewer-key": {"ja": "Ctrl＋スペース", "en": "Ctrl + space"},
    "palette-does": {"ja": "すべてのカウンターから選んで地図に置く", "en": "choose any counter and put it on a map"},
    "inventory-does": {"ja": "どこに何があるかを陣営ごとに一覧する", "en": "see what stands where, side by side"},
    "notes-does": {"ja": "シナリオの注記と自分のメモ", "en": "the notes of the scenario, and your own"},
    "drag": {"ja": "ドラッグ", "en": "drag"},
    "drag-does": {
        "ja": "カウンターを動かす。動いたものには印と跡がつき、場所の名前がチャットに出る",
        "en": "move a counter; it is marked as moved, leaves a trail, and the chat names the places",
    },
    "version": {"ja": "版", "en": "Version"},
    "credits": {"ja": "制作", "en": "Credits"},
    "notes": {"ja": "お断り", "en": "Please note"},
    "schematic": {
        "ja": "本モジュールが決めたもの（模式的な配置など）",
        "en": "What is ours (schematic places and the like)",
    },
    "blank": {
        "ja": "公開された規則に無い値は空欄です。推測では埋めていません。",
        "en": "A value that no public rule gives is blank. Nothing is filled in by guess.",
    },
    "built": {
        "ja": "このモジュールは vmodsmith がデータから作りました。規則の文章は含みません。規則書とユニットが必要です。",
        "en": "vmodsmith made this module from data. It holds no text of the rulebook: you need the game itself.",
    },
}


def help_word(key: str, language: str) -> str:
    """The word for ``key`` in ``language``, in English where it has no other. KeyError for an unknown key."""
    words = HELP_WORDS[key]
    return words.get(language, words["en"])
