"""Rows of picture comparers from PyPI: `compare-round.py pixelmatch|blazediff list|round NAME|answer NAME`.

The pictures are those of our own program, which BENCH_PROGRAMS leads to.
"""

import os
import subprocess
import sys
import tempfile
import time

sizes = {"cell": (640, 200), "screen": (1170, 2532)}
works = {"pixelmatch": "changed pictures, antialiasing left out", "blazediff": "changed files"}


def pixelmatch(folder, size):
    import numpy
    import pybind11_pixelmatch

    width, height = sizes[size]
    first, second = (
        numpy.fromfile(f"{folder}/{size}-{place}.rgba", numpy.uint8).reshape(height, width, 4)
        for place in ("first", "second")
    )
    options = pybind11_pixelmatch.Options()
    options.threshold = 0.1
    return lambda: pybind11_pixelmatch.pixelmatch(first, second, options=options)


def blazediff(folder, size):
    import blazediff

    first, second = (f"{folder}/{size}-{place}.png" for place in ("first", "second"))
    return lambda: blazediff.compare(first, second, threshold=0.1, antialiasing=False).diff_count


def measure(work):
    """Times of all threads in epochs of about 5 ms, for about 0.2 s; the first call is not counted."""

    def seconds(repetitions):
        start = time.process_time()
        for _ in range(repetitions):
            work()
        return (time.process_time() - start) / repetitions

    repetitions = max(1, int(0.005 / max(seconds(1), 1e-9)))
    epochs, spent = [], 0
    while spent < 0.2 or len(epochs) < 3:
        epochs.append(seconds(repetitions))
        spent += epochs[-1] * repetitions
    epochs.sort()
    return epochs[len(epochs) // 2], epochs[0]


peer, command = sys.argv[1:3]
if command == "list":
    for size in sizes:
        print(f"{works[peer]}, {size}")
else:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([os.environ["BENCH_PROGRAMS"] + "/compare-round", "export", folder], check=True)
        work = {"pixelmatch": pixelmatch, "blazediff": blazediff}[peer](folder, sys.argv[3].rsplit(", ", 1)[1])
        print(*measure(work) if command == "round" else [work()], sep="\t")
