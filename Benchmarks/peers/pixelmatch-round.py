"""Prints the median seconds that pybind11_pixelmatch takes to compare two pictures, and its count.

pixelmatch-round.py WIDTH HEIGHT FIRST.rgba SECOND.rgba; needs numpy and pybind11_pixelmatch 0.1.6 from PyPI.
"""

import sys
import time

import numpy
import pybind11_pixelmatch

width, height = int(sys.argv[1]), int(sys.argv[2])
first, second = (numpy.fromfile(name, numpy.uint8).reshape(height, width, 4) for name in sys.argv[3:])
options = pybind11_pixelmatch.Options()
options.threshold = 0.1
times = []
while len(times) < 7 or sum(times) < 1:
    start = time.thread_time()
    count = pybind11_pixelmatch.pixelmatch(first, second, options=options)
    times.append(time.thread_time() - start)
print(sorted(times)[len(times) // 2], count)
