"""Repairs an Interface Builder file from what the tools of `snap mcp` say, and knows no cell.

It knows what any editor of such files knows: elements are lines, attributes have values, a constraint belongs to a view around
both of its items. Each change of a layout that the tools name with file and line is undone there; a change that makes no snapshot
better is taken back.
"""

import os
import re
from html import escape

from faults import attribute

LAYOUT_ATTRIBUTES = {"==": None, "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"}
MOST_ROUNDS = 4


class File:
    """An Interface Builder file as lines."""

    def __init__(self, path):
        self.path = path
        with open(path) as file:
            self.lines = file.read().split("\n")

    def write(self, lines):
        with open(self.path, "w") as file:
            file.write("\n".join(lines))

    def with_line(self, number, line):
        """The lines with another one, or without it."""
        return self.lines[:number - 1] + ([] if line is None else [line]) + self.lines[number:]

    def element(self, number):
        """The numbers of the lines of the element that begins on a line."""
        line = self.lines[number - 1]
        if line.rstrip().endswith("/>"):
            return range(number, number + 1)
        depth = len(line) - len(line.lstrip())
        name = re.match(r"\s*<(\w+)", line)[1]
        for last in range(number + 1, len(self.lines) + 1):
            if self.lines[last - 1].startswith(" " * depth + f"</{name}>"):
                return range(number, last + 1)
        return range(number, number + 1)

    def own_lines(self, number):
        """The lines of an element without those of the views in it."""
        inner = 0
        for index in self.element(number):
            line = self.lines[index - 1]
            inner -= line.count("</subviews>")
            if inner == 0:
                yield index
            inner += line.count("<subviews>")


