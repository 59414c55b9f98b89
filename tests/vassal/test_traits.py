"""Every trait: the text of VASSAL's own defaults, and encode, decode, encode gives the same text."""

import re
from pathlib import Path

import pytest

import builder.vassal.traits as traits_package
from builder.record import fields, replace
from builder.vassal.color import Color
from builder.vassal.global_command_target import GlobalCommandTarget
from builder.vassal.keys import KeyStroke, ctrl, named
from builder.vassal.traits import (
    TRAITS,
    ActionButton,
    BasicPiece,
    Embellishment,
    Footprint,
    FreeRotator,
    Marker,
    NonRectangular,
    NonRectangularOutline,
    PropertyChange,
    PropertyCommand,
    PropertyConstraints,
    UnknownTrait,
    UsePrototype,
    decode_trait,
)

NASTY = "a;b,c/d\te$f'g|h:i~j=k\\l 城塞"

# What the classes of VASSAL 3.6 print for a new trait, where this tool's default means the same.
ENGINE_DEFAULTS = {
    "BasicPiece": ("piece;;;;", "null;0;0;;0"),
    "Marker": ("mark;", ""),
    "Delete": ("delete;Delete;68,130;", ""),
    "Clone": ("clone;Clone;67,130;", ""),
    "ReportState": ("report;;$location$: $newPieceName$ *;;;;false", "-1"),
    "ReturnToDeck": ("return;Return to Deck;82,130;;Select destination;;2;true;", ""),
    "CalculatedProperty": ("calcProp;;;", ""),
    "Labeler": ("label;;Change label;10;;0,0,0;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;TextLabel;", ""),
    "SubMenu": ("submenu;Sub-Menu;;", ""),
    "MenuSeparator": ("menuSeparator;;", ""),
    "TriggerAction": ("macro;;Trigger;84,130;;;;false;;;counted;;;;false;;1;1", ""),
    "GlobalHotKey": ("globalhotkey;;72,130;;", ""),
    "Immobilized": ("immob;;N;R;", ""),
    "Obscurable": ("obs;77,130;;Mask;I;?;player:;Peek;;true", "null;"),
    "Hideable": ("hide;73,130;Invisible;;player:;0.3;;false", "null"),
    "Restricted": ("restrict;;false;true;", ""),
    "RestrictCommands": ("hideCmd;;Hide;;", ""),
    "PlaceMarker": ("placemark;Place Marker;77,130;null;null;0;0;false;;;;0;false", ""),
    "TableInfo": ("table;2;2;Show Data;83,130;", "null"),
    "PropertySheet": ("propertysheet;;Property Sheet;;0;;;;80,130;", ""),
    "PlaySound": ("playSound;;Play Sound;80,130;false;", ""),
    "Translate": ("translate;Move Forward;77,130;0;60;false;0;0;0;0;", ""),
    "ActionButton": ("button;65,130;-20;-20;40;40;;false", ""),
    "AreaOfEffect": ("AreaOfEffect;128,128,128;30;1;true;Show area;;;true;;", "false"),
    "Pivot": ("pivot;Pivot;;0;0;true;90.0;", ""),
    "Footprint": (
        "footprint;;Movement Trail;false;false;10;255,255,255;0,0,0;100;50;20;30;1.0;;;;",
        "false;;0;false",
    ),
    "DynamicProperty": ("PROP;name;false,0,100,false;;", ""),
    "SetGlobalProperty": ("setprop;name;false,0,100,false;;;Current Zone/Current Map/Module;", ""),
    "MovementMarkable": ("markmoved;moved.gif;0;0;Mark Moved;77,130;", "false"),
    "CounterGlobalKeyCommand": (
        "globalkey;Global Key Command;71,130;75,130;;false;1;true;true;;;-1;COUNTER|false|MAP|||||0|0||false|||EQUALS",
        "",
    ),
}

BY_KIND = {
    "text": NASTY,
    "integer": -17,
    "double": 55.42562584220407,
    "flag": True,
    "color": Color(1, 2, 3, 4),
    "key stroke": named("退却; now"),
    "key strokes": (ctrl("F"), named("x;y"), KeyStroke(116)),
    "texts": ("", NASTY, "b,"),
    "PropertyConstraints": PropertyConstraints(True, -5, 5, True),
    "list of PropertyCommand": (
        PropertyCommand("A,b:c", ctrl("A"), PropertyChange.increase_by("-1")),
        PropertyCommand("", named("x"), PropertyChange.choose("which, one?", ("a,b", "c"))),
        PropertyCommand("z", None, PropertyChange.set_to('{a + ":" + b}')),
    ),
    "GlobalCommandTarget": GlobalCommandTarget("MODULE", True, "ZONE", zone="a|b;c", property="{x}"),
}


def filled(trait):
    values = {field.name: BY_KIND[field.metadata["kind"].name] for field in fields(trait) if "kind" in field.metadata}
    return trait(**values)


