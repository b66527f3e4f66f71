"""Makes faults by a seed and repairs them, one after the other: run.py TOOL FOLDER COUNT SEED; prints JSON.

A fault counts if some snapshot fails by it. `located` means that the tools named its line, or an element around it that has the line
among its own; `repaired` that no snapshot fails any more, and that all pictures are those before the fault.
"""

import json
import os
import random
import shutil
import subprocess
import sys

from client import Client
from faults import apply, one_of
from repair import File, Repair

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = ["InterfaceBuilderSample/dev", "FixtureCellsTests/Resources", "Subject/Tests"]
MOST_TRIES = 40


def samples():
    """The storyboards and xibs of the tests, sorted."""
    files = []
    for source in SOURCES:
        for folder, _, names in os.walk(os.path.join(HERE, "..", source)):
            files += [os.path.join(folder, name) for name in names if name.endswith((".xib", ".storyboard"))]
    return sorted(files)


class Package:
    """A package with one file and its references; none if the file is not sound as it is."""

    def __init__(self, tool, folder, sample):
        self.folder, self.name = folder, os.path.basename(sample)
        os.makedirs(folder)
        shutil.copy(sample, folder)
        with open(os.path.join(folder, "Package.swift"), "w") as file:
            file.write("// swift-tools-version: 6.2\n")
        self.is_sound = self.run(tool, "init", self.name) and self.narrow() \
            and self.run(tool, "record", "--cells-only") and self.run(tool, "verify", "--cells-only")

    def run(self, tool, *arguments):
        return subprocess.run([tool, *arguments], cwd=self.folder, capture_output=True).returncode == 0

    def narrow(self):
        """Two widths are enough, and quick."""
        path = os.path.join(self.folder, os.path.splitext(self.name)[0] + ".cells.json")
        with open(path) as file:
            cells = json.load(file)
        cells["matrix"] = {"widths": [320, 414]}
        with open(path, "w") as file:
            json.dump(cells, file)
        return True


def trial(tool, package, generator):
    """One fault: its kind, and whether it was found, located and repaired; none if no snapshot fails by it."""
    file = File(os.path.join(package.folder, package.name))
    fault = one_of(file.lines, generator)
    if fault is None:
        return None
    kind, index, _ = fault
    file.write(apply(fault, file.lines))
    client = Client(tool, package.folder)
    try:
        repair = Repair(client, package.folder)
        if not repair.verify()[0]:
            return None
        around = File(file.path)
        found, places, is_repaired = repair.run()
        located = any(name == package.name and index + 1 in around.own_lines(number) or number in (index, index + 1)
                      for name, number in places if number > 0)
        return {"kind": kind, "file": package.name, "line": index + 1, "found": found, "located": located,
                "repaired": is_repaired}
    finally:
        client.end()
        file.write(file.lines)


def main(tool, folder, count, seed):
    generator = random.Random(seed)
    files, packages, trials, equal = samples(), {}, [], 0
    while len(trials) < count and equal < MOST_TRIES * count:
        sample = generator.choice(files)
        if sample not in packages:
            packages[sample] = Package(tool, os.path.join(folder, str(len(packages))), sample)
        if not packages[sample].is_sound:
            continue
        result = trial(tool, packages[sample], generator)
        if result is None:
            equal += 1
        else:
            trials.append(result)
    sums = {name: sum(trial[name] for trial in trials) for name in ("found", "located", "repaired")}
    print(json.dumps({"count": len(trials), **sums, "without effect": equal, "trials": trials}, indent=1))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
