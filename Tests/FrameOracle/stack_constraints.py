"""The constraints of a stack view, as the documentation of UIStackView describes them."""
from linear_program import combined
from unknown import Unknown

# What “standard” spacing is between views.
STANDARD_SPACING = 8
# A stack is no larger across than its views need, if nothing else decides it.
LOWEST_PRIORITY = 1

EDGES = {"horizontal": ("leading", "trailing", "width"), "vertical": ("top", "bottom", "height")}
CENTERS = {"horizontal": "centerX", "vertical": "centerY"}
ACROSS = {"horizontal": "vertical", "vertical": "horizontal"}
# The index of a length in a frame.
LENGTHS = {"horizontal": 2, "vertical": 3}


def add_stack(layout, stack, arranged):
    """Adds the constraints between a stack and the views that it arranges."""
    if stack.node["stack"]["baselineRelative"]:
        raise Unknown("spacing of baselines")
    _add_distribution(layout, stack, arranged)
    _add_alignment(layout, stack, arranged)


def _edge(values, name):
    return name + "Margin" if values["marginsRelative"] else name


def _add_distribution(layout, stack, arranged):
    values = stack.node["stack"]
    near, far, length = EDGES[values["axis"]]
    layout.relate(arranged[0].attribute(near), stack.attribute(_edge(values, near)))
    layout.relate(arranged[-1].attribute(far), stack.attribute(_edge(values, far)))

    distribution = values["distribution"]
    gaps = [_gap(one.attribute(far), other.attribute(near)) for one, other in zip(arranged, arranged[1:])]
    spacing = STANDARD_SPACING if values.get("spacingType") == "standard" else values["spacing"]
    for gap in gaps:
        relation = "greaterThanOrEqual" if distribution == "equalSpacing" else "equal"
        layout.relate(gap, ({}, spacing), relation)

    first = arranged[0].attribute(length)
    match distribution:
        case "fill":
            pass
        case "equalSpacing":
            for gap in gaps[1:]:
                layout.relate(gap, gaps[0])
        case "fillEqually":
            for view in arranged[1:]:
                layout.relate(view.attribute(length), first)
        case "fillProportionally":
            stored = [view.stored[LENGTHS[values["axis"]]] for view in arranged]
            if 0 in stored:
                raise Unknown("proportions of empty views")
            for view, own in zip(arranged[1:], stored[1:]):
                layout.relate(view.attribute(length), first, factor=own / stored[0])
        case _:
            raise Unknown(distribution)


def _gap(end, start):
    return combined((start[0], 1), (end[0], -1)), start[1] - end[1]


def _add_alignment(layout, stack, arranged):
    values = stack.node["stack"]
    axis = ACROSS[values["axis"]]
    near, far, length = EDGES[axis]
    start, end = stack.attribute(_edge(values, near)), stack.attribute(_edge(values, far))
    middle = combined((start[0], 0.5), (end[0], 0.5)), (start[1] + end[1]) / 2
    for view in arranged:
        match values["alignment"]:
            case "fill":
                layout.relate(view.attribute(near), start)
                layout.relate(view.attribute(far), end)
            case "leading" | "top":
                layout.relate(view.attribute(near), start)
            case "trailing" | "bottom":
                layout.relate(view.attribute(far), end)
            case "center":
                layout.relate(view.attribute(CENTERS[axis]), middle)
            case alignment:
                raise Unknown(alignment)
        layout.relate(view.attribute(near), start, "greaterThanOrEqual")
        layout.relate(view.attribute(far), end, "lessThanOrEqual")
    layout.relate(stack.attribute(length), ({}, 0), priority=LOWEST_PRIORITY)
