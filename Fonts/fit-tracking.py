#!/usr/bin/env python3
"""Fits the spacing of the system font in manifest.json to widths of labels that iOS measured.

usage: fit-tracking.py WIDTHS.tsv [--write] [--folds N]

The table has a header and the columns text, pointSize, weight, width, scale and, optionally,
suspect; rows with suspect = 1 are left out. width is a one-line label's width in points, rounded
up to a pixel at the scale. HarfBuzz (libharfbuzz.so.0) measures Inter with its default features.
Needs numpy.

A label is as wide as the sum over its characters of
  widthScale * Inter's advance + tracking(size, weight) [+ digits] [+ spaces], times the size,
where tracking is a curve over the size, straight between knots, plus an offset for the weight, one
of each for each cut. widthScale, digits and spaces are one number each for all sizes and weights.

First the sum of absolute errors is minimized by iteratively reweighted least squares; then a seeded
random descent lowers what is asked for: errors cut off at 3 points, plus a price for each row that
misses its width by more than 0.45 points and for each bend of the curves.
--folds measures each row with parameters that were fitted to other texts.
"""
import argparse
import collections
import csv
import ctypes as c
import json
import pathlib
import random
import re

import numpy as np

HERE = pathlib.Path(__file__).parent
WEIGHTS = {"light": -0.4, "regular": 0.0, "italic": 0.0, "medium": 0.23, "semibold": 0.3,
           "bold": 0.4, "heavy": 0.56}
