"""A package in a temporary folder, with references, records and pictures as a run leaves them."""
import json
import pathlib
import shutil
import struct
import subprocess
import tempfile
import zlib

WORD = (1 << 64) - 1
EIGHT_LANES = (0xA4093822299F31D0, 0x082EFA98EC4E6C89, 0x452821E638D01377, 0xBE5466CF34E90C6C,
               0xC0AC29B7C97C50DD, 0x3F84D5B5B5470917, 0x9216D5D98979FB1B, 0xD1310BA698DFB5AC)
MARKUP = "<img src=x onerror=alert(1)>\"'&</script><script>alert(2)</script>"


# The constraints of the sample cell, as a picture keeps them: views are numbered in drawing order.
CONSTRAINTS = "2.leading == 1.leading 8\n3.leading == 2.trailing 8\n3.width <= - 112 @750\n4.top == 3.bottom 2"


def png(width, height, color_at, layout=None):
    """A PNG of 8-bit RGB; `color_at` gives the colour of a pixel."""
    rows = b"".join(b"\0" + bytes(part for x in range(width) for part in color_at(x, y)) for y in range(height))
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))]
    if layout:
        chunks += [(b"tEXt", b"snap.engine\0Snap 1"), (b"tEXt", b"snap.scale\0002")]
        chunks.append((b"iTXt", b"snap.layout\0\1\0\0\0" + zlib.compress(json.dumps(layout).encode())))
        chunks.append((b"tEXt", b"snap.constraints\0" + CONSTRAINTS.encode()))
    chunks += [(b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks)


def digest(data):
    """The digest by which a reference is known; as Digest.swift makes it."""
    multiplier = 0xBF58476D1CE4E5B9
    lanes = [0x243F6A8885A308D3, 0x13198A2E03707344]
    steps = [(multiplier, 32), (0x94D049BB133111EB, 29)]
    whole, rest = divmod(len(data), 8)
    words = struct.unpack(f"<{whole}Q", data[:whole * 8])
    blocks = whole // 8 * 8
    eight = list(EIGHT_LANES)
    for index, word in enumerate(words[:blocks]):
        lane = (eight[index % 8] ^ word) * multiplier & WORD
        eight[index % 8] = lane ^ lane >> 32
    words = [len(data), *(eight if blocks else []), *words[blocks:]]
    if rest:
        words.append(int.from_bytes(data[whole * 8:], "big"))
    for word in words + [1, 2, 3]:
        for index, (multiplier, shift) in enumerate(steps):
            lane = (lanes[index] ^ word) * multiplier & WORD
            lanes[index] = lane ^ lane >> shift
    return "".join(f"{lane:016x}" for lane in lanes)


def node(name, kind, frame, children=(), **more):
    x, y, width, height = frame
    return {"name": name, "className": kind, "frame": [[x, y], [width, height]], "isHidden": False,
            "attributes": {}, "children": list(children), **more}


def text(string, lines):
    return {"string": string, "font": "system regular 17", "lines": lines, "isTruncated": False, "color": "#000000FF"}


def layout(height, string="A subtitle", lines=1):
    """A cell with a picture, a title and a subtitle."""
    return node("cell", "UITableViewCell", (0, 0, 160, height), [
        node("contentView", "UIView", (0, 0, 160, height), [
            node("avatar", "UIImageView", (8, 8, 24, 24)),
            node("titleLabel", "UILabel", (40, 6, 112, 14), text=text("A title", 1)),
            node("subtitleLabel", "UILabel", (40, 22, 112, 12 * lines), text=text(string, lines)),
        ])])


def cell(height, ink=(40, 40, 44), lines=1, **more):
    """The picture of that cell at scale 2: a square, and a bar for each line of text."""
    def color_at(x, y):
        x, y = x / 2, y / 2
        if 8 <= x < 32 and 8 <= y < 32:
            return (0, 122, 255)
        if 40 <= x < 130 and 8 <= y < 18:
            return ink
        if 40 <= x < 150 and 24 <= y < 22 + 12 * lines and (y - 22) % 12 >= 3:
            return (140, 140, 144)
        return (255, 255, 255)
    return png(320, height * 2, color_at, layout(height, lines=lines, **more))


def difference(height):
    return png(320, height * 2, lambda x, y: (255, 59, 48) if 40 <= x / 2 < 130 and 8 <= y / 2 < 18 else (240, 240, 240))


class SamplePackage:
    """The folder, and ways to leave snapshots in it; deleted by `close`."""

    def __init__(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="snap-sample-"))
        self.logs = {}
        self.write("Package.swift", b"// swift-tools-version: 6.2\n")

    def close(self):
        shutil.rmtree(self.root)

    def write(self, path, data):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)

    def read(self, path):
        return (self.root / path).read_bytes()

    def add(self, key, status="passed", reference=None, actual=None, diff=None, height=40, **more):
        """Leaves a record with its pictures; further fields replace those of the record."""
        record = {
            "version": 2, "key": key, "status": status, "isRecorded": False,
            "reference": f"Snapshots/{key}@2x.png", "size": {"width": 160, "height": height}, "scale": 2,
            "pixels": {"different": 0, "total": 320 * height * 2}, "regions": [], "layoutChanges": [],
            "diagnostics": [], "milliseconds": 1, "run": "sample",
        }
        if reference:
            self.write(record["reference"], reference)
            record["referenceDigest"] = digest(reference)
        for name, data in (("actual", actual), ("diff", diff)):
            if data:
                record[name] = f".snap/{key}@2x.{name}.png"
                self.write(record[name], data)
        if status in ("different", "sizeChanged"):
            record["pixels"]["different"] = 3600
        record.update(more)
        self.keep(key, record)

    def keep(self, key, record):
        """Leaves a record as the only line of the log of its number."""
        number = self.logs.setdefault(key, len(self.logs) + 1)
        self.write(f".snap/results/{number}.log", f"{key} {json.dumps(record)}\n".encode())

    def record(self, key):
        """The last record of a key."""
        logs = sorted((self.root / ".snap/results").glob("*.log"), key=lambda log: int(log.stem))
        lines = [line.split(" ", 1) for log in logs for line in log.read_text().splitlines()]
        return json.loads([line[1] for line in lines if line[0] == key][-1])

    def add_text(self, key, lines, old, new):
        """Leaves a text that changed, with its changed lines."""
        reference, actual, diff = f"Snapshots/{key}.txt", f".snap/{key}.actual.txt", f".snap/{key}.diff.txt"
        for path, string in ((reference, old), (actual, new), (diff, "\n".join(lines) + "\n")):
            self.write(path, string.encode())
        counts = {name: sum(line.startswith(mark) for line in lines) for name, mark in (("removed", "-"), ("added", "+"))}
        self.add(key, "different", pixels={"different": 0, "total": 0}, lineChanges={"lines": lines, **counts})
        self.amend(key, reference=reference, referenceDigest=digest(old.encode()), actual=actual, diff=diff)

    def amend(self, key, **fields):
        """Replaces fields of a record."""
        self.keep(key, {**self.record(key), **fields})


