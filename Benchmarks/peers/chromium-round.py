"""The row of verified cells by headless Chromium: `chromium-round.py list|round NAME|answer NAME`.

Shows what ../Sources/cell-round does as HTML, takes a screenshot of each cell and compares its bytes with those of an
earlier one. What counts is the processor time of all processes of the browser and of this one. A round visits only some
of the cells, as taking the screenshots takes most of its time.
"""

import base64
import json
import os
import pathlib
import signal
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "Tests/Browser"))
from chromium import Chromium  # noqa: E402

ROW = "cell verified against its file"
CELLS, CELLS_OF_ROUND, EPOCH = 200, 60, 40
words = """quick brown fox layout constraint cell priority the over a intrinsic height resolves with baseline and image
Title view table""".split()

PAGE = """<!doctype html><meta charset=utf-8><style>
@font-face { font-family: Inter; font-weight: 400; src: url(%(regular)s) }
@font-face { font-family: Inter; font-weight: 600; src: url(%(semibold)s) }
body { margin: 0; background: white; width: 320px; font-family: Inter }
#cell { position: relative; width: 320px; min-height: 140px; box-sizing: border-box; padding: 20px 20px 19.5px 128px }
img { position: absolute; left: 20px; top: 20px; width: 100px; height: 100px; object-fit: cover }
#title { font: 600 17px/20.3px Inter } #subtitle { font: 15px/17.9px Inter; color: gray; margin-top: 4px }
</style><div id=cell><img id=photo><div id=title></div><div id=subtitle></div></div>
<script>
const canvas = document.createElement("canvas"), side = canvas.width = canvas.height = 300;
const context = canvas.getContext("2d"), data = context.createImageData(side, side);
for (let y = 0; y < side; y++) for (let x = 0; x < side; x++)
  data.data.set([128 + 100 * Math.sin(x * .05), 128 + 100 * Math.sin(y * .07), 128 + 60 * Math.sin((x + y) * .03), 255],
                (y * side + x) * 4);
context.putImageData(data, 0, 0);
photo.src = canvas.toDataURL();
// No text uses the fonts before the first cell is shown, so `document.fonts.ready` alone waits for none.
const ready = Promise.all([photo.decode(), ...[...document.fonts].map((font) => font.load())]);
function show(a, b) { title.textContent = a; subtitle.textContent = b; return cell.offsetHeight; }
</script>"""


def contents():
    """The titles and subtitles of the cells, as in the other programs."""
    state = 12345

    def sentence(length):
        nonlocal state
        text = ""
        while len(text) < length:
            state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
            text += (" " if text else "") + words[(state >> 8) % 20]
        return text

    return [(sentence(14)[:18], sentence(200)[:200]) for _ in range(CELLS)]


def ticks_of_tree(root_id):
    """The processor time of a process and its descendants, in ticks."""
    parents, ticks = {}, {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            fields = pathlib.Path("/proc", name, "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        parents[int(name)] = int(fields[1])
        ticks[int(name)] = sum(map(int, fields[11:15]))

    def belongs(process):
        while process in parents and process != root_id:
            process = parents[process]
        return process == root_id

    return sum(ticks[process] for process in ticks if belongs(process))


class Cells:
    def __init__(self, browser, folder, count):
        self.browser = browser
        file = pathlib.Path(folder, "cells.html")
        fonts = root / "Fonts/Inter"
        file.write_text(PAGE % {
            "regular": (fonts / "Inter-Regular.otf").as_uri(), "semibold": (fonts / "Inter-SemiBold.otf").as_uri()})
        self.page = self.browser.open(file.as_uri())
        self.page.send("Emulation.setDeviceMetricsOverride", width=320, height=640, deviceScaleFactor=2, mobile=False)
        self.page.run("ready.then(() => 0)")
        self.texts = contents()[:count]
        self.index = 0
        self.folder = pathlib.Path(folder)
        for _ in self.texts:
            picture = self.next()
            self.file().write_bytes(picture)

    def file(self):
        return self.folder / f"{self.index}.png"

    def next(self):
        self.index = (self.index + 1) % len(self.texts)
        height = self.page.run("show(%s, %s)" % tuple(map(json.dumps, self.texts[self.index])))
        answer = self.page.send("Page.captureScreenshot", format="png",
                                clip={"x": 0, "y": 0, "width": 320, "height": height, "scale": 1})
        return base64.b64decode(answer["data"])

    def verify(self):
        return self.next() == self.file().read_bytes()

    def seconds(self):
        """The processor time of one cell."""
        def now():
            ticks = ticks_of_tree(self.browser.process.pid) / os.sysconf("SC_CLK_TCK")
            return ticks + time.process_time()

        start = now()
        for _ in range(EPOCH):
            self.verify()
        return (now() - start) / EPOCH


def main():
    command = sys.argv[1]
    if command == "list":
        return print(ROW)
    # So that the browser ends and its folders go, too, if this takes too long.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("error: ended before the row was measured"))
    with tempfile.TemporaryDirectory() as folder:
        browser = Chromium()
        try:
            cells = Cells(browser, folder, CELLS if command == "answer" else CELLS_OF_ROUND)
            if command == "answer":
                print(sum(cells.verify() for _ in range(CELLS)))
            else:
                epochs = sorted(cells.seconds() for _ in range(3))
                print(f"{epochs[1]}\t{epochs[0]}")
        finally:
            browser.close()


main()
