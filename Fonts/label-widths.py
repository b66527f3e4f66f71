#!/usr/bin/env python3
"""Shows the errors of label widths compared with iOS, by weight and size.

usage: label-widths.py WIDTHS.tsv [--snap PATH]

The table is that of fit-tracking.py: a header and the columns text, pointSize, weight, width, scale
and, optionally, suspect; rows with suspect = 1 are left out. `snap measure` measures each label, so
the widths are those of UILabel. Build it first: swift build --product snap.
"""
import argparse
import collections
import concurrent.futures
import csv
import json
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).parent.parent


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row.get("suspect") != "1"]


def key(row):
    return row["text"], row["pointSize"], row["weight"], row["scale"]


def measure(snap, text, size, weight, scale):
    cut = ["--italic"] if weight == "italic" else ["--weight", weight]
    result = subprocess.run(
        [snap, "measure", "--json", "--lines", "1", "--size", size, "--scale", scale, *cut, "--", text],
        capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"error: {snap} measure failed for “{text}”: {result.stderr.strip()}")
    return json.loads(result.stdout)["width"]


def measure_all(snap, rows):
    """Returns each row's weight, size and error in points: ours minus iOS's."""
    labels = sorted({key(row) for row in rows})
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        widths = dict(zip(labels, pool.map(lambda label: measure(snap, *label), labels)))
    return [(row["weight"], float(row["pointSize"]), widths[key(row)] - float(row["width"]))
            for row in rows]


def share(errors, limit):
    # Widths are multiples of a pixel, at most a third of a point; its binary fractions are not exact.
    return 100 * sum(abs(error) <= limit + 1e-3 for error in errors) / len(errors)


def line(weight, size, errors):
    median = statistics.median(abs(error) for error in errors)
    return (f"{weight:<10}{size:>6}{len(errors):>8}{median:>9.3f}{statistics.mean(errors):>+9.3f}"
            f"{share(errors, 1):>8.1f}%{share(errors, 2.3):>8.1f}%")


def table(results):
    groups = collections.defaultdict(list)
    for weight, size, error in results:
        for name in [(weight, size), (weight, None), (None, None)]:
            groups[name].append(error)
    yield f"{'weight':<10}{'size':>6}{'labels':>8}{'median':>9}{'mean':>9}{'≤ 1':>9}{'≤ 2.3':>9}"
    weights = sorted({weight for weight, _, _ in results}, key=lambda w: -len(groups[w, None]))
    for weight in weights:
        for size in sorted({s for w, s, _ in results if w == weight}):
            yield line(weight, f"{size:g}", groups[weight, size])
        yield line(weight, "all", groups[weight, None])
    yield line("all", "all", groups[None, None])


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("widths")
    parser.add_argument("--snap", default=str(ROOT / ".build" / "debug" / "snap"))
    arguments = parser.parse_args()
    if not pathlib.Path(arguments.snap).exists():
        sys.exit(f"error: there is no {arguments.snap}. Run `swift build --product snap` or name it by --snap.")
    print("Errors of widths in points: the median of their sizes, their mean, and the share within a limit.")
    for row in table(measure_all(arguments.snap, read(arguments.widths))):
        print(row)


if __name__ == "__main__":
    main()
