"""Faults in storyboards and xibs, chosen by a seed: one line of a file is changed or removed."""

import re


def attribute(line, name, value):
    """The line with an attribute of its element, which is added where it is missing."""
    if re.search(rf' {name}="', line):
        return re.sub(rf' {name}="[^"]*"', f' {name}="{value}"', line, count=1)
    return re.sub(r"<(\w+) ", lambda match: f'<{match[1]} {name}="{value}" ', line, count=1)


def number(line, name, usual):
    match = re.search(rf' {name}="(-?[\d.]+)"', line)
    return float(match[1]) if match else usual


def in_constraint(line, random):
    yield "removed constraint", None
    yield "constant", attribute(line, "constant", f'{number(line, "constant", 0) + random.choice([-7, 5, 9, 13]):g}')
    if "priority=" not in line:
        yield "priority", attribute(line, "priority", random.choice(["240", "700"]))
    if "multiplier=" in line:
        yield "multiplier", attribute(line, "multiplier", random.choice(["0.4", "1.5"]))
    if 'Attribute="leading"' in line and "secondItem=" in line and 'secondAttribute="leading"' in line:
        yield "anchor", line.replace('secondAttribute="leading"', 'secondAttribute="centerX"')
    relation = "lessThanOrEqual" if "greaterThanOrEqual" in line else "greaterThanOrEqual"
    yield "relation", attribute(line, "relation", relation)


def in_view(line, random):
    yield "hidden", attribute(line, "hidden", "YES")
    if "<label " in line:
        text = re.search(r' text="([^"]+)"', line)
        if text:
            yield "text", attribute(line, "text", text[1] + random.choice(["s", " and more", "!"]))
        yield "lines", attribute(line, "numberOfLines", "2" if number(line, "numberOfLines", 1) != 2 else "1")
        yield "alignment", attribute(line, "textAlignment", random.choice(["right", "center"]))
    if "<imageView " in line:
        yield "content mode", attribute(line, "contentMode", random.choice(["bottomRight", "top", "scaleToFill"]))
    if "HuggingPriority=" in line:
        yield "hugging", attribute(line, "horizontalHuggingPriority", "900")


def in_color(line, random):
    match = re.search(r' (red|white)="([\d.]+)"', line)
    if match:
        value = 0.9 if float(match[2]) < 0.5 else 0.1
        yield "colour", line.replace(match[0], f' {match[1]}="{value}"')


def all_of(lines, random):
    """All faults of a file, as kind, index of the line, and the new line or none."""
    views = r"<(label|imageView|view|button|switch|stackView|slider|textField|progressView) "
    found = []
    for index, line in enumerate(lines):
        if "<constraint " in line:
            changes = in_constraint(line, random)
        elif re.search(views, line) and 'key="contentView"' not in line and "hidden=" not in line:
            changes = in_view(line, random)
        elif "<color key=" in line:
            changes = in_color(line, random)
        elif "<fontDescription " in line and "pointSize=" in line:
            size = number(line, "pointSize", 17) + random.choice([-3, 2, 4])
            changes = [("font", attribute(line, "pointSize", f"{size:g}"))]
        else:
            changes = []
        found += [(kind, index, new) for kind, new in changes if new != line]
    return found


def one_of(lines, random):
    """A fault: first its kind, so that all kinds are as frequent."""
    found = all_of(lines, random)
    kind = random.choice(sorted({fault[0] for fault in found})) if found else None
    return random.choice([fault for fault in found if fault[0] == kind]) if found else None


def apply(fault, lines):
    """The file with a fault."""
    _, index, new = fault
    return lines[:index] + ([] if new is None else [new]) + lines[index + 1:]
