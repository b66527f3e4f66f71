"""Prints what pybind11_pixelmatch and pixelmatch count for pairs of pictures.

Reads lines `WIDTH HEIGHT THRESHOLD INCLUDE_ANTIALIASING FIRST.rgba SECOND.rgba` and prints a line with both counts for
each; a package that is not there gives `-`. Ends with 3 if neither is there.
"""

import sys


def load(name):
    try:
        return __import__(name)
    except ImportError:
        return None


fast, slow = load("pybind11_pixelmatch"), load("pixelmatch")
if fast:
    fast = load("numpy") and fast
if not fast and not slow:
    sys.exit(3)


def count_fast(width, height, threshold, includes, first, second):
    import numpy

    options = fast.Options()
    options.threshold = threshold
    options.includeAA = includes
    pictures = (numpy.frombuffer(each, numpy.uint8).reshape(height, width, 4) for each in (first, second))
    return fast.pixelmatch(*pictures, options=options)


def count_slow(width, height, threshold, includes, first, second):
    return slow.pixelmatch(list(first), list(second), width, height, threshold=threshold, includeAA=includes)


for line in sys.stdin:
    words = line.split()
    pictures = [open(name, "rb").read() for name in words[4:]]
    arguments = (int(words[0]), int(words[1]), float(words[2]), words[3] == "true", *pictures)
    print(count_fast(*arguments) if fast else "-", count_slow(*arguments) if slow else "-", flush=True)
