"""`snap review`: decisions on the page change files on disk, and nobody else may decide."""
import http.client
import json
import os
import re
import select
import signal
import subprocess
import time
import unittest

import package as samples
from support import ACCESSIBILITY, SNAP, PageTest


class Review:
    """A running `snap review` of a package."""

    def __init__(self, package):
        # As from a terminal: a script in the background hands down that Ctrl-C is ignored.
        self.process = subprocess.Popen(
            [SNAP, "review", "--package", str(package.root)], stdout=subprocess.PIPE, text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        ready, _, _ = select.select([self.process.stdout], [], [], 60)
        assert ready, "snap review says nothing"
        self.line = self.process.stdout.readline()
        self.address = re.search(r"http://\S+/", self.line).group()
        self.port, self.token = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/(\w+)/", self.address).groups()

    def end(self, signal_number=signal.SIGINT):
        """Ends it, and returns what it said and its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal_number)
        return self.wait()

    def wait(self):
        rest = self.process.communicate(timeout=60)[0]
        return rest, self.process.returncode

    def ask(self, method, path, body=None, length=0, is_sent=True, **headers):
        """Asks as another program would, with spaces up to a length, and returns the status and the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", int(self.port), timeout=30)
        host = f"127.0.0.1:{self.port}"
        named = {"Host": host, "Origin": f"http://{host}", "Content-Type": "application/json"}
        named.update({name.replace("_", "-"): value for name, value in headers.items()})
        connection.putrequest(method, path, skip_host=True)
        for name, value in named.items():
            if value is not None:
                connection.putheader(name, value)
        data = json.dumps(body).encode().ljust(length) if body is not None else b""
        connection.putheader("Content-Length", str(len(data)))
        connection.endheaders(data if is_sent else None)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text


def owned():
    """The same with the sources of its snapshots, whose owners are in CODEOWNERS."""
    package = small()
    for key, file in (("wraps.320", "Feed"), ("wraps.375", "Feed"), ("wraps.414", "Shop"), ("recoloured", "Shop")):
        package.amend(f"CellTests/{key}", source={"file": f"Tests/{file}/CellTests.swift", "line": 1})
    package.write(".github/CODEOWNERS", b"/Tests/Feed/ @feed\n/Tests/Shop/ @shop <b>\n")
    subprocess.run(["git", "-C", str(package.root), "init", "-q"], check=True)
    return package


def small():
    """A package with three changed snapshots of one cause, one of another, and one that passes."""
    package = samples.SamplePackage()
    low = samples.cell(40)
    for width in (320, 375, 414):
        package.add(f"CellTests/wraps.{width}", "sizeChanged", low, samples.cell(52, lines=2), samples.difference(52), 52,
                    layoutChanges=[samples.resized("contentView/subtitleLabel", 12, 24)])
    package.add("CellTests/recoloured", "different", low, samples.cell(40, ink=(200, 30, 30)), samples.difference(40))
    package.add("CellTests/fresh", "missing", actual=samples.cell(40))
    package.add("CellTests/plain", "passed", low)
    return package


class ReviewTest(PageTest):
    make_package = staticmethod(small)

    def setUp(self):
        self.package = self.make_package()
        self.addCleanup(self.package.close)
        self.review = Review(self.package)
        self.addCleanup(self.review.end, signal.SIGKILL)

    def files(self):
        return {str(path.relative_to(self.package.root)): path.read_bytes()
                for path in self.package.root.rglob("*") if path.is_file() and ".snap/tmp" not in str(path)}


class OwnersTests(ReviewTest):
    make_package = staticmethod(owned)

    def test_who_chooses_an_owner_sees_and_decides_on_what_that_one_owns(self):
        page = self.show(self.review.address)
        page.until("byID('review-count').textContent === '0 of 5 decided'")
        options = page.run("[...document.querySelectorAll('#owner option')].map((option) => option.textContent)")
        self.assertEqual(options, ["All owners", "<b>", "@feed", "@shop"])
        page.run("byID('owner').value = '@feed'; byID('owner').dispatchEvent(new Event('change'))")
        self.assertEqual(page.run("shown.map((index) => run.results[index].key)"), ["CellTests/wraps.320", "CellTests/wraps.375"])
        self.keep(page, "owners")
        self.assertEqual(page.run(ACCESSIBILITY), [])
        page.run("select(shown[0])")
        self.assertIn("@feed", page.run("byID('detail').textContent"))
        page.click("#accept-all")
        page.until("byID('review-count').textContent === '2 of 5 decided'")
        self.assertEqual(self.package.read("Snapshots/CellTests/wraps.414@2x.png"), samples.cell(40))


class PageTests(ReviewTest):
    def open(self, key="#CellTests%2Frecoloured"):
        page = self.show(self.review.address + key)
        page.until("byID('review-count').textContent === '0 of 5 decided'")
        return page

    def decided(self, page, count):
        page.until(f"byID('review-count').textContent === '{count} of 5 decided'")

    def test_accept_and_undo_change_the_files_on_disk(self):
        page = self.open()
        before = self.files()
        actual = self.package.read(".snap/CellTests/recoloured@2x.actual.png")
        self.keep(page, "review")
        page.click("[data-review=a]")
        self.decided(page, 1)
        self.assertEqual(self.package.read("Snapshots/CellTests/recoloured@2x.png"), actual)
        self.assertNotIn(".snap/CellTests/recoloured@2x.actual.png", self.files())
        self.assertNotEqual(page.run("run.results[selected].key"), "CellTests/recoloured")
        page.press("u")
        self.decided(page, 0)
        after = self.files()
        self.assertEqual({path: data for path, data in after.items() if not path.endswith(".log")},
                         {path: data for path, data in before.items() if not path.endswith(".log")})
        self.assertEqual(self.package.record("CellTests/recoloured")["status"], "different")

    def test_reject_leaves_the_reference(self):
        page = self.open()
        reference = self.package.read("Snapshots/CellTests/recoloured@2x.png")
        page.press("r")
        self.decided(page, 1)
        self.assertEqual(self.package.read("Snapshots/CellTests/recoloured@2x.png"), reference)
        self.assertNotIn(".snap/CellTests/recoloured@2x.actual.png", self.files())

    def test_a_cause_is_decided_as_one(self):
        page = self.open("#CellTests%2Fwraps.320")
        self.assertIn("Accept all 3 of this cause", page.run("document.querySelector('main').textContent"))
        page.press("A", modifiers=8)
        self.decided(page, 3)
        self.assertEqual(page.run("document.querySelectorAll('.item.decided').length"), 3)
        page.press("u")
        self.decided(page, 0)

    def test_when_all_is_decided_it_ends_and_says_what_was_done(self):
        page = self.open()
        page.press("r")
        self.decided(page, 1)
        page.click("#accept-all")
        self.decided(page, 5)
        page.until("byID('review-message').textContent.includes('closes in a few seconds')")
        self.keep(page, "review-done")
        self.assertEqual(self.review.wait(), ("4 accepted, 1 rejected\n", 0))
        self.assertIn("Snapshots/CellTests/fresh@2x.png", self.files())
        status = subprocess.run([SNAP, "status", "--package", str(self.package.root)], capture_output=True, text=True)
        self.assertEqual(status.stdout, "No pending changes.\n")

    def test_an_undo_keeps_it_from_ending(self):
        page = self.open()
        page.click("#accept-all")
        self.decided(page, 5)
        page.press("u")
        self.decided(page, 0)
        time.sleep(6)
        page.press("r")
        self.decided(page, 1)

    def test_a_reference_that_changed_meanwhile_is_not_overwritten(self):
        page = self.open()
        self.package.write("Snapshots/CellTests/recoloured@2x.png", b"something else")
        page.press("a")
        page.until("byID('review-message').textContent.includes('no longer the file')")
        self.assertEqual(self.package.read("Snapshots/CellTests/recoloured@2x.png"), b"something else")

    def test_a_picture_that_a_later_run_made_is_shown_before_it_is_accepted(self):
        page = self.open()
        reference = self.package.read("Snapshots/CellTests/recoloured@2x.png")
        later = samples.cell(40, ink=(30, 30, 200))
        self.package.write(".snap/CellTests/recoloured@2x.actual.png", later)
        page.press("a")
        page.until("byID('review-message')?.textContent.includes('a later run made another picture')")
        page.until("run.edition === 1")
        self.assertEqual(page.run("run.results[selected].key"), "CellTests/recoloured")
        self.assertEqual(self.package.read("Snapshots/CellTests/recoloured@2x.png"), reference)
        page.press("a")
        self.decided(page, 1)
        self.assertEqual(self.package.read("Snapshots/CellTests/recoloured@2x.png"), later)

    def test_decisions_survive_a_reload(self):
        page = self.open()
        page.press("a")
        self.decided(page, 1)
        page.go(self.review.address)
        self.decided(page, 1)
        self.assertEqual(page.run("document.querySelectorAll('.item.decided').length"), 1)

    def test_it_is_accessible(self):
        for dark in (False, True):
            page = self.show(self.review.address, dark=dark)
            page.until("byID('review-count').textContent !== ''")
            self.assertEqual(page.run(ACCESSIBILITY), [])
            page.press("?")
            self.assertIn("accept this snapshot", page.run("byID('help').textContent"))
            page.press("Escape")
            self.keep(page, f"review-{'dark' if dark else 'light'}")
            if dark:
                page.press("a")
                page.until("document.querySelector('.item.decided')")
                self.assertEqual(page.run(ACCESSIBILITY), [])
        page.resize(360, 740)
        self.assertEqual(page.run("document.documentElement.scrollWidth"), 360)
        self.keep(page, "review-narrow")


class AccessTests(ReviewTest):
    def decide(self, **headers):
        return self.review.ask("POST", f"/{self.review.token}/decide", {"verb": "accept", "keys": ["CellTests/fresh"], "edition": 0}, **headers)

    def test_the_page_itself_may_decide(self):
        self.assertEqual(self.decide()[0], 200)
        self.assertIn("Snapshots/CellTests/fresh@2x.png", self.files())

    def test_strangers_may_not(self):
        before = self.files()
        strange = [
            {"Origin": "http://example.com"}, {"Origin": None}, {"Origin": "null"},
            {"Origin": f"https://127.0.0.1:{self.review.port}"},
            {"Host": "example.com"}, {"Host": f"example.com:{self.review.port}", "Origin": f"http://example.com:{self.review.port}"},
            {"Host": "127.0.0.1:1"}, {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"},
        ]
        for headers in strange:
            with self.subTest(headers=headers):
                self.assertEqual(self.decide(**headers)[0], 403)
        self.assertEqual(self.decide(Content_Type="text/plain")[0], 400)
        self.assertEqual(self.files(), before)

    def test_without_the_token_there_is_nothing(self):
        paths = ["/", "/state", "/decide", "/0/", f"/{self.review.token}", f"/{self.review.token[:-1]}/", f"/{self.review.token}0/state",
                 f"//{self.review.token}/"]
        for path in paths:
            with self.subTest(path=path):
                self.assertEqual(self.review.ask("GET", path)[0], 404)

    def test_no_file_can_be_read(self):
        for path in ("Package.swift", "../Package.swift", "..%2f..%2fetc/passwd", "/etc/passwd", "Snapshots/CellTests/plain@2x.png"):
            with self.subTest(path=path):
                status, text = self.review.ask("GET", f"/{self.review.token}/{path}")
                self.assertEqual(status, 404)
                self.assertNotIn("root:", text)

    def test_damaged_requests_are_refused(self):
        path = f"/{self.review.token}/decide"
        for body in ({}, {"verb": "remove", "keys": []}, {"verb": "accept", "keys": ["../../etc/passwd"]}, [1], "x"):
            with self.subTest(body=body):
                self.assertEqual(self.review.ask("POST", path, body)[0], 400)
        self.assertEqual(self.review.ask("DELETE", path)[0], 404)
        status, text = self.review.ask("POST", path, {"verb": "accept", "keys": ["CellTests/unknown"], "edition": 0})
        self.assertEqual((status, json.loads(text)["message"]), (200, "Nothing pending there."))

    def test_a_request_has_four_megabytes_at_most(self):
        path = f"/{self.review.token}/decide"
        body = {"verb": "accept", "keys": ["CellTests/unknown"], "edition": 0}
        for length, status in ((4194303, 200), (4194304, 200), (4194305, 413)):
            with self.subTest(length=length):
                # What is refused is not read.
                answer = self.review.ask("POST", path, body, length, is_sent=status == 200)
                self.assertEqual(answer[0], status)

    def test_every_answer_carries_the_policy(self):
        connection = http.client.HTTPConnection("127.0.0.1", int(self.review.port))
        connection.request("GET", f"/{self.review.token}/")
        answer = connection.getresponse()
        answer.read()
        connection.close()
        self.assertIn("frame-ancestors 'none'", answer.getheader("Content-Security-Policy"))
        self.assertIn("connect-src 'self'", answer.getheader("Content-Security-Policy"))
        self.assertEqual(answer.getheader("X-Content-Type-Options"), "nosniff")
        self.assertEqual(answer.getheader("Cache-Control"), "no-store")

    def test_it_listens_on_loopback_only(self):
        port = f"{int(self.review.port):04X}"
        with open("/proc/net/tcp") as table:
            listeners = [fields[1] for fields in map(str.split, table) if fields[3] == "0A" and fields[1].endswith(f":{port}")]
        self.assertEqual(listeners, [f"0100007F:{port}"])


class EndingTests(ReviewTest):
    def test_an_interruption_ends_it_and_it_says_what_was_done(self):
        self.review.ask("POST", f"/{self.review.token}/decide", {"verb": "accept", "keys": ["CellTests/fresh"], "edition": 0})
        self.assertEqual(self.review.end(), ("1 accepted, 4 pending\n", 0))

    def test_it_ends_with_the_program_that_started_it(self):
        script = f'{SNAP} review --package "{self.package.root}" & echo $! ; sleep 0.5'
        process = subprocess.Popen(["bash", "-c", script], stdout=subprocess.PIPE, text=True)
        identifier = int(process.stdout.readline())
        process.wait()
        for _ in range(100):
            try:
                os.kill(identifier, 0)
                time.sleep(0.1)
            except ProcessLookupError:
                break
        else:
            os.kill(identifier, signal.SIGKILL)
            self.fail("it goes on")
        process.stdout.close()


class RecordsFromElsewhereTests(PageTest):
    def test_files_outside_the_package_are_not_shown(self):
        package = samples.SamplePackage()
        self.addCleanup(package.close)
        package.add("CellTests/stranger", "different", samples.cell(40), samples.cell(52))
        record = package.record("CellTests/stranger")
        secret = package.root.parent / f"{package.root.name}-secret.txt"
        secret.write_text("a secret")
        self.addCleanup(secret.unlink)
        for path in (str(secret), f"../{secret.name}"):
            record["diff"] = path
            package.keep("CellTests/stranger", record)
            review = Review(package)
            try:
                status, text = review.ask("GET", f"/{review.token}/", Origin=None)
            finally:
                review.end()
            self.assertEqual(status, 200)
            self.assertNotIn("a secret", text)


class TerminalTests(unittest.TestCase):
    def answer(self, text, *options):
        self.package = small()
        self.addCleanup(self.package.close)
        run = subprocess.run([SNAP, "review", "--terminal", "--package", str(self.package.root), *options],
                             input=text, capture_output=True, text=True, timeout=60)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        return run.stdout

    def test_a_cause_and_the_rest_are_decided(self):
        out = self.answer("a\nr\nA\n")
        self.assertTrue(out.endswith("4 accepted, 1 rejected\n"), out)
        self.assertIn("subtitleLabel: height 12 → 24", out)
        self.assertNotIn("\x1b", out)

    def test_undo_skip_and_quit(self):
        out = self.answer("a\nu\ns\nx\nq\n")
        self.assertIn("Undone: 1 is pending again.", out)
        self.assertIn("Answer with one of the letters", out)
        self.assertTrue(out.endswith("5 pending\n"), out)

    def test_pictures_stand_inline_where_they_are_asked_for(self):
        for format, start in (("kitty", "\x1b_Gf=100"), ("iterm2", "\x1b]1337;File="), ("sixel", '\x1bPq"1;1;320;')):
            with self.subTest(format=format):
                self.assertIn(start, self.answer("q\n", "--pictures", format))


if __name__ == "__main__":
    unittest.main()