class Repair:
    """One file, and what the tools say of it."""

    def __init__(self, client, folder):
        self.client = client
        self.folder = folder
        self.places = []

    def run(self):
        """Repairs; says whether something was found, the places that were looked at, and whether nothing fails any more."""
        failed, results = self.verify()
        found = bool(failed)
        for _ in range(MOST_ROUNDS):
            if not failed:
                break
            for path, lines in self.candidates(results):
                file = File(path)
                file.write(lines)
                after, later = self.verify()
                if after < failed:
                    failed, results = after, later
                    break
                file.write(file.lines)
            else:
                break
        return found, self.places, not failed

    def verify(self):
        """How much fails, less being better, and the results of what fails."""
        data, text = self.client.call("verify", cellsOnly=True)
        if "explained" not in data:
            return (10 ** 9, 0), []
        results = data["explained"]
        pixels = sum(result["pixels"]["different"] for result in results)
        return (data["failed"], pixels) if data["failed"] else (), results

    def candidates(self, results):
        """Files as they could have been, the likeliest first, each once."""
        seen = set()
        for result in results[:2]:
            elements = {element["view"]: element for element in result.get("elements", [])}
            for change in result["layoutChanges"]:
                for path, lines in self.undone(change, elements):
                    text = path + "\n".join(lines)
                    if text not in seen:
                        seen.add(text)
                        yield path, lines
        for finding in self.client.call("lint")[0].get("findings", {}).get("findings", []):
            self.places.append((finding["file"].removeprefix("./"), finding["line"]))
        fixes = self.client.call("fix", apply=False)[0].get("findings", {}).get("fixes", [])
        if any(fix["fixed"] for fix in fixes):
            before = {fix["file"]: File(os.path.join(self.folder, fix["file"])).lines for fix in fixes}
            self.client.call("fix", apply=True)
            for name, lines in before.items():
                file = File(os.path.join(self.folder, name))
                mended = file.lines
                file.write(lines)
                yield file.path, mended

    def undone(self, change, elements):
        """The file as it was before a change."""
        kind = change["kind"]
        if kind == "constraint":
            yield from self.undone_constraint(change, elements)
            return
        element = elements.get(change["view"])
        if element is None or kind in {"moved", "resized", "diagnostic", "measure", "renamed", "added", "removed"}:
            return
        file = File(os.path.join(self.folder, element["file"]))
        number = element["line"]
        self.places.append((element["file"], number))
        if kind == "hidden":
            value = "YES" if change["old"] == "hidden" else None
            yield file.path, file.with_line(number, self.set(file.lines[number - 1], "hidden", value))
        elif kind == "text":
            yield from self.replaced(file, number, change)
        elif kind == "font" or change.get("property") == "font":
            yield from self.undone_font(file, number, change)
        elif kind == "color":
            yield from self.undone_color(file, number, "textColor", change)
        elif kind == "attribute" and "olor" in change["property"]:
            yield from self.undone_color(file, number, change["property"], change)
        elif kind == "attribute":
            yield from self.undone_attribute(file, number, change)

    def set(self, line, name, value):
        """The line with a value of an attribute, or without the attribute."""
        if value is None:
            return re.sub(rf' {name}="[^"]*"', "", line, count=1)
        return attribute(line, name, escape(value))

    def replaced(self, file, number, change):
        """The old text in the place of the new one, wherever the element has it."""
        old, new = escape(change.get("old") or ""), escape(change.get("new") or "")
        for index in file.own_lines(number):
            line = file.lines[index - 1]
            if new and f'"{new}"' in line:
                yield file.path, file.with_line(index, line.replace(f'"{new}"', f'"{old}"', 1))

    def undone_font(self, file, number, change):
        old = re.search(r"([\d.]+)$", change["old"])
        for index in file.own_lines(number):
            line = file.lines[index - 1]
            if "<fontDescription " in line and old:
                yield file.path, file.with_line(index, attribute(line, "pointSize", old[1]))

    def undone_color(self, file, number, name, change):
        value = re.match(r"#(..)(..)(..)(..)$", change.get("old") or "")
        if not value:
            return
        red, green, blue, alpha = (int(part, 16) / 255 for part in value.groups())
        parts = f'red="{red}" green="{green}" blue="{blue}" alpha="{alpha}" colorSpace="custom" customColorSpace="sRGB"'
        for index in file.own_lines(number):
            line = file.lines[index - 1]
            if "<color key=" in line and (f'key="{name}"' in line or name not in "".join(file.lines)):
                key = re.search(r'key="(\w+)"', line)[1]
                yield file.path, file.with_line(index, f'<color key="{key}" {parts}/>')

    def undone_attribute(self, file, number, change):
        """Sets the attribute of the same name; one that the layout does not name has the usual value."""
        name, line = change["property"], file.lines[number - 1]
        alike = [other for other, value in re.findall(r'(\w+)="([^"]*)"', line)
                 if other != name and (other.startswith(name) or name.startswith(other) or value == change.get("new"))]
        # A value that is usual is only in the sentence: `textAlignment .natural → .center`.
        usual = re.search(r" \.?(\S+) → ", change["description"])
        old = change.get("old") or (usual[1] if usual else None)
        for other in [name] + alike:
            for value in dict.fromkeys([old, None]):
                yield file.path, file.with_line(number, self.set(line, other, value))

    def undone_constraint(self, change, elements):
        old, new = change.get("oldConstraint"), change.get("newConstraint")
        known = next(iter(elements.values()), None)
        if known is None:
            return
        file = File(os.path.join(self.folder, known["file"]))
        if new is None and old is not None:
            yield from self.added_constraint(file, old, elements)
            return
        if new is None or "origin" not in new:
            return
        number = int(new["origin"].rsplit(":", 1)[1])
        line = file.lines[number - 1]
        self.places.append((known["file"], number))
        if old is None:
            yield file.path, file.with_line(number, None)
            return
        if (old["first"], old.get("second")) != (new["first"], new.get("second")):
            made = self.constraint(old, elements, re.search(r' id="([^"]*)"', line)[1])
            if made:
                yield file.path, file.with_line(number, made)
            return
        stated = self.number(line, "constant", 0)
        # The layout may have turned the constraint round: then its constant has the other sign.
        is_turned = abs(stated + new["constant"]) < abs(stated - new["constant"])
        for turned in (is_turned, not is_turned):
            changed = line
            if old["priority"] != new["priority"]:
                changed = self.set(changed, "priority", None if old["priority"] == 1000 else f'{old["priority"]:g}')
            if old["constant"] != new["constant"]:
                changed = self.set(changed, "constant", f'{-old["constant"] if turned else old["constant"]:g}')
            if old["multiplier"] != new["multiplier"]:
                changed = self.set(changed, "multiplier", f'{old["multiplier"]:g}')
            if old["relation"] != new["relation"]:
                relation = {"<=": ">=", ">=": "<="}.get(old["relation"], "==") if turned else old["relation"]
                changed = self.set(changed, "relation", LAYOUT_ATTRIBUTES[relation])
            if changed != line:
                yield file.path, file.with_line(number, changed)

    def number(self, line, name, usual):
        match = re.search(rf' {name}="(-?[\d.]+)"', line)
        return float(match[1]) if match else usual

    def identifier(self, view, elements):
        """The identifier of a view; that of the cell for a content view that has none in the file."""
        for name in [view] + [name for name in elements if "/" not in name and view == "contentView"]:
            if elements.get(name, {}).get("id"):
                return elements[name]["id"]
        return None

    def constraint(self, values, elements, identifier):
        """A constraint as an element; none if an item has no identifier."""
        second = values.get("second")
        first = self.identifier(values["first"]["view"], elements)
        other = self.identifier(second["view"], elements) if second else None
        if first is None or second and other is None or values["first"].get("guide") or second and second.get("guide"):
            return None
        text = f'<constraint firstItem="{first}" firstAttribute="{values["first"]["attribute"]}"'
        relation = LAYOUT_ATTRIBUTES[values["relation"]]
        text += f' relation="{relation}"' if relation else ""
        text += f' secondItem="{other}" secondAttribute="{second["attribute"]}"' if second else ""
        for name, usual in (("multiplier", 1), ("constant", 0), ("priority", 1000)):
            text += f' {name}="{values[name]:g}"' if values[name] != usual else ""
        return f'{text} id="{identifier}"/>'

    def added_constraint(self, file, values, elements):
        """The constraint in each view around its items that has constraints, the innermost first."""
        made = self.constraint(values, elements, "new-c0-001")
        views = [values["first"]["view"]] + ([values["second"]["view"]] if values.get("second") else [])
        if made is None:
            return
        around = [element for view, element in elements.items()
                  if all(each == view or each.startswith(view + "/") or "/" not in view and view != "contentView"
                         for each in views)]
        for element in sorted(around, key=lambda element: -element["line"]):
            self.places.append((element["file"], element["line"]))
            own = list(file.own_lines(element["line"]))
            ends = [index for index in own if "</constraints>" in file.lines[index - 1]]
            if ends:
                yield file.path, file.lines[:ends[-1] - 1] + [made] + file.lines[ends[-1] - 1:]
            elif len(own) > 1:
                # A view without constraints has them behind its subviews, or behind its frame.
                places = [index for index in own if "</subviews>" in file.lines[index - 1]] \
                    or [index for index in own if '<rect key="frame"' in file.lines[index - 1]]
                if places:
                    block = ["<constraints>", made, "</constraints>"]
                    yield file.path, file.lines[:places[-1]] + block + file.lines[places[-1]:]
