"""Headless Chromium, driven over its debugging protocol through a pipe.

https://chromedevtools.github.io/devtools-protocol: each message is JSON ended by a NUL; the browser
reads from file descriptor 3 and writes to 4. No driver and no package of PyPI is needed.
"""
import base64
import fcntl
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

# A loaded machine starts the browser slowly; nothing waits this long where all is well.
PATIENCE = 60


class Chromium:
    """A browser with a profile of its own, which has no way out of this machine."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        if program is None:
            raise SystemExit("error: there is no chromium on PATH. Install it, on Debian: apt-get install chromium")
        self.profile = tempfile.mkdtemp(prefix="snap-browser-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # Numbers above 4, so that neither is overwritten when 3 and 4 are set in the child.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser)]
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
             "--force-color-profile=srgb", "about:blank"],
            preexec_fn=lambda: (os.dup2(ends[0], 3), os.dup2(ends[1], 4)), pass_fds=(3, 4),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (to_browser, from_browser, *ends):
            os.close(end)
        self.buffer = b""
        self.count = 0
        self.pages = {}

    def close(self):
        os.close(self.output)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    def memory_of_pages(self):
        """The bytes in memory of the largest process that shows pages, with what it shares with others."""
        parents, sizes = {}, {}
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                fields = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
                parents[int(folder.name)] = int(fields["PPid"])
                if b"--type=renderer" in (folder / "cmdline").read_bytes():
                    sizes[int(folder.name)] = int(fields["VmRSS"].split()[0]) * 1024
            except (OSError, KeyError):
                continue  # It has ended meanwhile.

        def is_own(process):
            while process in parents and process != self.process.pid:
                process = parents[process]
            return process == self.process.pid
        return max(size for process, size in sizes.items() if is_own(process))

    def open(self, url, **settings):
        """Opens a page in a context of its own and waits until it has loaded."""
        context = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = self.pages[session] = Page(self, session, target, context)
        page.begin(**settings)
        page.go(url)
        return page

    def send(self, method, session=None, **parameters):
        """Calls a method and returns its result."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        wanted = self.count
        answer = self.wait_for(lambda message: message.get("id") == wanted)
        if "error" in answer:
            raise AssertionError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def wait_for(self, is_wanted):
        """Takes messages in until one is wanted, and returns that."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.receive(end)
            if "method" in message and message.get("sessionId") in self.pages:
                self.pages[message["sessionId"]].take(message["method"], message["params"])
            if is_wanted(message):
                return message

    def receive(self, end):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(0, end - time.monotonic()))
            data = os.read(self.input, 1 << 20) if ready else b""
            if not data:
                raise AssertionError("the browser does not answer" if not ready else "the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)


class Page:
    """A page, with what went wrong on it and what it asked of the network."""

    def __init__(self, browser, session, target, context):
        self.browser, self.session, self.target, self.context = browser, session, target, context
        self.complaints = []
        self.requests = []

    def begin(self, width=1280, height=900, dark=False, still=False):
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.resize(width, height)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"}])

    def resize(self, width, height):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def go(self, url):
        self.send("Page.navigate", url=url)
        self.browser.wait_for(lambda message: message.get("method") == "Page.loadEventFired"
                              and message.get("sessionId") == self.session)

    def close(self):
        self.browser.send("Target.disposeBrowserContext", browserContextId=self.context)

    def send(self, method, **parameters):
        return self.browser.send(method, session=self.session, **parameters)

    def take(self, event, about):
        if event == "Runtime.exceptionThrown":
            details = about["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif event == "Runtime.consoleAPICalled" and about["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(part.get("value")) for part in about["args"]))
        elif event == "Log.entryAdded" and about["entry"]["level"] in ("error", "warning"):
            self.complaints.append(about["entry"]["text"])
        elif event == "Network.requestWillBeSent":
            self.requests.append(about["request"]["url"])
        elif event == "Page.javascriptDialogOpening":
            self.complaints.append(f"dialog: {about['message']}")
            self.browser.count += 1
            os.write(self.browser.output, json.dumps(
                {"id": self.browser.count, "sessionId": self.session, "method": "Page.handleJavaScriptDialog",
                 "params": {"accept": True}}).encode() + b"\0")

    def run(self, script):
        """Evaluates an expression, waits if it is a promise, and returns its value."""
        answer = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True,
                           userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def until(self, script, message=None):
        """Waits until an expression is true on a page that has loaded; fails if it stays false."""
        end = time.monotonic() + 10
        while not self.run(f"document.readyState === 'complete' && Boolean({script})"):
            if time.monotonic() > end:
                raise AssertionError(message or f"never true: {script}")
            time.sleep(0.05)

    def press(self, key, modifiers=0):
        """Presses a key, given by its name or the character it types."""
        text = key if len(key) == 1 else {"Enter": "\r", "Space": " "}.get(key)
        named = {"key": " " if key == "Space" else key, "code": key, "modifiers": modifiers}
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "Space": 32, "ArrowLeft": 37, "ArrowUp": 38,
                 "ArrowRight": 39, "ArrowDown": 40}
        if key in codes:
            named["windowsVirtualKeyCode"] = codes[key]
        if text:
            self.send("Input.dispatchKeyEvent", type="keyDown", text=text, **named)
        else:
            self.send("Input.dispatchKeyEvent", type="rawKeyDown", **named)
        self.send("Input.dispatchKeyEvent", type="keyUp", **named)

    def type(self, text):
        for character in text:
            self.press(character)

    def place(self, selector, across=0.5, down=0.5):
        """The point of an element, scrolled into sight, at a share of its width and height."""
        point = self.run(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            if (!element) return null;
            element.scrollIntoView({{ block: "center", inline: "center" }});
            const box = element.getBoundingClientRect();
            return [box.left + box.width * {across}, box.top + box.height * {down}];
        }})()""")
        if point is None:
            raise AssertionError(f"there is no {selector}")
        return point

    def hover(self, selector, across=0.5, down=0.5):
        x, y = self.place(selector, across, down)
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, selector, across=0.5, down=0.5):
        x, y = self.place(selector, across, down)
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if kind == "mouseMoved" else "left",
                      clickCount=0 if kind == "mouseMoved" else 1)

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))

    def pixel(self, selector, x, y):
        """The colour on the screen at a point of an element, in CSS pixels from its top left."""
        left, top = self.place(selector, 0, 0)
        picture = self.send("Page.captureScreenshot", format="png",
                            clip={"x": left + x, "y": top + y, "width": 1, "height": 1, "scale": 1})["data"]
        return tuple(self.run(f"""(async () => {{
            const bytes = Uint8Array.from(atob("{picture}"), (character) => character.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes], {{ type: "image/png" }}));
            const context = new OffscreenCanvas(1, 1).getContext("2d");
            context.drawImage(bitmap, 0, 0);
            return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        }})()"""))
