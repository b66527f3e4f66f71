#!/usr/bin/env python3
"""Fits the spacing of the system font's text cut in manifest.json to widths of labels that iOS measured.

usage: fit-tracking.py WIDTHS.tsv [--write]

The table has a header and the columns text, pointSize, weight, width, scale, repos and, optionally, xcode and
suspect; rows with suspect = 1 and those of Xcode 6, whose system font was another, are left out. width is a
one-line label's width in points, rounded up to a pixel at the scale. HarfBuzz (libharfbuzz.so.0) measures Inter
with its default features. Needs numpy.

A label is as wide as the sum over its characters of
  widthScale * Inter's advance + Apple's tracking(size) + offset + residual(size) + correction(weight)
  + letter(character),
times the size. Apple's tracking is the published table; the residual is straight between sizes. Iteratively
reweighted least squares minimize the sum of absolute errors and of squares of residuals, corrections and letters,
each times its price: a parameter with little evidence stays near 0.

The fit is of the font since iOS 14, which came with Xcode 12. Rows of older versions of Xcode count with what the
manifest has earlier releases add ("earlier"); --write keeps that, and letters with too few labels.

Every row is also measured with the parameters that the other repositories give, and the errors of each
repository are printed: those are the figures for texts that nobody here has seen. Texts with digits, punctuation,
two or more capitals, or accented letters are listed as kinds of their own.
"""
import argparse
import collections
import csv
import ctypes as c
import json
import os
import pathlib
import re
import unicodedata

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

HERE = pathlib.Path(__file__).parent
WEIGHTS = {"light": -0.4, "regular": 0.0, "italic": 0.0, "medium": 0.23, "semibold": 0.3,
           "bold": 0.4, "heavy": 0.56}
# https://developer.apple.com/design/human-interface-guidelines/typography, SF Pro, in thousandths of an em.
APPLE = {9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26, 18: -25, 19: -24}
SIZES = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
# The prices, in points of error for a square of em; chosen where the cross-validated error is smallest.
PRICE_OF_RESIDUAL = 1e5
PRICE_OF_WEIGHT = 30.0
PRICE_OF_LETTER = 1e4
# A letter needs this many labels.
LEAST_LABELS = 4
CUT_OFF = 3
# Errors below this, in points, count the same: they are within the rounding to pixels.
SMALL_ERROR = 0.12


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
        """Returns the width in em, the number of clusters that tracking applies to, and whether all glyphs exist."""
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


class Earlier:
    """What the manifest has releases of iOS before 14 add to a text, in em; letters have too few labels."""

    def __init__(self, cut):
        self.sizes = [knot for part in cut["tracking"]["earlier"] for knot in part["sizes"]]

    def space(self, row):
        places, values = zip(*self.sizes)
        return row.clusters * float(np.interp(row.size, places, values))


def is_earlier(xcode):
    """Whether a version such as xc9.3-10 or xc11.4 came with iOS 13 or an older release."""
    number = re.match(r"xc(\d+)", xcode or "")
    return number is not None and int(number[1]) < 12


class Row:
    def __init__(self, entry, faces, files):
        self.text, self.style = entry["text"], entry["weight"]
        self.size, self.scale = float(entry["pointSize"]), float(entry["scale"])
        self.width, self.weight = float(entry["width"]), WEIGHTS[entry["weight"]]
        self.repository = entry["repos"].split(",")[0]
        self.is_earlier = is_earlier(entry.get("xcode"))
        face = min((f for f in faces if f["italic"] == (self.style == "italic")),
                   key=lambda f: abs(f["weight"] - self.weight))
        self.em, self.clusters, self.covered = files[face["file"]].measure(self.text)


def is_digit(character):
    return character in "0123456789"


def kinds(text):
    """Returns the kinds of characters of a text that have spaces of their own; plain for none."""
    found = {"digits": any(map(is_digit, text)),
             "punctuation": any(unicodedata.category(c)[0] in "PS" for c in text),
             "capitals": sum(c.isupper() for c in text) > 1,
             "accents": any(len(unicodedata.normalize("NFD", c)) > 1 for c in text)}
    return [name for name, has in found.items() if has] or ["plain"]


def hat(place):
    """Returns the weight of each of SIZES at a size."""
    return [float(np.interp(place, SIZES, [k == n for k in range(len(SIZES))]))
            for n in range(len(SIZES))]


