"""Run with python3 -m unittest in this folder."""
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

from linear_program import LinearProgram

loader = SourceFileLoader("confirm_frames", "confirm-frames")
confirm_frames = module_from_spec(spec_from_loader("confirm_frames", loader))
loader.exec_module(confirm_frames)


def constraint(first, attribute, second=None, of=None, c=0, p=1000, rel="equal"):
    return {"first": first, "fa": attribute, "second": second, "sa": of, "c": c, "m": 1, "p": p, "rel": rel}


def view(el, identifier, frame, subviews=(), constraints=(), **values):
    return {
        "el": el, "id": identifier, "frame": frame, "subviews": list(subviews), "constraints": list(constraints),
        "hug": (250, 250), "cr": (750, 750), **values}


def row(subviews, constraints, **values):
    root = view("tableViewCellContentView", "content", (0, 0, 375, 44), subviews, constraints)
    return {
        "kind": "tableViewCell", "id": "row", "frame": (0, 0, 375, 44), "root": root, "autolayout": True,
        "tools": "22155", **values}


LEADING = constraint("title", "leading", "content", "leadingMargin")
CENTER = constraint("title", "centerY", "content", "centerY")


class ConfirmFramesTests(unittest.TestCase):
    def is_confirmed(self, *arguments, **values):
        return confirm_frames.is_confirmed(row(*arguments, **values))

    def test_the_one_layout_is_confirmed(self):
        title = view("label", "title", (16, 11.5, 40, 21))
        self.assertTrue(self.is_confirmed([title], [LEADING, CENTER]))
        self.assertFalse(self.is_confirmed([title], [LEADING, CENTER], tools="9000"))

    def test_another_frame_is_not(self):
        title = view("label", "title", (16, 14, 40, 21))
        self.assertFalse(self.is_confirmed([title], [LEADING, CENTER]))

    def test_a_frame_that_nothing_decides_is_not(self):
        title = view("label", "title", (16, 11.5, 40, 21))
        self.assertFalse(self.is_confirmed([title], [LEADING]))

    def test_contradicting_constraints_confirm_nothing(self):
        title = view("label", "title", (16, 11.5, 40, 21))
        top = constraint("title", "top", "content", "top")
        self.assertFalse(self.is_confirmed([title], [LEADING, CENTER, top]))

    def test_the_lower_resistance_gives_way(self):
        constraints = [
            LEADING, CENTER, constraint("title", "trailing", "value", "leading", c=-8),
            constraint("content", "trailingMargin", "value", "trailing"),
            constraint("value", "centerY", "content", "centerY"),
            constraint("value", "width", c=335, p=751),
        ]
        squeezed = [view("label", "title", (16, 11.5, 0, 21)), view("label", "value", (24, 11.5, 335, 21))]
        self.assertTrue(self.is_confirmed(squeezed, constraints))

    def test_a_hidden_view_takes_no_part_in_a_stack(self):
        values = {
            "axis": "horizontal", "distribution": "fill", "alignment": "fill", "spacing": 8, "baselineRelative": False,
            "marginsRelative": False}
        shown = [view("label", name, (x, 0, 40, 21)) for name, x in (("one", 0), ("two", 48))]
        hidden = view("label", "gone", (0, 0, 40, 21), hidden=True)
        stack = view("stackView", "stack", (16, 11.5, 88, 21), [shown[0], hidden, shown[1]], stack=values)
        pins = [
            constraint("stack", "leading", "content", "leadingMargin"),
            constraint("stack", "centerY", "content", "centerY"),
        ]
        self.assertTrue(self.is_confirmed([stack], pins))

    def test_what_is_not_known_confirms_nothing(self):
        title = view("label", "title", (16, 11.5, 40, 21))
        baseline = constraint("title", "firstBaseline", "content", "centerY")
        self.assertFalse(self.is_confirmed([title], [LEADING, CENTER, baseline]))


class LinearProgramTests(unittest.TestCase):
    def test_a_priority_gives_way_only_to_higher_ones(self):
        program = LinearProgram()
        length = program.variable()
        program.add(length, -50, "lessThanOrEqual")
        program.add(length, -40, "equal", 500)
        for _ in range(3):
            program.add(length, -100, "equal", 400)
        self.assertAlmostEqual(program.solution()[0], 40, places=2)

    def test_two_solutions_are_none(self):
        program = LinearProgram()
        program.add(program.variable(), -50, "lessThanOrEqual")
        self.assertIsNone(program.solution())


if __name__ == "__main__":
    unittest.main()
