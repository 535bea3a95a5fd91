"""Boxes, curves and widths of names."""

from __future__ import annotations

import math

import pytest

from semafor.board.model import Place
from semafor.drawing.geometry import Box, bend, clearance, cubic, distance_to_point, upright_box
from semafor.drawing.lettering import label_box, text_width


def test_boxes_side_by_side_are_as_far_apart_as_the_gap_between_them() -> None:
    assert clearance(upright_box(0, 0, 10, 4), upright_box(13, 0, 20, 4)) == pytest.approx(3)


def test_boxes_that_overlap_have_a_negative_clearance() -> None:
    turned = Box(5, 2, math.sqrt(0.5), math.sqrt(0.5), 6, 1)
    assert clearance(upright_box(0, 0, 10, 4), turned) < 0


def test_a_turned_box_keeps_clear_of_a_corner() -> None:
    turned = Box(13, 7, math.sqrt(0.5), -math.sqrt(0.5), 6, 1)
    assert clearance(upright_box(0, 0, 10, 4), turned) > 0


def test_a_point_inside_a_box_has_no_distance() -> None:
    assert distance_to_point(upright_box(0, 0, 10, 4), (3, 3)) == 0


def test_a_point_off_a_corner_is_measured_to_the_corner() -> None:
    assert distance_to_point(upright_box(0, 0, 10, 4), (13, 8)) == pytest.approx(5)


def test_a_curve_without_angles_is_the_straight_line() -> None:
    curve = cubic((0, 0), *bend((0, 0), (30, 40), 0, 0), (30, 40))
    assert curve.length == pytest.approx(50)
    assert curve.at(25)[:2] == pytest.approx((15, 20))


def test_equal_angles_give_an_arc_of_a_circle() -> None:
    curve = cubic((0, 0), *bend((0, 0), (100, 0), 30, 30), (100, 0))
    assert curve.length == pytest.approx(
        100 * math.radians(30) / math.sin(math.radians(30)), rel=0.002
    )


def test_a_positive_angle_swings_to_the_left_of_the_way() -> None:
    curve = cubic((0, 0), *bend((0, 0), (100, 0), 20, 20), (100, 0))
    assert curve.at(curve.length / 2)[1] < -5


def test_a_longer_name_is_wider() -> None:
    assert text_width("Saint Louis", 12) > text_width("Omaha", 12)


def test_a_label_covers_the_longer_of_its_names() -> None:
    place = Place("x", {"en": "Venice", "pl": "Wenecja Wielka"})
    assert label_box(place, 10, 0, 0, "start").half_length * 2 == pytest.approx(
        text_width("Wenecja Wielka", 10)
    )


def test_waiting_passengers_need_room_below_a_label() -> None:
    alone = label_box(Place("x", {"en": "Ulm"}), 10, 0, 0, "start")
    visited = label_box(Place("x", {"en": "Ulm"}, passengers=2), 10, 0, 0, "start")
    assert visited.half_width > alone.half_width
