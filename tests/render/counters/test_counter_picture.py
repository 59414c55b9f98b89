from __future__ import annotations

import io

import pytest
from PIL import Image

from builder.model.picture_name import counter_picture
from builder.record import replace
from builder.render.counter_picture import contact_sheet, faces, render_counters, resolution
from builder.render.text import SUPERSAMPLING


def test_every_counter_has_a_picture_of_each_of_its_states(skirmish, layouts, skirmish_art):
    artifacts, found = render_counters(skirmish, layouts, 75, skirmish_art)
    assert found == ()
    assert [artifact.path for artifact in artifacts] == [
        f"counters/{counter_picture(counter, state)}"
        for counter in skirmish.counters
        for state in skirmish.counter_class(counter.class_id).states
    ]
    assert {Image.open(io.BytesIO(artifact.content)).size for artifact in artifacts} == {(75, 75)}


def test_the_same_data_gives_the_same_bytes(skirmish, layouts, skirmish_art):
    assert render_counters(skirmish, layouts, 75, skirmish_art) == render_counters(skirmish, layouts, 75, skirmish_art)


def test_no_two_faces_of_one_counter_look_the_same(skirmish, layouts, skirmish_art):
    artifacts, _ = render_counters(skirmish, layouts, 75, skirmish_art)
    assert len({artifact.content for artifact in artifacts}) == len(artifacts)


def test_a_larger_class_has_larger_pictures(skirmish, layouts, skirmish_art):
    classes = tuple(
        replace(known, width_mm=31.75, height_mm=19.05) if known.id == "fort" else known for known in skirmish.classes
    )
    artifacts, _ = render_counters(replace(skirmish, classes=classes), layouts, 75, skirmish_art)
    sizes = {artifact.path: Image.open(io.BytesIO(artifact.content)).size for artifact in artifacts}
    assert sizes["counters/red-fort-front.png"] == (150, 90)
    assert sizes["counters/red-lion-front.png"] == (75, 75)


def test_a_class_with_an_unknown_layout_is_named_with_the_nearest(skirmish, layouts, skirmish_art):
    classes = tuple(replace(known, layout="charakter") if known.id == "leader" else known for known in skirmish.classes)
    artifacts, found = render_counters(replace(skirmish, classes=classes), layouts, 75, skirmish_art)
    (fault,) = found
    assert (fault.code, fault.origin) == ("unknown-layout", skirmish.counter_class("leader").origin)
    assert "'charakter'; there is none; did you mean 'character'?" in fault.message
    assert not any("falcon" in artifact.path for artifact in artifacts)


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("counter_px", [60, 75, 100, 188])
@pytest.mark.parametrize("game_id", ["skirmish", "drake"])
def test_no_text_leaves_its_field_and_no_field_the_counter(
    game_id, counter_px, language, request, layouts, skirmish_art
):
    game = replace(request.getfixturevalue(game_id), language=language)
    for _, face in faces(game, layouts, resolution(counter_px), skirmish_art):
        for drawn in face.log:
            if drawn.field:
                assert_inside(drawn.box, drawn.field, drawn)
                assert_inside(drawn.field, (0, 0, *face.image.size), drawn)
            assert_inside(drawn.box, (0, 0, *face.image.size), drawn)


def assert_inside(inner, outer, drawn):
    slack = 1 / SUPERSAMPLING
    assert inner[0] >= outer[0] - slack, drawn
    assert inner[1] >= outer[1] - slack, drawn
    assert inner[0] + inner[2] <= outer[0] + outer[2] + slack, drawn
    assert inner[1] + inner[3] <= outer[1] + outer[3] + slack, drawn


def test_texts_of_different_fields_do_not_lie_over_each_other(drake, layouts):
    for subject, face in faces(drake, layouts, resolution(75)):
        texts = [drawn for drawn in face.log if drawn.stroke == "text"]
        for index, first in enumerate(texts):
            for second in texts[index + 1 :]:
                assert not overlap(first.box, second.box), (subject.counter.id, subject.state.id, first, second)


def overlap(first, second) -> bool:
    return (
        first[0] < second[0] + second[2]
        and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3]
        and second[1] < first[1] + first[3]
    )


def test_the_contact_sheet_has_every_face_at_its_size(skirmish, layouts, skirmish_art):
    sheet = contact_sheet(skirmish, layouts, 75, columns=10, art=skirmish_art)
    count = len(render_counters(skirmish, layouts, 75, skirmish_art)[0])
    assert sheet.size == (10 * 81 + 6, -(-count // 10) * 81 + 6)
