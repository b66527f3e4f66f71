"""Draws the picture of Documentation/Editors.md from what `snap lsp` answers: draw_picture.py SNAP FILE.html

Chromium makes a PNG of it: chromium --headless --hide-scrollbars --window-size=1180,530 --screenshot=editor.png FILE.html
"""
import html
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The subtitle without its leading and trailing edges, which a colleague forgot.
LINES = (ROOT / "Tests/FixtureCellsTests/Resources/Feed.storyboard").read_text().split("\n")
TEXT = "\n".join(line for line in LINES if not re.search("bas-c0-00[56]", line))
ADDRESS = "file:///Feed.storyboard"

server = subprocess.Popen([sys.argv[1], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def wait(wanted):
    while True:
        length = int(server.stdout.readline().split(b":")[1])
        server.stdout.readline()
        message = json.loads(server.stdout.read(length))
        if wanted(message):
            return message


def ask(number, method, parameters):
    send({"id": number, "method": method, "params": parameters})
    return wait(lambda message: message.get("id") == number)["result"]


def place(part):
    line = next(number for number, line in enumerate(TEXT.split("\n")) if part in line)
    return {"line": line, "character": TEXT.split("\n")[line].index("<") + 1}


ask(1, "initialize", {"capabilities": {"textDocument": {"hover": {"contentFormat": ["markdown"]}}}})
send({"method": "textDocument/didOpen", "params": {
    "textDocument": {"uri": ADDRESS, "languageId": "xml", "version": 1, "text": TEXT}}})
found = wait(lambda message: message.get("method") == "textDocument/publishDiagnostics")["params"]["diagnostics"]
finding = next(one for one in found if one["code"] == "ambiguousLayout")
document = {"uri": ADDRESS}
cell = place('reuseIdentifier="BasicCell"')
hover = ask(2, "textDocument/hover", {"textDocument": document, "position": cell})["contents"]["value"]
actions = ask(3, "textDocument/codeAction", {
    "textDocument": document, "range": finding["range"], "context": {"diagnostics": []}})
send({"id": 4, "method": "shutdown"})
send({"method": "exit"})

lines = TEXT.split("\n")
start = finding["range"]["start"]
shown = [cell["line"], *range(start["line"] - 6, start["line"] + 16)]


def code(number):
    line = lines[number]
    indent = len(line) - len(line.lstrip())
    text = line.strip()
    words = html.escape(text)
    words = re.sub(r"(&lt;/?)(\w+)", r"\1<b>\2</b>", words)
    words = re.sub(r"([\w]+)=(&quot;.*?&quot;)", r"<i>\1</i>=<u>\2</u>", words)
    if number == start["line"]:
        words = f'<span class="wrong">{words}</span>'
    return f'<div class="line"><span class="number">{number + 1}</span>{"&nbsp;" * max(0, (indent - 24) // 2)}{words}</div>'


def markdown(text):
    text = html.escape(text)
    text = re.sub(r"!\[.*?\]\((data:[^)|]*)[^)]*\)", r'<img width="320" src="\1">', text)
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", text)
    return "".join(f"<p>{part}</p>" for part in text.split("\n\n"))


top = 14 + 21 * (shown.index(start["line"]) + 1)
page = f"""<!DOCTYPE html><meta charset="utf-8"><style>
body {{ margin: 0; background: #fff; font: 14px/21px "DejaVu Sans Mono", monospace; width: 1180px; height: 530px; overflow: hidden; position: relative }}
.code {{ padding: 14px 0; white-space: nowrap; overflow: hidden; width: 1180px; color: #333 }}
.line b {{ font-weight: normal; color: #800 }} .line i {{ font-style: normal; color: #c41 }} .line u {{ text-decoration: none; color: #04c }}
.number {{ display: inline-block; width: 44px; margin-right: 18px; text-align: right; color: #999 }}
.wrong {{ text-decoration: underline wavy #e11; text-underline-offset: 4px }}
.card {{ position: absolute; background: #f8f8f8; border: 1px solid #c8c8c8; box-shadow: 0 2px 8px #0003; font: 13px/19px "DejaVu Sans", sans-serif; color: #333 }}
.card p {{ margin: 8px 12px }} .card img {{ border: 1px solid #ddd; display: block }}
code {{ font: 12px "DejaVu Sans Mono", monospace; background: #e8e8e8; padding: 1px 3px }}
.menu div {{ padding: 4px 26px 4px 12px }} .menu div:first-child {{ background: #0060c0; color: #fff }}
</style><div class="code">{"".join(code(number) for number in shown)}</div>
<div class="card" style="left: 640px; top: 38px; width: 500px">{markdown(hover)}</div>
<div class="card" style="left: 100px; top: {top + 4}px; width: 470px"><p>{html.escape(finding["message"]).replace(chr(10), "<br>")}</p>
<p style="color: #777">snap({finding["code"]})</p></div>
<div class="card menu" style="left: 100px; top: {top + 172}px">{"".join(f'<div>{html.escape(one["title"])}</div>' for one in actions)}</div>"""
pathlib.Path(sys.argv[2]).write_text(page)