@pytest.mark.parametrize("trait", TRAITS, ids=lambda trait: trait.__name__)
def test_default_comes_back(trait):
    written = trait()
    read = decode_trait(written.type_text(), written.state_text())
    assert read == written


@pytest.mark.parametrize("trait", TRAITS, ids=lambda trait: trait.__name__)
def test_every_field_comes_back_with_every_delimiter_in_it(trait):
    written = filled(trait)
    read = decode_trait(written.type_text(), written.state_text())
    assert read == written
    assert (read.type_text(), read.state_text()) == (written.type_text(), written.state_text())


@pytest.mark.parametrize("name", ENGINE_DEFAULTS)
def test_the_default_is_the_one_of_the_engine(name):
    type_text, state_text = ENGINE_DEFAULTS[name]
    written = next(trait for trait in TRAITS if trait.__name__ == name)()
    # Fields that 3.7 added stand behind those of 3.6, which ignores them.
    assert written.type_text().startswith(type_text)
    assert written.state_text() == state_text


def test_the_table_is_complete():
    folder = Path(traits_package.__file__).parent
    declared = {
        name
        for path in folder.glob("*.py")
        for name in re.findall(r"^class (\w+)\(.*\n(?:.*\n)*?    ID: ", path.read_text("utf-8"), re.M)
    }
    assert declared - {"Trait"} == {trait.__name__ for trait in TRAITS}
    assert len({trait.ID for trait in TRAITS}) == len(TRAITS)


@pytest.mark.parametrize(
    ("trait", "type_text", "state_text"),
    [
        (Marker.of({"Side": "A,B", "Class": ""}), "mark;Side,Class", "A\\,B,"),
        (
            BasicPiece("", "", "a.png", "城", "Map", 3, 4, "17", (("k;", "v"),)),
            "piece;;;a.png;城",
            "Map;3;4;17;1;k\\;;v",
        ),
        (UsePrototype("P"), "prototype;P", ""),
        (UsePrototype("P", (("a", "1,2"), ("b", "x=y"))), r"prototype;P;a=1\,2,b=x\=y", ""),
        (FreeRotator(1, free_key=ctrl("R"), angle="30.0"), "rotate;1;82,130;;;;;;;;;true", "30.0"),
        (FreeRotator(6, ctrl("]"), None, "CW", "CCW"), "rotate;6;93,130;;CW;CCW;;;;;;;;true", "0"),
        (NonRectangular(1.5, "m,0,0,l,1,1,c"), "nonRect2;1.5;m,0,0,l,1,1,c", ""),
        (NonRectangularOutline.of_points(((-1, -1), (1, -1), (0, 1))), "nonRect;m,-1,-1,l,1,-1,l,0,1,c", ""),
        (
            ActionButton(version=1, polygon=((0, 0), (9, -9))),
            "button;65,130;-20;-20;40;40;;false;false;1;2;0;0;9;-9",
            "",
        ),
        (
            Footprint(start_map="Map", points=((1, 2), (3, 4)), ever_initialized=True, last_length=2),
            "footprint;;Movement Trail;false;false;10;255,255,255;0,0,0;100;50;20;30;1.0;;;;;false",
            "false;Map;2;1,2;3,4;true;2",
        ),
    ],
)
def test_irregular_traits(trait, type_text, state_text):
    assert (trait.type_text(), trait.state_text()) == (type_text, state_text)
    assert decode_trait(type_text, state_text) == trait


def test_a_layer_of_old_modules_is_converted_as_the_engine_does():
    layer = decode_trait("emb2;Flip;2;F;;2;;;2;;;;;false;0;0;a.png,b.png;,+ back;true;;;;false;;1", "-1")
    assert isinstance(layer, Embellishment)
    assert (layer.version, layer.always_active, layer.activate_key_stroke) == (1, False, ctrl("F"))
    assert (layer.images, layer.names, layer.level) == (("a.png", "b.png"), ("", "+ back"), -1)


def test_fields_that_an_older_vassal_did_not_write_stay_away_until_they_are_set():
    text = "return;Return;82,130;Cup"
    trait = decode_trait(text)
    assert trait.type_text() == text
    assert replace(trait, description="x").type_text() == "return;Return;82,130;Cup;Select destination;x"
    old_target = "globalkey;a;71,130;75,130;;false;1;true;true;;;-1;COUNTER|false|MAP|||||0|0||false|||EQUALS"
    assert decode_trait(old_target).type_text() == old_target


def test_fields_of_a_newer_vassal_are_kept():
    text = "delete;Delete;68,130;;new;er"
    assert decode_trait(text).type_text() == text


def test_an_unknown_trait_stays_as_it_is():
    assert decode_trait("VASL.Hip;a\\;b", "x") == UnknownTrait("VASL.Hip;a\\;b", "x")
