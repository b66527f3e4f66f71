#!/usr/bin/env python3
"""Fits the spacing of a cut of the system font in manifest.json to widths of labels that iOS measured.

usage: fit-tracking.py WIDTHS.tsv [--cut text|display] [--write]

The table has a header and the columns text, pointSize, weight, width, scale, repos and, optionally, xcode and
suspect; rows with suspect = 1 and those of Xcode 6, whose system font was another, are left out. width is a
one-line label's width in points, rounded up to a pixel at the scale. HarfBuzz (libharfbuzz.so.0) measures Inter
with its default features. Needs numpy.

A label is as wide as the sum over its characters of
  widthScale * Inter's advance + Apple's tracking(size) + offset + residual(size) + correction(weight)
  + letter(character),
times the size. Apple's tracking is the published table; the residual is straight between sizes, and so is what all
digits add. A heavier weight has the correction of the lighter one and a step. Iteratively reweighted least squares
minimize the sum of absolute errors and of squares of residuals, steps and letters, each times its price: a
parameter with little evidence stays near 0. Letters of the display cut stay near those of the text cut.

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
import typing
import unicodedata

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

HERE = pathlib.Path(__file__).parent
WEIGHTS = {"light": -0.4, "regular": 0.0, "italic": 0.0, "medium": 0.23, "semibold": 0.3,
           "bold": 0.4, "heavy": 0.56, "black": 0.62}
# https://developer.apple.com/design/human-interface-guidelines/typography, SF Pro, in thousandths of an em.
APPLE = {9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26, 18: -25, 19: -24,
         20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 30: 14, 32: 13,
         34: 12, 36: 10, 40: 10, 43: 9, 44: 8, 48: 8, 51: 7, 52: 6, 56: 6, 60: 4, 64: 4, 68: 2, 72: 2, 76: 1,
         80: 0}
# The release of iOS that a version of Xcode came with; later ones have the font of iOS 14.
RELEASES = {7: 9, 8: 10, 9: 11, 10: 12, 11: 13}
# The price, in points of error for a square of em, of a step between weights; all of them were chosen where the
# cross-validated error is smallest.
PRICE_OF_WEIGHT = 30.0
# A letter needs this many labels.
LEAST_LABELS = 4
CUT_OFF = 3
# Errors below this, in points, count the same: they are within the rounding to pixels.
SMALL_ERROR = 0.12


class Cut(typing.NamedTuple):
    """What the fit of a cut depends on."""

    index: int
    # The sizes between which residuals, and what a digit adds, are straight.
    sizes: list
    digit_sizes: list
    price_of_residual: float
    price_of_letter: float
    # That of a digit's difference from the others.
    price_of_digit: float
    # That of a difference from the text cut's letter; None if there is no such letter.
    price_of_change: float | None


CUTS = {
    "text": Cut(0, [9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [9], 1e5, 1e4, 1e4, None),
    "display": Cut(1, [20, 22, 24, 26, 28, 30, 34, 40, 50, 80], [20, 28], 3e4, 1e4, 1e3, 1e5),
}


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
    """What the manifest has releases of iOS before some add to a text, in em; letters have too few labels."""

    def __init__(self, cut):
        self.sizes, self.digits = cut["tracking"].get("earlier", []), cut.get("earlierDigits", [])

    def space(self, row):
        def added(parts):
            return sum(straight(part["sizes"], row.size) for part in parts if row.release < part["before"])
        return row.clusters * added(self.sizes) + row.digits * added(self.digits)


def straight(knots, place):
    return float(np.interp(place, *zip(*knots)))


def release(xcode):
    """Returns the release of iOS that a version such as xc9.3-10 or xc11.4 came with, at most 14."""
    number = re.match(r"xc(\d+)", xcode or "")
    return RELEASES.get(int(number[1]), 14) if number else 14


class Row:
    def __init__(self, entry, faces, files):
        self.text, self.style = entry["text"], entry["weight"]
        self.size, self.scale = float(entry["pointSize"]), float(entry["scale"])
        self.width, self.weight = float(entry["width"]), WEIGHTS[entry["weight"]]
        self.repository = entry["repos"].split(",")[0]
        self.release = release(entry.get("xcode"))
        self.digits = sum(map(is_digit, self.text))
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


def hat(sizes, place):
    """Returns the weight of each of some sizes at a size."""
    return [float(np.interp(place, sizes, [k == n for k in range(len(sizes))]))
            for n in range(len(sizes))]


def has_step(weight, step):
    """Whether a weight has another one's step, which is itself or between it and the regular one."""
    return 0 < step <= weight or weight <= step < 0


