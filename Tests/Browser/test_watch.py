"""`snap watch`: a page that changes in its place while files are saved."""
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import tempfile
import unittest

from support import ACCESSIBILITY, FOLDER, SNAP, PageTest

SUBJECT = FOLDER.parent / "Subject"


class WatchTest(PageTest):
    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="snap-watch-test-"))
        self.addCleanup(shutil.rmtree, self.root)
        for name in ("Row.xib", "Rows.cells.json"):
            shutil.copy(SUBJECT / "Tests/SubjectTests" / name, self.root / name)
        shutil.copytree(SUBJECT / "Snapshots/Rows", self.root / "Snapshots/Rows")
        self.process = subprocess.Popen(
            [SNAP, "watch", str(self.root)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.addCleanup(self.end)
        ready, _, _ = select.select([self.process.stdout], [], [], 60)
        assert ready, "snap watch says nothing"
        self.address = re.search(r"http://\S+/", self.process.stdout.readline()).group()

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=60)

    def open(self, **settings):
        page = self.show(self.address, **settings)
        page.until("byID('watch-status').textContent.includes(' ms')")
        page.run("window.isSamePage = true")
        return page

    def save(self, change, name="Row.xib"):
        """Replaces a file as editors do."""
        file = self.root / name
        new = file.with_suffix(".new")
        new.write_text(change(file.read_text()))
        os.rename(new, file)

    def test_a_saved_picture_is_shown_beside_the_state_before(self):
        page = self.open()
        self.assertEqual(page.run("run.results.length"), 2)
        page.until("document.querySelector('.top p').textContent.includes('2 passed')")
        page.run("select(1)")
        page.run("byID('filter').value = '414'; applyFilter()")
        page.run("revealItem(1).focus()")
        self.save(lambda text: text.replace('constant="16"', 'constant="40"'))
        page.until("run.results[1].before !== undefined && byID('watch-status').textContent.includes('2 of 2 pictures changed')")
        self.assertTrue(page.run("window.isSamePage"))
        self.assertEqual(page.run("[selected, byID('filter').value, shown.length, document.activeElement.id]"), [1, "414", 1, "item-1"])
        captions = "[...document.querySelectorAll('figcaption')].map((caption) => caption.textContent)"
        self.assertEqual(page.run(captions), ["before", "actual", "diff"])
        page.until("document.querySelector('.layer.diff').naturalWidth > 0")
        self.keep(page, "watch-light")
        page.press("l")
        page.until("byID('loupe').textContent.includes('before #')")
        page.press("l")
        page.press("Escape")
        page.press("p")
        self.assertEqual(page.run(captions), ["reference", "actual", "diff"])
        self.save(lambda text: text.replace('constant="40"', 'constant="16"'))
        page.until("document.querySelector('.top p').textContent.includes('2 passed')")

    def test_what_cannot_be_read_is_said_and_the_last_state_stays(self):
        page = self.open()
        whole = (self.root / "Row.xib").read_text()
        self.save(lambda text: text[:900])
        page.until("document.querySelector('.problem')?.textContent.includes('Row.xib')")
        self.assertEqual(page.run("run.results.length"), 2)
        self.keep(page, "watch-problem")
        self.save(lambda text: whole)
        page.until("!document.querySelector('.problem')")
        os.remove(self.root / "Rows.cells.json")
        page.until("run.results.length > 2 && run.results.every((result) => result.word === 'drawn')")

    def test_text_of_files_is_no_markup(self):
        page = self.open()
        self.save(lambda text: text.replace('"cell": "Row"', '"cell": "<img src=x onerror=alert(1)>"'), "Rows.cells.json")
        page.until("document.querySelector('.problem')?.textContent.includes('<img src=x')")
        self.assertEqual(page.run("document.querySelectorAll('.problem img').length"), 0)

    def test_it_is_accessible(self):
        for dark in (False, True):
            page = self.open(dark=dark)
            self.save(lambda text: text.replace('text="Title"', f'text="A longer title {dark}"'))
            page.until("run.results[0].before !== undefined")
            self.assertEqual(page.run(ACCESSIBILITY), [])
            page.press("?")
            self.assertIn("the last save changed", page.run("byID('help').textContent"))
            page.press("Escape")
            self.keep(page, f"watch-accessible-{'dark' if dark else 'light'}")
        page.resize(360, 740)
        self.assertEqual(page.run("document.documentElement.scrollWidth"), 360)

    def test_an_end_is_said(self):
        page = self.open()
        self.end()
        page.until("byID('watch-status').textContent.includes('does not answer')")
        page.complaints.clear()
        page.run("run.edition = -1")
        page.go("about:blank")
        page.complaints.clear()


if __name__ == "__main__":
    unittest.main()