KNOTS = [[9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [20, 24, 28, 34]]
CUT_OFF = 3
MISS = 0.45
PRICE_OF_MISS = 1.0
# In points of error for a bend of 1 em per point of size; rows of a well-known size outweigh it.
PRICE_OF_BEND = 200.0
# Errors below this, in points, count the same: they are within the rounding to pixels.
SMALL_ERROR = 0.12
ATTEMPTS = 150_000


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
        self.text, self.style = entry["text"], entry["weight"]
        self.size, self.scale = float(entry["pointSize"]), float(entry["scale"])
        self.width, self.weight = float(entry["width"]), WEIGHTS[entry["weight"]]
        self.cut = max(n for n, cut in enumerate(cuts) if cut["minimumSize"] <= self.size)
        italic = self.style == "italic"
        face = min((f for f in cuts[self.cut]["faces"] if f["italic"] == italic),
                   key=lambda f: abs(f["weight"] - self.weight))
        self.em, self.clusters, self.covered = faces[face["file"]].measure(entry["text"])

    def features(self, offsets):
        """Returns the factor of each parameter, in points."""
        characters = self.clusters * self.size
        hats = [characters * h for cut, knots in enumerate(KNOTS)
                for h in (hat(knots, self.size) if cut == self.cut else [0] * len(knots))]
        weights = [characters * ((self.cut, self.weight) == key) for key in offsets]
        digits = sum(character in "0123456789" for character in self.text)
        return hats + weights + [self.em * self.size, digits * self.size,
                                 self.text.count(" ") * self.size]


def hat(knots, place):
    """Returns the weight of each knot at a position."""
    place = min(max(place, knots[0]), knots[-1])
    shares = [0.0] * len(knots)
    after = next(n for n in range(len(knots)) if place <= knots[n])
    if place == knots[after]:
        shares[after] = 1.0
    else:
        part = (place - knots[after - 1]) / (knots[after] - knots[after - 1])
        shares[after - 1], shares[after] = 1 - part, part
    return shares


class Fit:
    """The rows as matrices, and the parameters: curves, offsets, width scale, digits, spaces."""

    def __init__(self, rows):
        self.rows = rows
        self.offsets = sorted({(r.cut, r.weight) for r in rows if r.weight != 0})
        self.matrix = np.array([row.features(self.offsets) for row in rows])
        self.widths = np.array([row.width for row in rows])
        self.scales = np.array([row.scale for row in rows])
        # The middle of the widths that round up to the measured one.
        self.targets = self.widths - 0.5 / self.scales

    def errors(self, parameters):
        """Returns the errors before and after rounding up to a pixel."""
        points = self.matrix @ parameters
        rounded = np.ceil(points * self.scales - 1e-6) / self.scales
        return np.abs(points - self.targets), np.abs(rounded - self.widths)

    def cost(self, parameters):
        unrounded, rounded = self.errors(parameters)
        return (np.minimum(unrounded, CUT_OFF).sum() + PRICE_OF_MISS * (rounded > MISS).sum()
                + PRICE_OF_BEND * bends(parameters))

    def least_absolute_errors(self):
        weights = np.ones(len(self.rows))
        ridge = 1e-3 * np.eye(self.matrix.shape[1])
        for _ in range(60):
            weighted = self.matrix.T * weights
            # Relative to unmodified Inter, so that a parameter without rows does not change.
            rest = np.zeros(self.matrix.shape[1])
            rest[-3] = 1.0
            change = np.linalg.solve(weighted @ self.matrix + ridge,
                                     weighted @ (self.targets - self.matrix @ rest))
            errors = np.abs(self.targets - self.matrix @ (rest + change))
            weights = np.where(errors > CUT_OFF, 0.1, 1.0) / np.maximum(errors, SMALL_ERROR)
        return rest + change

    def descend(self, parameters):
        generator = np.random.default_rng(3)
        used = np.flatnonzero(np.any(self.matrix != 0, axis=0))
        best = self.cost(parameters)
        for _ in range(ATTEMPTS):
            attempt = parameters.copy()
            for index in generator.choice(used, generator.integers(1, 4), replace=False):
                attempt[index] += generator.normal() * 10 ** generator.uniform(-4.5, -2.3)
            cost = self.cost(attempt)
            if cost < best:
                best, parameters = cost, attempt
        return parameters

    def run(self):
        return np.round(self.descend(self.least_absolute_errors()), 5)


def bends(parameters):
    total, start = 0.0, 0
    for knots in KNOTS:
        slopes = np.diff(parameters[start:start + len(knots)]) / np.diff(knots)
        total += np.abs(np.diff(slopes)).sum()
        start += len(knots)
    return total


def summary(unrounded, rounded):
    return (f"{len(rounded):4} rows  median {np.median(rounded):.3f}"
            f" unrounded {np.median(unrounded):.3f}  within 0.45: {np.mean(rounded <= MISS):6.1%}"
            f"  within 1: {np.mean(rounded <= 1 + 1e-9):6.1%}"
            f"  95 %: {np.quantile(rounded, 0.95):.2f}")


def print_table(fit, unrounded, rounded):
    groups = collections.defaultdict(list)
    for index, row in enumerate(fit.rows):
        groups[row.size, row.style].append(index)
    for (size, style), group in sorted(groups.items()):
        print(f"{size:5g} {style:9} {summary(unrounded[group], rounded[group])}")


def cross_validate(rows, folds):
    """Returns the errors of each row with parameters fitted without its text."""
    texts = sorted({row.text for row in rows})
    random.Random(1).shuffle(texts)
    part = {text: n % folds for n, text in enumerate(texts)}
    whole, pairs = Fit(rows), []
    for fold in range(folds):
        kept = [row for row in rows if part[row.text] != fold]
        fit = Fit(kept)
        fit.offsets = whole.offsets
        fit.matrix = np.array([row.features(whole.offsets) for row in kept])
        unrounded, rounded = whole.errors(fit.run())
        pairs += [(unrounded[n], rounded[n]) for n, row in enumerate(rows)
                  if part[row.text] == fold]
    return tuple(np.array(column) for column in zip(*pairs))


def write(manifest, fit, parameters):
    start = 0
    curves = sum(len(knots) for knots in KNOTS)
    for cut, (entry, knots) in enumerate(zip(manifest["system"]["cuts"], KNOTS)):
        values = parameters[start:start + len(knots)]
        start += len(knots)
        offsets = {0.0: 0.0} | {weight: parameters[curves + n]
                                for n, (c, weight) in enumerate(fit.offsets) if c == cut}
        entry["tracking"] = {
            "sizes": [[size, round(float(v), 5)] for size, v in zip(knots, values)],
            "weights": [[w, round(float(offsets[w]), 5)] for w in sorted(offsets)]}
    scale, digits, spaces = (round(float(value), 5) for value in parameters[-3:])
    manifest["system"]["spacing"] = {"widthScale": scale, "digits": digits, "spaces": spaces}
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
    fit = Fit(rows)
    parameters = fit.run()
    unrounded, rounded = fit.errors(parameters)
    print_table(fit, unrounded, rounded)
    print("all            ", summary(unrounded, rounded))
    if arguments.folds:
        print("cross-validated", summary(*cross_validate(rows, arguments.folds)))
    if arguments.write:
        write(manifest, fit, parameters)


if __name__ == "__main__":
    main()