class Fit:
    """The rows as matrices; parameters: offset, weights, digits, spaces, residuals, letters."""

    def __init__(self, rows, width_scale, earlier):
        self.rows = rows
        self.weights = sorted({row.weight for row in rows if row.weight != 0})
        labels = collections.Counter(character for row in rows for character in set(row.text))
        self.letters = sorted(character for character, count in labels.items()
                              if count >= LEAST_LABELS and "!" <= character <= "~"
                              and not is_digit(character))
        known = sorted(APPLE)
        tracking = [np.interp(row.size, known, [APPLE[k] / 1000 for k in known]) for row in rows]
        self.base = np.array([row.size * (width_scale * row.em + row.clusters * t
                                          + (earlier.space(row) if row.is_earlier else 0))
                              for row, t in zip(rows, tracking)])
        self.matrix = np.array([self.features(row) for row in rows])
        self.prices = np.array([1e-3] + [PRICE_OF_WEIGHT] * len(self.weights) + [1.0, 1.0]
                               + [PRICE_OF_RESIDUAL] * len(SIZES)
                               + [PRICE_OF_LETTER] * len(self.letters))
        self.widths = np.array([row.width for row in rows])
        self.scales = np.array([row.scale for row in rows])
        # The middle of the widths that round up to the measured one.
        self.targets = self.widths - 0.5 / self.scales

    def features(self, row):
        """Returns the factor of each parameter, in points."""
        characters = row.clusters * row.size
        return ([characters] + [characters * (row.weight == weight) for weight in self.weights]
                + [row.size * sum(map(is_digit, row.text)), row.size * row.text.count(" ")]
                + [characters * h for h in hat(row.size)]
                + [row.size * row.text.count(letter) for letter in self.letters])

    def run(self, kept):
        """Returns the parameters that some of the rows give."""
        matrix, targets = self.matrix[kept], (self.targets - self.base)[kept]
        weights = np.ones(len(targets))
        for _ in range(40):
            weighted = matrix.T * weights
            parameters = np.linalg.solve(weighted @ matrix + np.diag(self.prices),
                                         weighted @ targets)
            errors = np.abs(targets - matrix @ parameters)
            weights = np.where(errors > CUT_OFF, 0.1, 1.0) / np.maximum(errors, SMALL_ERROR)
        return parameters

    def points(self, parameters):
        return self.base + self.matrix @ parameters

    def cross_validated(self):
        """Returns each row's width with parameters of the other repositories."""
        repositories = np.array([row.repository for row in self.rows])
        points = np.zeros(len(self.rows))
        for repository in sorted(set(repositories)):
            own = repositories == repository
            points[own] = self.points(self.run(~own))[own]
        return points

    def summary(self, points, kept=slice(None)):
        error = (points - self.targets)[kept]
        rounded = np.abs(np.ceil(points * self.scales - 1e-6) / self.scales - self.widths)[kept]
        return (f"{len(error):5}  median {np.median(rounded):.2f}, unrounded {np.median(np.abs(error)):.2f}"
                f"  bias {np.median(error):+.2f}  within 1: {np.mean(rounded <= 1 + 1e-9):6.1%}")

    def print_groups(self, points, keys):
        """Prints the errors of groups; keys gives the names of a row's groups."""
        groups = collections.defaultdict(list)
        for index, row in enumerate(self.rows):
            for key in keys(row):
                groups[key].append(index)
        for name, group in sorted(groups.items()):
            print(f"  {name!s:34} {self.summary(points, group)}")


def write(manifest, fit, parameters):
    values = [round(float(value), 5) + 0.0 for value in parameters]
    count = len(fit.weights)
    offset, corrections, (digits, spaces) = values[0], values[1:1 + count], values[1 + count:3 + count]
    residuals, letters = values[3 + count:3 + count + len(SIZES)], values[3 + count + len(SIZES):]
    cut = manifest["system"]["cuts"][0]
    weights = dict(zip(fit.weights, corrections)) | {0.0: 0.0}
    cut["tracking"] = {
        "sizes": [[size, round(APPLE[size] / 1000 + offset + residual, 5)]
                  for size, residual in zip(SIZES, residuals)],
        "weights": [{"weight": weight, "sizes": [[SIZES[0], weights[weight]]]}
                    for weight in sorted(weights)],
        "earlier": cut["tracking"]["earlier"]}
    cut["digits"], cut["spaces"] = [[SIZES[0], digits]], spaces
    cut["letters"] = dict(sorted((cut["letters"] | dict(zip(fit.letters, letters))).items()))
    text = json.dumps(manifest, indent=2)
    pairs = re.sub(r"\[\s+(-?[\d.e-]+),\s+(-?[\d.e-]+)\s+\]", r"[\1, \2]", text)
    (HERE / "manifest.json").write_text(pairs + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("table")
    parser.add_argument("--write", action="store_true", help="write the fit into manifest.json")
    arguments = parser.parse_args()
    manifest = json.loads((HERE / "manifest.json").read_text())
    text_cut, display_cut = manifest["system"]["cuts"]
    files = {face["file"]: Face(HERE / face["file"]) for face in text_cut["faces"]}
    with open(arguments.table, newline="") as table:
        entries = [entry for entry in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
                   if entry.get("suspect") != "1" and not (entry.get("xcode") or "").startswith("xc6")
                   and float(entry["pointSize"]) < display_cut["minimumSize"]]
    rows = [row for row in (Row(entry, text_cut["faces"], files) for entry in entries) if row.covered]
    fit = Fit(rows, manifest["system"]["widthScale"], Earlier(text_cut))
    everything = fit.run(np.ones(len(rows), dtype=bool))
    points = fit.cross_validated()
    print("cross-validated, by size")
    fit.print_groups(points, lambda row: [row.size])
    print("cross-validated, by weight")
    fit.print_groups(points, lambda row: [row.style])
    print("cross-validated, by kind of characters")
    fit.print_groups(points, lambda row: kinds(row.text))
    print("cross-validated, by repository")
    fit.print_groups(points, lambda row: [row.repository])
    print(f"{'cross-validated':36} {fit.summary(points)}")
    print(f"{'fitted':36} {fit.summary(fit.points(everything))}")
    if arguments.write:
        write(manifest, fit, everything)


if __name__ == "__main__":
    main()
