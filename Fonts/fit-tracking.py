#!/usr/bin/env python3
"""Fits the tracking in manifest.json to widths of labels that iOS measured.

usage: fit-tracking.py WIDTHS.tsv [--write] [--folds N]

The table has a header and the columns text, pointSize, weight, width, scale and, optionally,
suspect; rows with suspect = 1 are left out. width is a one-line label's width in points, rounded
up to a pixel at the scale. HarfBuzz (libharfbuzz.so.0) measures Inter with its default features.

The model has one curve of tracking over size for each cut, straight between knots, and one offset
for each weight. Descent along one coordinate at a time lowers the sum of the rows' errors, each cut
off at 3 points, plus a price for rows that miss by more than 0.45 points and for bends of the curve.
It takes about a minute, and as long again for each fold.
--folds measures each row with parameters that were fitted without it.
"""
import argparse
import collections
import csv
import ctypes as c
import json
import math
import pathlib
import re
import statistics

HERE = pathlib.Path(__file__).parent
WEIGHTS = {"light": -0.4, "regular": 0.0, "italic": 0.0, "medium": 0.23, "semibold": 0.3,
           "bold": 0.4, "heavy": 0.56}
KNOTS = [[9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [20, 24, 28, 34]]
STEP, REACH, ROUNDS = 0.0001, 100, 12
# In points of error for a bend of 1 em; the rows of a well known size outweigh it.
PRICE_OF_BEND = 2000.0
PRICE_OF_MISS = 0.5


class GlyphInfo(c.Structure):
    _fields_ = [(name, c.c_uint32) for name in ("glyph", "mask", "cluster", "var1", "var2")]


class GlyphPosition(c.Structure):
    _fields_ = [(name, c.c_int32) for name in ("advance", "y_advance", "x", "y", "var")]


def load_harfbuzz():
    library = c.CDLL("libharfbuzz.so.0")
    for name in ("hb_blob_create_from_file", "hb_face_create", "hb_font_create",
                 "hb_buffer_create"):
        getattr(library, name).restype = c.c_void_p
    library.hb_buffer_get_glyph_infos.restype = c.POINTER(GlyphInfo)
    library.hb_buffer_get_glyph_positions.restype = c.POINTER(GlyphPosition)
    return library


class Face:
    """A font file that measures text in em."""

    harfbuzz = load_harfbuzz()

    def __init__(self, path):
        blob = self.harfbuzz.hb_blob_create_from_file(str(path).encode())
        face = c.c_void_p(self.harfbuzz.hb_face_create(c.c_void_p(blob), 0))
        self.em = self.harfbuzz.hb_face_get_upem(face)
        self.font = c.c_void_p(self.harfbuzz.hb_font_create(face))

    def measure(self, text):
        """Returns the width in em and the number of clusters that tracking applies to."""
        harfbuzz, buffer = self.harfbuzz, c.c_void_p(self.harfbuzz.hb_buffer_create())
        units = text.encode("utf-16-le")
        harfbuzz.hb_buffer_add_utf16(buffer, units, len(units) // 2, 0, len(units) // 2)
        harfbuzz.hb_buffer_guess_segment_properties(buffer)
        harfbuzz.hb_shape(self.font, buffer, None, 0)
        count = c.c_uint()
        infos = harfbuzz.hb_buffer_get_glyph_infos(buffer, c.byref(count))
        positions = harfbuzz.hb_buffer_get_glyph_positions(buffer, None)
        width = collections.Counter()
        covered = True
        for index in range(count.value):
            width[infos[index].cluster] += positions[index].advance
            covered = covered and infos[index].glyph != 0
        harfbuzz.hb_buffer_destroy(buffer)
        return sum(width.values()) / self.em, sum(1 for w in width.values() if w), covered


class Row:
    def __init__(self, entry, cuts, faces):
        self.size, self.scale = float(entry["pointSize"]), float(entry["scale"])
        self.style, self.width = entry["weight"], float(entry["width"])
        self.weight = WEIGHTS[self.style]
        self.cut = max(n for n, cut in enumerate(cuts) if cut["minimumSize"] <= self.size)
        italic = self.style == "italic"
        face = min((f for f in cuts[self.cut]["faces"] if f["italic"] == italic),
                   key=lambda f: abs(f["weight"] - self.weight))
        self.em, self.clusters, self.covered = faces[face["file"]].measure(entry["text"])

    def points(self, model):
        return self.size * (self.em + self.clusters * model.tracking(self))

    def error(self, model):
        return math.ceil(self.points(model) * self.scale - 1e-6) / self.scale - self.width

    def unrounded_error(self, model):
        """The distance from the middle of the widths that round up to the measured one."""
        return self.points(model) - (self.width - 0.5 / self.scale)

    def cost(self, model):
        return min(abs(self.unrounded_error(model)), 3) + PRICE_OF_MISS * (abs(self.error(model)) > 0.45)


class Model:
    """The parameters: for each cut a curve and the offsets of weights other than regular."""

    def __init__(self, rows):
        self.curves = [[0.0] * len(knots) for knots in KNOTS]
        self.offsets = [{w: 0.0 for w in sorted({r.weight for r in rows if r.cut == cut})}
                        for cut in range(len(KNOTS))]

    def tracking(self, row):
        return (interpolate(KNOTS[row.cut], self.curves[row.cut], row.size)
                + self.offsets[row.cut].get(row.weight, 0.0))

    def cost(self, rows):
        return (sum(row.cost(self) for row in rows)
                + sum(bend(knots, curve) for knots, curve in zip(KNOTS, self.curves)))

    def coordinates(self):
        for curve in self.curves:
            yield from ((curve, index) for index in range(len(curve)))
        for offsets in self.offsets:
            yield from ((offsets, weight) for weight in offsets if weight != 0)

    def fit(self, rows):
        """Tries each place on a line through one coordinate until no line has a better one."""
        best = self.cost(rows)
        for _ in range(ROUNDS):
            improved = False
            for values, key in self.coordinates():
                start = values[key]
                chosen = start
                for step in range(-REACH, REACH + 1):
                    values[key] = round(start + step * STEP, 5)
                    cost = self.cost(rows)
                    if cost < best - 1e-9:
                        best, chosen, improved = cost, values[key], True
                values[key] = chosen
            if not improved:
                break
        return self


def interpolate(knots, values, place):
    place = min(max(place, knots[0]), knots[-1])
    for n in range(1, len(knots)):
        if place <= knots[n]:
            part = (place - knots[n - 1]) / (knots[n] - knots[n - 1])
            return values[n - 1] + part * (values[n] - values[n - 1])
    return values[-1]


def bend(knots, values):
    slopes = [(values[n + 1] - values[n]) / (knots[n + 1] - knots[n])
              for n in range(len(knots) - 1)]
    return PRICE_OF_BEND * sum(abs(slopes[n + 1] - slopes[n]) for n in range(len(slopes) - 1)) / 10


def errors(rows, model):
    return [(row.error(model), row.unrounded_error(model)) for row in rows]


def summary(pairs):
    """Describes pairs of the error after and before rounding up to a pixel."""
    unrounded = statistics.median(abs(pair[1]) for pair in pairs)
    rounded = sorted(abs(pair[0]) for pair in pairs)
    count = len(rounded)
    return (f"{count:4} rows  median {statistics.median(rounded):.3f} unrounded {unrounded:.3f}"
            f"  within 0.45: {sum(e <= 0.45 for e in rounded) / count:6.1%}"
            f"  within 1: {sum(e <= 1 for e in rounded) / count:6.1%}"
            f"  95 %: {rounded[min(count - 1, int(0.95 * count))]:.2f}")


def print_table(rows, model):
    groups = collections.defaultdict(list)
    for row in rows:
        groups[row.size, row.style].append(row)
    for (size, style), group in sorted(groups.items()):
        mean = statistics.mean(row.error(model) for row in group)
        print(f"{size:5g} {style:9} {summary(errors(group, model))}  mean {mean:+.2f}")


def cross_validate(rows, folds):
    pairs = []
    for fold in range(folds):
        model = Model(rows).fit([r for n, r in enumerate(rows) if n % folds != fold])
        pairs += errors([r for n, r in enumerate(rows) if n % folds == fold], model)
    return pairs


def write(manifest, model):
    for cut, knots, curve, offsets in zip(
            manifest["system"]["cuts"], KNOTS, model.curves, model.offsets):
        offsets = {0.0: 0.0} | offsets
        cut["tracking"] = {"sizes": [list(pair) for pair in zip(knots, curve)],
                           "weights": [[w, offsets[w]] for w in sorted(offsets)]}
    text = json.dumps(manifest, indent=2)
    pairs = re.sub(r"\[\s+(-?[\d.e-]+),\s+(-?[\d.e-]+)\s+\]", r"[\1, \2]", text)
    (HERE / "manifest.json").write_text(pairs + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("table")
    parser.add_argument("--write", action="store_true", help="write the fit into manifest.json")
    parser.add_argument("--folds", type=int, default=0, help="cross-validate with N parts")
    arguments = parser.parse_args()
    manifest = json.loads((HERE / "manifest.json").read_text())
    cuts = manifest["system"]["cuts"]
    faces = {face["file"]: Face(HERE / face["file"]) for cut in cuts for face in cut["faces"]}
    with open(arguments.table, newline="") as table:
        entries = list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    rows = [Row(entry, cuts, faces) for entry in entries if entry.get("suspect") != "1"]
    rows = [row for row in rows if row.covered]
    model = Model(rows).fit(rows)
    print_table(rows, model)
    print("all            ", summary(errors(rows, model)))
    if arguments.folds:
        print("cross-validated", summary(cross_validate(rows, arguments.folds)))
    if arguments.write:
        write(manifest, model)


if __name__ == "__main__":
    main()
