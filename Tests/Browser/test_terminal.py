"""What `snap` prints on a terminal: colours, links, pictures, progress, and an end that says what was done."""
import os
import pty
import select
import shutil
import subprocess
import time
import unittest

from support import FOLDER, SNAP
from test_review import small

# swift, and the program of a package's tests, which ends as a run without tests does.
SWIFT = r"""#!/bin/sh
case "$0 $*" in
*--show-bin-path*) echo "$PWD/tools"; exit 0 ;;
*dump-package) echo '{"name":"P","targets":[{"name":"T","type":"test","dependencies":[],"resources":[],"exclude":[]}]}'; exit 0 ;;
*swift\ build*) sleep BUILDING; exit 0 ;;
*swift-testing*--list-tests) printf 'A.X/a()\nA.Y/b()\n'; exit 0 ;;
*--list-tests) exit 0 ;;
esac
sleep 1.2
echo '{"kind":"event","payload":{"kind":"runEnded"}}' > "$SNAP_TEST_EVENTS"
"""


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *arguments, cwd=None, **variables):
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", **variables}
        self.process, self.file = pty.fork()
        if self.process == 0:
            if cwd:
                os.chdir(cwd)
            os.execvpe(SNAP, [SNAP, *arguments], environment)
        self.text = ""

    def read(self, wanted=None, seconds=30):
        """Reads until the text is there, or to the end."""
        end = time.monotonic() + seconds
        while (wanted is None or wanted not in self.text) and time.monotonic() < end:
            if select.select([self.file], [], [], 0.2)[0]:
                try:
                    data = os.read(self.file, 1 << 16)
                except OSError:
                    break
                if not data:
                    break
                self.text += data.decode(errors="replace")
        return self.text

    def type(self, text):
        os.write(self.file, text.encode())

    def wait(self):
        self.read()
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


class TerminalTests(unittest.TestCase):
    def setUp(self):
        self.package = small()
        self.addCleanup(self.package.close)

    def run_on_terminal(self, *arguments, **variables):
        terminal = Terminal(*arguments, "--package", str(self.package.root), **variables)
        terminal.wait()
        return terminal.text

    def test_colours_stand_on_terminals_only_and_not_where_they_are_refused(self):
        self.assertIn("\x1b[31m", self.run_on_terminal("status"))
        self.assertNotIn("\x1b", self.run_on_terminal("status", NO_COLOR="1"))
        self.assertNotIn("\x1b", self.run_on_terminal("status", TERM="dumb"))

    def test_paths_are_links_where_terminals_follow_them(self):
        out = str(self.package.root / "report")
        link = f"\x1b]8;;file://{out}/index.html\x1b\\"
        self.assertIn(link, self.run_on_terminal("report", "--out", out, TERM="xterm-kitty"))
        self.assertIn(link, self.run_on_terminal("report", "--out", out, VTE_VERSION="7000"))
        self.assertNotIn("\x1b]8", self.run_on_terminal("report", "--out", out))

    def test_pictures_are_those_that_the_terminal_takes(self):
        kinds = [
            ({"TERM": "xterm-kitty"}, "\x1b_Gf=100"), ({"TERM_PROGRAM": "iTerm.app"}, "\x1b]1337;File="),
            ({"TERM": "foot"}, "\x1bPq"), ({"TERM": "xterm-256color"}, None), ({"TERM": "screen", "KITTY_WINDOW_ID": "1"}, None),
        ]
        for variables, start in kinds:
            with self.subTest(variables=variables):
                terminal = Terminal("review", "--terminal", "--package", str(self.package.root), **variables)
                terminal.read("[q]uit: ")
                terminal.type("q\n")
                self.assertEqual(terminal.wait(), 0)
                starts = [other for _, other in kinds if other and other in terminal.text]
                self.assertEqual(starts, [start] if start else [])

    def test_an_interrupted_review_says_what_was_done(self):
        terminal = Terminal("review", "--terminal", "--package", str(self.package.root))
        terminal.read("[q]uit: ")
        terminal.type("a\n")
        terminal.read("2 of 5")
        terminal.read("[q]uit: ")
        terminal.type("\x03")
        self.assertEqual(terminal.wait(), 0)
        self.assertIn("1 accepted, 4 pending", terminal.text)

    def test_a_stress_test_says_how_long_it_took_on_terminals_only(self):
        file = str(FOLDER.parent.parent / "Examples/UnchangedCells/App/Cells/SongCell.xib")
        arguments = ["stress", file, "--trials", "20"]
        terminal = Terminal(*arguments)
        terminal.wait()
        self.assertRegex(terminal.text, r"SongCell\.xib: cel-l0-001 \(\d+(\.\d+)? s\)")
        piped = subprocess.run([SNAP, *arguments], capture_output=True, text=True).stdout
        self.assertRegex(piped, r"SongCell\.xib: cel-l0-001\n")

    def play_swift(self, building):
        """Puts a script on PATH that plays swift, and the program of the tests that it builds; it takes no snapshot."""
        self.package.write("tools/swift", SWIFT.replace("BUILDING", str(building)).encode())
        (self.package.root / "tools/swift").chmod(0o755)
        shutil.copy(self.package.root / "tools/swift", self.package.root / "tools/PPackageTests.xctest")
        return f"{self.package.root / 'tools'}:{os.environ['PATH']}"

    def test_progress_is_one_line_that_is_cleared(self):
        terminal = Terminal("verify", cwd=self.package.root, PATH=self.play_swift(building=0.6))
        self.assertEqual(terminal.wait(), 2)
        self.assertIn("\r\x1b[2Kbuilding snap-sample", terminal.text)
        self.assertIn("\r\x1b[2Ktesting: 0 snapshots\r\x1b[2K", terminal.text)
        self.assertIn("took a snapshot", terminal.text)

    def test_several_processes_have_one_line_of_progress(self):
        terminal = Terminal("verify", "--jobs", "2", cwd=self.package.root, PATH=self.play_swift(building=0))
        self.assertEqual(terminal.wait(), 2)
        self.assertIn("\r\x1b[2Ktesting: 0 snapshots\r\x1b[2K", terminal.text)
        lines = terminal.text.replace("\r\n", "\n").replace("\r\x1b[2K", "\n").split("\n")
        self.assertEqual({line for line in lines if line.startswith("testing")}, {"testing: 0 snapshots"})


if __name__ == "__main__":
    unittest.main()
