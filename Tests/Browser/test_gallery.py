"""The page of `snap gallery` in a browser, as a file: classes, grids, layouts on hover, addresses, and many pictures."""
import json
import shutil
import time

import package as samples
from support import ACCESSIBILITY, PageTest, browser, gallery

ROW = "#CellTests%2Frow.320"
MAIN = "document.querySelector('main')"


class GalleryTests(PageTest):
    @classmethod
    def setUpClass(cls):
        package = samples.gallery()
        cls.addClassCleanup(package.close)
        cls.file = gallery(package, "--since", "v1")
        cls.addClassCleanup(shutil.rmtree, cls.file.parent)

    def open(self, address="", **settings):
        page = self.show(f"file://{self.file}{address}", **settings)
        page.until("[...document.querySelectorAll('main img[src]')].every((image) => image.complete)")
        return page

    def heading(self, page):
        return page.run("document.querySelector('#detail h2').textContent")

    def test_the_first_view_shows_all_classes_and_a_click_one(self):
        page = self.open()
        self.assertEqual(self.heading(page), "2 classes")
        self.keep(page, "gallery-classes")
        page.click(".card")
        page.until("document.querySelector('#detail h2').textContent !== '2 classes'")
        self.assertEqual(page.run("location.hash"), f"#{page.run('encodeURIComponent(component)')}")

    def test_a_class_has_a_grid_of_widths_looks_and_text_sizes(self):
        page = self.open("#UITableViewCell")
        self.assertEqual(self.heading(page), "UITableViewCell")
        columns = page.run("[...document.querySelectorAll('.grid thead th')].map((cell) => cell.textContent)")
        self.assertEqual(columns, ["320 · light", "320 · dark", "375 · light", "375 · dark"])
        rows = page.run("[...document.querySelectorAll('.grid tbody tr')].map((row) => [row.firstChild.textContent, "
                        "row.querySelectorAll('img').length])")
        self.assertEqual(rows, [["L", 4], ["AX2", 2]])
        # A name that was chosen freely has no place in a grid.
        self.assertEqual(page.run("document.querySelectorAll('.fixture > .sheet .thumbnail').length"), 2)
        self.keep(page, "gallery-grid")

    def test_addresses_open_pictures_fixtures_and_classes(self):
        page = self.open("#CellTests%2Frow.375-AX2")
        self.assertEqual(self.heading(page), "CellTests/row.375-AX2")
        for address, heading in (("CellTests%2Frow", "CellTests/row.320"), ("UITableViewCell", "UITableViewCell"),
                                 ("nothing", "2 classes"), ("OtherTests%2Fplain.320", "OtherTests/plain.320")):
            page.run(f"location.hash = '#{address}'")
            page.until(f"document.querySelector('#detail h2').textContent === '{heading}'")

    def test_sizes_and_constants_are_shown_on_hover(self):
        page = self.open(ROW)
        page.until("document.querySelectorAll('.frame').length === 4")
        page.hover(".frame[aria-label*=titleLabel]", 0.9)
        facts = page.run("byID('view-facts').innerText")
        for fact in ("UILabel: x 40, y 6, 112 × 14 pt", "titleLabel.leading = avatar.trailing + 8",
                     "titleLabel.width ≤ 112 (priority 750)", "subtitleLabel.top = titleLabel.bottom + 2"):
            self.assertIn(fact, facts)
        self.keep(page, "gallery-hover")

    def test_code_is_copied(self):
        page = self.open("#CellTests%2Frow.320-dark")
        page.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        for name, text in (("the call", "assertSnapshots(of: row, over: sizes)"),
                           ("the configuration", "Configuration(width: 320, appearance: .dark)"),
                           ("the name", "CellTests/row.320-dark")):
            page.click(f"[aria-label='Copy {name}']")
            page.until(f"window.copied === {json.dumps(text)}")
        page.press("c")
        page.until("window.copied.startsWith('assertSnapshots')")

    def test_what_changed_since_the_tag_is_beside_what_was(self):
        page = self.open("#CellTests%2Frow.320-dark")
        captions = page.run("[...document.querySelectorAll('#stage figcaption')].map((caption) => caption.textContent)")
        self.assertEqual(captions, ["v1", "now"])
        self.assertIn("pixels differ", page.run(f"{MAIN}.innerText"))
        page.press("2")
        page.until("document.querySelectorAll('.stack.swipe img[src]').length === 2")
        self.assertEqual((page.pixel(".stack", 60, 10), page.pixel(".stack", 110, 10)), ((200, 30, 30), (40, 40, 44)))
        page.press("g")
        page.until("component === null")
        page.click("[data-mark=good]")
        self.assertEqual(page.run("shown.map((index) => run.results[index].word).sort()"), ["changed", "new", "new"])
        self.assertEqual(page.run("document.querySelectorAll('.card').length"), 2)

    def test_the_filter_knows_axes_and_changes_what_is_shown(self):
        page = self.open("#UITableViewCell")
        page.press("/")
        page.type("dark row")
        page.until("document.querySelectorAll('main .thumbnail').length === 2")
        self.assertIn("2 of 9 shown", page.run("byID('found').textContent"))

    def test_the_keyboard_goes_everywhere(self):
        page = self.open()
        page.press("j")
        self.assertEqual(page.run("selected >= 0"), True)
        page.press("p")
        page.until("component !== undefined")
        page.press("g")
        page.until("component === null")
        page.press("?")
        self.assertIn("copy the code", page.run("byID('help-keys').textContent"))

    def test_it_is_accessible_in_light_and_dark_and_narrow(self):
        for settings in ({}, {"dark": True}, {"dark": True, "width": 360, "height": 740}):
            for address in ("", "#UITableViewCell", ROW, "#CellTests%2Frow.320-dark", "#HostileTests%2Fmarkup.320"):
                page = self.open(address, **settings)
                time.sleep(0.05)
                with self.subTest(address=address, **settings):
                    self.assertEqual(page.run(ACCESSIBILITY), [])
                    self.assertEqual(page.run("document.documentElement.scrollWidth"), settings.get("width", 1280))

    def test_hostile_text_is_shown_and_not_run(self):
        page = self.open("#HostileTests%2Fmarkup.320")
        page.until("document.querySelector('.frame')")
        page.hover(".frame")
        self.assertIn(samples.MARKUP, page.run(f"{MAIN}.innerText"))
        self.assertEqual(page.run("document.querySelectorAll('main script, [onerror]').length"), 0)


class TwentyThousandPicturesTests(PageTest):
    """The page is made large by a script, as writing that many files would take too long here."""

    def test_it_opens_within_a_second_in_300_megabytes(self):
        package = samples.gallery()
        file = gallery(package)
        package.close()
        self.addCleanup(shutil.rmtree, file.parent)
        samples.multiply_gallery(file, 20_000)
        page = self.show(f"file://{file}")
        page.until("document.querySelector('main img')?.naturalWidth > 0")
        memory = browser().memory_of_pages() / 1e6
        times = []
        for _ in range(3):
            page.go(f"file://{file}")
            times.append(page.run("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"))
        self.assertEqual(page.run("shown.length"), 20_009)
        self.assertLess(min(times), 1000, "milliseconds to the first page")
        self.assertLess(memory, 300, "megabytes")
        page.run("location.hash = '#Class7'")
        page.until("document.querySelectorAll('main .thumbnail').length >= 40")
        self.assertLess(page.run("document.querySelectorAll('main .thumbnail').length"), 1000)
