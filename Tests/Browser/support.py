"""What the browser's tests share: one browser, the tool, and a report of a sample package."""
import os
import pathlib
import subprocess
import tempfile
import unittest

from chromium import Chromium

FOLDER = pathlib.Path(__file__).resolve().parent
SNAP = os.environ.get("SNAP", str(FOLDER.parent.parent / ".build/debug/snap"))
ACCESSIBILITY = (FOLDER / "accessibility.js").read_text()
# Where to keep a screenshot of each state; empty for none.
SCREENSHOTS = os.environ.get("SCREENSHOTS", "")

_browser = None


def browser():
    global _browser
    if _browser is None:
        _browser = Chromium()
        unittest.addModuleCleanup(close_browser)
    return _browser


def close_browser():
    global _browser
    if _browser is not None:
        _browser.close()
        _browser = None


def report(package, *options):
    """Writes the report of a package and returns the page's file."""
    folder = tempfile.mkdtemp(prefix="snap-report-")
    subprocess.run([SNAP, "report", "--package", str(package.root), "--out", folder, *options], check=True, capture_output=True)
    return pathlib.Path(folder) / "index.html"


def gallery(package, *options):
    """Writes the gallery of a package and returns the page's file."""
    folder = tempfile.mkdtemp(prefix="snap-gallery-")
    subprocess.run([SNAP, "gallery", "--package", str(package.root), "--out", folder, *options], check=True, capture_output=True)
    return pathlib.Path(folder) / "index.html"


class PageTest(unittest.TestCase):
    """A test with a page, which must be without a complaint at its end."""

    def show(self, url, **settings):
        page = browser().open(url, **settings)
        self.addCleanup(self.finish, page, url)
        return page

    def finish(self, page, url):
        page.run("0")
        page.close()
        self.assertEqual(page.complaints, [], "what the console says")
        site = url.split("#")[0].rsplit("/", 1)[0]
        outside = [request for request in page.requests if not request.startswith((site, "blob:", "data:"))]
        self.assertEqual(outside, [], "requests that leave the page's own place")

    def keep(self, page, name):
        if SCREENSHOTS:
            os.makedirs(SCREENSHOTS, exist_ok=True)
            page.screenshot(f"{SCREENSHOTS}/{name}.png")