def change(view, fact, followers=0, **more):
    """A change of a view; the fact has the name of its kind and its values."""
    return {"view": view, "fact": fact, "followers": followers, **more}


def resized(view, old, new, lines=None, **more):
    """A view whose height changed, and with it the number of its lines."""
    frames = {"old": [[0, 0], [112, old]], "new": [[0, 0], [112, new]], "isResized": True}
    if lines:
        frames["lines"] = {"old": lines[0], "new": lines[1]}
    return change(view, {"frame": {"_0": frames}}, **more)


def recoloured(view):
    return change(view, {"textColor": {"from": "#000000FF", "to": "#C81E1EFF"}})


def refusal(reason):
    return [{"refusal": {"reason": reason}}]


def diagnostic(kind, severity, view, message, constraints=(), allowed=False):
    return {"kind": kind, "severity": severity, "view": view, "message": message, "constraints": list(constraints),
            "isAllowed": allowed}


def audit(count):
    """The audit of a table whose rows have other heights than estimated."""
    rows = [{"section": 0, "row": index, "estimate": 44, "height": 44 + index % 5 * 11, "freshHeight": 44 + index % 5 * 11,
             "reusedHeight": 44 + index % 5 * 11 + (3 if index == 7 else 0), "milliseconds": 0.4} for index in range(count)]
    return {"rows": rows, "down": {"largestJump": 3.5, "totalJump": 12}, "up": {"largestJump": 0, "totalJump": 0}}


