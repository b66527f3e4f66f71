"""The layout margins that Interface Builder's canvas gives the content view of a cell."""

PLAIN = 8
# Before an accessory a row's content view may end at its margin.
BEFORE_ACCESSORY = 8

# The first version of the document's tools, the margins above and below, and those that the sides may have: they go
# by the device and by where the table lies. Xcode 9, 11, 12 and 26 changed them.
ROWS = [
    (24000, [(15, 15)], (16, 20)),
    (17000, [(11, 11)], (16, 20)),
    (15000, [(11, 11)], (15, 16, 20)),
    (13000, [(11, 10.5), (11, 11)], (16, 20)),
    (0, [(PLAIN, PLAIN)], (PLAIN,)),
]
# Those of a screen's root view, which an item has if it is a xib's root.
SCREEN_SIDES = (16, 20)


def canvas_margins(cell):
    """The margins that the cell's file allows, as (top, left, bottom, right)."""
    own = cell["root"].get("layoutMargins") or cell.get("layoutMargins")
    if own:
        return [tuple(own)]
    if cell["kind"] != "tableViewCell":
        screens = [(0, side, 0, side) for side in SCREEN_SIDES] if cell.get("xib") else []
        return [(PLAIN,) * 4] + screens
    tools = int(cell["tools"].split(".")[0])
    verticals, sides = next(row[1:] for row in ROWS if tools >= row[0])
    return [
        (top, side, bottom, right)
        for top, bottom in verticals
        for side in sides
        for right in dict.fromkeys((BEFORE_ACCESSORY, side) if cell.get("accessory") else (side,))
    ]