class Fit:
    """The rows as matrices; parameters: offset, steps of weights, spaces, digits, residuals, letters."""

    def __init__(self, rows, cut, manifest):
        self.rows, self.cut = rows, cut
        text_cut, own_cut = manifest["system"]["cuts"][0], manifest["system"]["cuts"][cut.index]
        self.weights = sorted({row.weight for row in rows if row.weight != 0})
        labels = collections.Counter(character for row in rows for character in set(row.text))
        self.letters = sorted(character for character, count in labels.items()
                              if count >= LEAST_LABELS and "!" <= character <= "~")
        # What the letters are near; the text cut's punctuation says nothing of the display cut's.
        self.known = {} if cut.price_of_change is None else {
            letter: added for letter, added in text_cut["letters"].items() if letter.isalpha()}
        scale, earlier = manifest["system"]["widthScale"], Earlier(own_cut)
        self.base = np.array([row.size * (scale * row.em + earlier.space(row)
                                          + row.clusters * straight(APPLE.items(), row.size) / 1000
                                          + sum(self.known.get(letter, 0) for letter in row.text))
                              for row in rows])
        self.matrix = np.array([self.features(row) for row in rows])
        self.prices = np.array([1e-3] + [PRICE_OF_WEIGHT] * len(self.weights) + [1.0]
                               + [1.0] * len(cut.digit_sizes)
                               + [cut.price_of_residual] * len(cut.sizes)
                               + [self.price(letter) for letter in self.letters])
        self.widths = np.array([row.width for row in rows])
        self.scales = np.array([row.scale for row in rows])
        # The middle of the widths that round up to the measured one.
        self.targets = self.widths - 0.5 / self.scales

    def price(self, letter):
        if letter in self.known:
            return self.cut.price_of_change
        return self.cut.price_of_digit if is_digit(letter) else self.cut.price_of_letter

    def features(self, row):
        """Returns the factor of each parameter, in points."""
        characters, digits = row.clusters * row.size, row.size * row.digits
        return ([characters] + [characters * has_step(row.weight, step) for step in self.weights]
                + [row.size * row.text.count(" ")]
                + [digits * h for h in hat(self.cut.digit_sizes, row.size)]
                + [characters * h for h in hat(self.cut.sizes, row.size)]
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
    values = iter([round(float(value), 5) + 0.0 for value in parameters])

    def take(names):
        return {name: next(values) for name in names}
    offset, steps, spaces = next(values), take(fit.weights), next(values)
    digits, residuals, changes = take(fit.cut.digit_sizes), take(fit.cut.sizes), take(fit.letters)
    weights = {weight: sum((added for step, added in steps.items() if has_step(weight, step)), 0.0)
               for weight in [0.0] + fit.weights}
    cut = manifest["system"]["cuts"][fit.cut.index]
    cut["tracking"] = {
        "sizes": [[size, round(straight(APPLE.items(), size) / 1000 + offset + residual, 5)]
                  for size, residual in residuals.items()],
        "weights": [{"weight": weight, "sizes": [[fit.cut.sizes[0], round(weights[weight], 5)]]}
                    for weight in sorted(weights)],
        "earlier": cut["tracking"]["earlier"]}
    cut["digits"], cut["spaces"] = [list(digit) for digit in digits.items()], spaces
    letters = cut["letters"] | fit.known | {
        letter: round(fit.known.get(letter, 0) + change, 5) for letter, change in changes.items()}
    cut["letters"] = dict(sorted(letters.items()))
    text = json.dumps(manifest, indent=2)
    pairs = re.sub(r"\[\s+(-?[\d.e-]+),\s+(-?[\d.e-]+)\s+\]", r"[\1, \2]", text)
    (HERE / "manifest.json").write_text(pairs + "\n")


def read_rows(table, manifest, cut):
    """Returns the rows of a cut that have the system font of iOS 9 or later."""
    cuts = manifest["system"]["cuts"]
    faces = cuts[cut.index]["faces"]
    files = {face["file"]: Face(HERE / face["file"]) for face in faces}
    display = cuts[1]["minimumSize"]
    with open(table, newline="") as file:
        entries = [entry for entry in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
                   if entry.get("suspect") != "1" and not (entry.get("xcode") or "").startswith("xc6")
                   and (float(entry["pointSize"]) >= display) == (cut.index == 1)
                   and entry["weight"] in WEIGHTS]
    return [row for row in (Row(entry, faces, files) for entry in entries) if row.covered]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("table")
    parser.add_argument("--cut", choices=CUTS, default="text")
    parser.add_argument("--write", action="store_true", help="write the fit into manifest.json")
    arguments = parser.parse_args()
    manifest, cut = json.loads((HERE / "manifest.json").read_text()), CUTS[arguments.cut]
    fit = Fit(read_rows(arguments.table, manifest, cut), cut, manifest)
    everything = fit.run(np.ones(len(fit.rows), dtype=bool))
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