def varied():
    """A package with snapshots of every verdict."""
    package = SamplePackage()
    low, high = cell(40), cell(52, lines=2)
    for index in range(40):
        package.add(
            f"CellTests/wraps.{320 + index}", "sizeChanged" if index % 2 else "different", low, high, difference(52), 52,
            referenceSize={"width": 160, "height": 40}, source={"file": "Tests/CellTests.swift", "line": 14},
            regions=[{"x": 80, "y": 44, "width": 220, "height": 48, "views": ["contentView/subtitleLabel"]}],
            layoutChanges=[
                resized("contentView/subtitleLabel", 12, 24, lines=(1, 2), followers=1),
                resized("contentView", 40, 52, cause="contentView/subtitleLabel")])
    package.add("CellTests/recoloured", "different", low, cell(40, ink=(200, 30, 30)), difference(40),
                layoutChanges=[recoloured("contentView/titleLabel")])
    package.add("CellTests/fresh", "missing", actual=cell(40))
    package.add("CellTests/broken", "error", notes=refusal("Snapshots/CellTests/broken@2x.png is not a PNG. Record it again."))
    package.add("CellTests/recorded", "recorded", low, isRecorded=True)
    package.add(
        "CellTests/conflict", "passed", low,
        diagnostics=[
            diagnostic("unsatisfiableConstraints", "error", "contentView/titleLabel",
                       "These constraints cannot hold together.\nThe second gave way.",
                       ["<NSLayoutConstraint titleLabel.width == 112>", "<NSLayoutConstraint titleLabel.width >= 200>"]),
            diagnostic("lowContrast", "note", "contentView/subtitleLabel", "3.1 : 1.")])
    package.add("HostileTests/markup", "different", low, cell(40, ink=(9, 9, 9), string=MARKUP), difference(40),
                notes=refusal(f"{MARKUP} and \u202eback to front\u0007"),
                layoutChanges=[change(MARKUP, {"text": {"from": "a", "to": MARKUP}})],
                diagnostics=[diagnostic("overlap", "warning", MARKUP, MARKUP, [MARKUP])],
                source={"file": f"Tests/{MARKUP}.swift", "line": 1})
    for width in (320, 375):
        label = "titleLabel UILabel  40, 6, 112 × {}  \"A title of a cell\"  system 17, 1 line, #000000FF"
        before, after = ("Cell  0, 0, 320 × 82\n  contentView UIView  0, 0, 320 × 82\n    " + label.format(height) + "\n"
                         for height in (14, 28))
        package.add_text(
            f"TextTests/tree.{width}.layout",
            ["…", "    contentView UIView  0, 0, 320 × 82", "-     " + label.format(14), "+     " + label.format(28)],
            before, after)
    package.add("TableTests/feed", "passed", low, sizingAudit=audit(60))
    for index in range(6):
        package.add(f"CellTests/plain.w{index}", "passed", low)
    return package


def gallery():
    """A package with a matrix, another class, and texts that want to be markup; its tag `v1` has an earlier picture."""
    package = SamplePackage()
    git = ["git", "-C", str(package.root), "-c", "user.name=a", "-c", "user.email=a@localhost"]
    for row, ink in ((0, (200, 30, 30)), (1, (40, 40, 44))):
        for name in ("320", "320-dark", "375", "375-dark", "320-AX2", "375-AX2", "wide"):
            changed = ink if name == "320-dark" else (40, 40, 44)
            package.add(f"CellTests/row.{name}", "passed", cell(40, ink=changed),
                        source={"file": "Tests/CellTests.swift", "line": 2})
        if row == 0:
            for arguments in (["init", "-q"], ["add", "Snapshots"], ["commit", "-qm", "first"], ["tag", "v1"]):
                subprocess.run(git + arguments, check=True)
    package.write("Tests/CellTests.swift", b"func row() {\n  assertSnapshots(of: row, over: sizes)\n}\n")
    package.add("OtherTests/plain.320", "passed", cell(40))
    hostile = png(320, 80, lambda x, y: (255, 255, 255), node(MARKUP, MARKUP, (0, 0, 160, 40), [
        node(MARKUP, MARKUP, (0, 0, 80, 20), text=text(MARKUP, 1))]))
    package.add("HostileTests/markup.320", "passed", hostile)
    return package


def historic():
    """A package whose only changed snapshot has a reference of three commits."""
    package = SamplePackage()
    git = ["git", "-C", str(package.root), "-c", "user.name=Ann", "-c", "user.email=a@localhost"]
    subprocess.run(git + ["init", "-q"], check=True)
    for subject, red in (("first", 40), ("redder", 120), (f"reddest {MARKUP}", 200)):
        low = cell(40, ink=(red, 30, 30))
        package.add("CellTests/row.320", "different", low, cell(40), difference(40))
        for arguments in (["add", "Snapshots"], ["commit", "-qm", subject]):
            subprocess.run(git + arguments, check=True)
    package.add("CellTests/plain.320", "passed", low)
    return package


