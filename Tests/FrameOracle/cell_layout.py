"""A cell's views and constraints as a linear program, as UIKit's documentation describes them."""
from linear_program import REQUIRED, LinearProgram, combined
from stack_constraints import add_stack
from unknown import Unknown

# Interface Builder rounds to pixels.
TOLERANCE = 0.5 + 1e-3
# Views whose stored size is that of their contents.
CONTENTS = {
    "activityIndicatorView", "button", "colorWell", "datePicker", "imageView", "label", "pageControl", "pickerView",
    "progressView", "searchBar", "segmentedControl", "slider", "stepper", "switch", "textField", "textView",
}
# How far inside the frame the rectangle lies that constraints align: top, left, bottom, right.
ALIGNMENT = {"segmentedControl": (0, 0, 1, 0), "slider": (0, 2, 1, 2), "switch": (0, 0, 0, 2)}
DEFAULT_MARGINS = (8, 8, 8, 8)


class View:
    """The variables of a view's frame, in the content view's coordinates."""

    def __init__(self, node, program, origin=(0, 0)):
        self.node = node
        self.frame = [program.variable() for _ in range(4)]
        stored = node.get("frame") or (0, 0, 0, 0)
        self.stored = (origin[0] + stored[0], origin[1] + stored[1], *stored[2:])
        self.alignment = ALIGNMENT.get(node["el"], (0, 0, 0, 0))
        takes_over = node.get("preservesSuperviewLayoutMargins")
        self.margins = None if takes_over else tuple(node.get("layoutMargins") or DEFAULT_MARGINS)

    def attribute(self, name):
        """An attribute's expression and constant."""
        x, y, width, height = self.frame
        top, left, bottom, right = self.alignment
        if "Margin" in name:
            if self.margins is None:
                raise Unknown("margins of the superview")
            name = name.replace("WithinMargins", "").replace("Margin", "")
            top, left, bottom, right = self.margins
        match name:
            case "width":
                return width, -left - right
            case "height":
                return height, -top - bottom
            case "leading" | "left":
                return x, left
            case "trailing" | "right":
                return combined((x, 1), (width, 1)), -right
            case "top":
                return y, top
            case "bottom":
                return combined((y, 1), (height, 1)), -bottom
            case "centerX":
                return combined((x, 1), (width, 0.5)), (left - right) / 2
            case "centerY":
                return combined((y, 1), (height, 0.5)), (top - bottom) / 2
        raise Unknown(name)


class CellLayout:
    """The layout of a cell whose content view has its stored size and the given margins."""

    def __init__(self, cell, margins):
        self.cell = cell
        self.program = LinearProgram()
        self.views = []
        self.items = {}
        self.absent = set()
        root = cell["root"]
        content = View(root, self.program)
        content.margins = margins
        self._fix(content, (0, 0, *root["frame"][2:]))
        self._register(content)
        self._register_cell(content, margins)
        self._add_subviews(content)
        for view in [content, *self.views]:
            self._add_constraints(view.node.get("constraints") or [], view.node.get("id"))
        self._add_constraints(cell.get("constraintsOnCell") or [], cell["id"])

    def is_stored(self):
        """Whether there is one layout, and it is the stored one."""
        solution = self.program.solution()
        return solution is not None and all(
            abs(solution[variable] - stored) <= TOLERANCE
            for view in self.views
            for part, stored in zip(view.frame, view.stored)
            for variable in part)

    def relate(self, first, second, relation="equal", constant=0, factor=1, priority=REQUIRED):
        """Adds: first is factor * second + constant, or at least or at most as large."""
        (one, one_constant), (other, other_constant) = first, second
        self.program.add(
            combined((one, 1), (other, -factor)), one_constant - factor * other_constant - constant,
            relation, priority)

    def _fix(self, view, frame, parent=None):
        for index, value in enumerate(frame):
            origin = parent.frame[index] if parent and index < 2 else {}
            self.program.add(combined((view.frame[index], 1), (origin, -1)), -value)

    def _register(self, view):
        self.items[view.node.get("id")] = view
        for guide, key in (view.node.get("guides") or {}).items():
            if key != "safeArea":
                raise Unknown("a guide")
            self.items[guide] = view

    def _register_cell(self, content, margins):
        """A row is wider than its content view by an accessory, and may be higher by the separator."""
        root, frame = self.cell["root"], self.cell.get("frame")
        for guide in self.cell.get("guides") or {}:
            self.items[guide] = content
        if self.cell["id"] == root.get("id") or not frame:
            self.items[self.cell["id"]] = content
            return
        cell = View({"el": "cell"}, self.program)
        cell.margins = margins
        self._fix(cell, (-root["frame"][0], -root["frame"][1], *frame[2:]))
        self.items[self.cell["id"]] = cell

    def _add_subviews(self, parent):
        is_stack = parent.node["el"] == "stackView"
        if parent.node["el"] == "scrollView" and parent.node["subviews"]:
            raise Unknown("a scroll view")
        arranged = []
        for node in parent.node["subviews"]:
            if node.get("excludedSubview") or is_stack and node.get("hidden"):
                self._leave_out(node)
                continue
            if node.get("frame") is None:
                raise Unknown("a view without a frame")
            view = View(node, self.program, parent.stored)
            self.views.append(view)
            arranged.append(view)
            self._register(view)
            if node.get("translates") and not is_stack:
                self._fix(view, node["frame"], parent)
            self.program.add(view.frame[2], 0, "greaterThanOrEqual")
            self.program.add(view.frame[3], 0, "greaterThanOrEqual")
            self._add_contents(view)
            self._add_subviews(view)
        if is_stack and arranged:
            add_stack(self, parent, arranged)

    def _leave_out(self, node):
        self.absent.add(node.get("id"))
        for child in node["subviews"]:
            self._leave_out(child)

    def _add_contents(self, view):
        """A size of contents resists to be squeezed and hugs them, by the view's priorities."""
        node = view.node
        for axis, name in enumerate(("Width", "Height")):
            size = node.get("placeholderIntrinsic" + name)
            if node["el"] in CONTENTS:
                size = node["frame"][2 + axis]
            if size is None:
                continue
            self.program.add(view.frame[2 + axis], -size, "lessThanOrEqual", node["hug"][axis])
            self.program.add(view.frame[2 + axis], -size, "greaterThanOrEqual", node["cr"][axis])

    def _add_constraints(self, constraints, holder):
        for constraint in constraints:
            first, second = constraint["first"] or holder, constraint["second"]
            if constraint.get("excluded") or first in self.absent or second in self.absent:
                continue
            self.relate(
                self._end(first, constraint["fa"]),
                self._end(second, constraint["sa"]) if second else ({}, 0), constraint["rel"],
                constraint["c"], 1 if constraint["m"] is None else constraint["m"],
                constraint["p"] or REQUIRED)

    def _end(self, item, attribute):
        if item not in self.items:
            raise Unknown("an item outside the cell")
        return self.items[item].attribute(attribute)