def thousand():
    """A package with a thousand snapshots, a hundred of them changed."""
    package = SamplePackage()
    low = cell(40)
    for index in range(1000):
        key = f"Suite{index // 50}/a-fixture-with-a-name-of-usual-length-{index}"
        # Each its own bytes, so that the page holds a thousand pictures.
        own = low[:-12] + _comment(index) + low[-12:]
        if index % 10:
            package.add(key, "passed", own)
        else:
            package.add(key, "different", own, cell(40, ink=(index % 256, 0, 0)), difference(40))
    return package


def large():
    """A package whose pictures are more than a page holds: forty that passed, and one that changed."""
    package = SamplePackage()
    low = cell(40)
    for index in range(40):
        package.add(f"Suite/passes-{index}", "passed", low[:-12] + _comment(index, 600_000) + low[-12:])
    package.add("Suite/changes", "different", low, cell(40, ink=(200, 30, 30)), difference(40))
    return package


def failing(count):
    """A package with failures, each with pictures and a cause of its own, and one snapshot that passed."""
    package = SamplePackage()
    low, high, red = cell(40), cell(40, ink=(200, 30, 30)), difference(40)
    for index in range(count):
        own = [picture[:-12] + _comment(index) + picture[-12:] for picture in (low, high, red)]
        package.add(
            f"Suite{index % 10}/fails-{index}", "different", *own, source={"file": "Tests/Suite.swift", "line": index + 1},
            layoutChanges=[recoloured(f"contentView/label{index}")])
    package.add("Suite0/passes", "passed", low)
    return package


def multiply(page, count):
    """Adds snapshots that passed to a page, each with the name of a picture beside it, as if they had been in its run."""
    start, end = '<script type="application/json" id="run">', "</script>"
    head, rest = page.read_text().split(start)
    data, tail = rest.split(end, 1)
    run = json.loads(data)
    passed = next(index for index, verdict in enumerate(run["verdicts"]) if verdict["word"] == "passed")
    first = len(run["results"])
    run["results"] += [
        {"key": f"Suite{index // 1000}/one-of-many-{index}.w{320 + index % 60}.dark", "verdict": passed, "scale": 2,
         "reference": {"file": f"{index * 0x9E3779B97F4A7C15 & WORD:016x}{index:016x}.png", "width": 640, "height": 88},
         "facts": ["320 × 44 pt", "scale 2", f"Tests/Suite{index // 1000}.swift:{index % 1000}"]} for index in range(count)]
    groups = [{"title": f"Suite{suite}", "isOpen": False, "members": list(range(first + suite * 1000, first + suite * 1000 + 1000))}
              for suite in range(count // 1000)]
    section = next(section for section in run["sections"] if section["title"] == "Passed")
    section["groups"] += groups
    section["count"] += count
    page.write_text(head + start + json.dumps(run, separators=(",", ":")).replace("<", "\\u003C") + end + tail)


def _comment(number, length=0):
    body = b"tEXtComment\0" + str(number).encode() + b" " * length
    return struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))


def multiply_gallery(page, count):
    """Adds pictures to a gallery's page: twenty configurations of each fixture, a hundred fixtures of each class."""
    start, end = '<script type="application/json" id="run">', "</script>"
    head, rest = page.read_text().split(start)
    data, tail = rest.split(end, 1)
    run = json.loads(data)
    first, file = len(run["results"]), run["results"][0]["actual"]
    names = [f"{width}{size}{look}" for width in (320, 375, 390, 414, 430) for size in ("", "-AX2") for look in ("", "-dark")]
    for name in names:
        run["gallery"]["configurations"][name] = {
            "width": name[:3], "look": "dark" if "dark" in name else "light", "textSize": "AX2" if "AX2" in name else "L",
            "language": "en", "other": "", "code": f"Configuration(width: {name[:3]})"}
    run["results"] += [
        {"key": f"Suite{index // 2000}Tests/a-fixture-of-usual-length-{index // 20}.{names[index % 20]}", "verdict": 0, "scale": 2,
         "actual": {**file, "layout": f"{index // 20:032x}", "place": index % 20},
         "facts": ["320 × 44 pt", "scale 2", f"Tests/Suite{index // 2000}Tests.swift:{index % 1000}"]} for index in range(count)]
    run["sections"] += [
        {"title": f"Class{number}", "count": 2000, "groups": [{"title": f"Suite{number}Tests", "isOpen": False, "members": list(
            range(first + number * 2000, first + number * 2000 + 2000))}]} for number in range(count // 2000)]
    page.write_text(head + start + json.dumps(run, separators=(",", ":")).replace("<", "\\u003C") + end + tail)
