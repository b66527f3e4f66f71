"""Holds what `snap lsp` sends against the published types of the protocol: check_types.py SNAP FOLDER

FOLDER is a package as test.js has it. lsprotocol, which Microsoft generates from the protocol's own model, reads each answer as the
type that the protocol gives it, and fails on one that is not.
"""
import json
import pathlib
import subprocess
import sys

from lsprotocol import converters, types

snap, folder = sys.argv[1], pathlib.Path(sys.argv[2])
converter = converters.get_converter()
server = subprocess.Popen([snap, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
checked = []


def send(message):
    body = json.dumps(converter.unstructure(message)).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def receive():
    length = 0
    while (line := server.stdout.readline().strip()):
        name, value = line.split(b":", 1)
        if name.lower() == b"content-length":
            length = int(value)
    return json.loads(server.stdout.read(length))


def structured(value, kind):
    """The value as a type; none of its members may be unknown to that."""
    read = converter.structure(value, kind)
    again = json.loads(json.dumps(converter.unstructure(read, kind)))
    lost = [path for path in paths(value) if path not in set(paths(again))]
    assert not lost, f"{kind.__name__} does not have {lost}"
    checked.append(kind.__name__)
    return read


def paths(value, lead=""):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, f"{lead}.{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, f"{lead}.{index}")
    elif value is not None:
        yield f"{lead}={value!r}"


def wait(kind, wanted):
    while True:
        message = receive()
        if wanted(message):
            return structured(message, kind)
        if "method" in message and "id" in message:
            structured(message, types.METHOD_TO_TYPES[message["method"]][0])


number = 0


def ask(kind, response, parameters):
    global number
    number += 1
    send(kind(id=number, params=parameters) if parameters is not None else kind(id=number))
    return wait(response, lambda message: message.get("id") == number and "method" not in message).result


def address(name):
    return (folder / name).as_uri()


def open_document(name, text=None):
    text = (folder / name).read_text() if text is None else text
    send(types.DidOpenTextDocumentNotification(params=types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=address(name), language_id="x", version=1, text=text))))
    return text


def place(text, part, behind=0):
    before = text[: text.index(part) + behind].split("\n")
    return types.Position(line=len(before) - 1, character=len(before[-1]))


def diagnostics(name):
    return wait(types.PublishDiagnosticsNotification,
                lambda message: message.get("method") == "textDocument/publishDiagnostics"
                and message["params"]["uri"] == address(name)).params.diagnostics


capabilities = types.ClientCapabilities(
    text_document=types.TextDocumentClientCapabilities(
        hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
        publish_diagnostics=types.PublishDiagnosticsClientCapabilities(related_information=True)),
    workspace=types.WorkspaceClientCapabilities(
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
        workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True),
        code_lens=types.CodeLensWorkspaceClientCapabilities(refresh_support=True)),
    window=types.WindowClientCapabilities(show_document=types.ShowDocumentClientCapabilities(support=True)))
begun = ask(types.InitializeRequest, types.InitializeResponse, types.InitializeParams(
    capabilities=capabilities, process_id=None, root_uri=folder.as_uri(),
    workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="App")]))
assert begun.capabilities.hover_provider
send(types.InitializedNotification(params=types.InitializedParams()))

text = open_document("Broken.storyboard")
found = diagnostics("Broken.storyboard")
assert any(one.code == "ambiguousLayout" for one in found), found
document = types.TextDocumentIdentifier(uri=address("Broken.storyboard"))
label = place(text, "<label")
actions = ask(types.CodeActionRequest, types.CodeActionResponse, types.CodeActionParams(
    text_document=document, range=types.Range(start=label, end=label), context=types.CodeActionContext(diagnostics=found)))
assert actions
hover = ask(types.HoverRequest, types.HoverResponse, types.HoverParams(
    text_document=document, position=place(text, "<tableViewCell ")))
assert "data:image/png" in hover.contents.value

cells = open_document("Songs.cells.json", '{ "fixtures": [{ "cel": 1, "allow": ["over"] }] }')
assert len(diagnostics("Songs.cells.json")) == 3
items = ask(types.CompletionRequest, types.CompletionResponse, types.CompletionParams(
    text_document=types.TextDocumentIdentifier(uri=address("Songs.cells.json")), position=place(cells, "over", 2)))
assert any(item.label == "overlap" for item in items)

open_document("Tests/CellTests.swift")
lenses = ask(types.CodeLensRequest, types.CodeLensResponse, types.CodeLensParams(
    text_document=types.TextDocumentIdentifier(uri=address("Tests/CellTests.swift"))))
assert len(lenses) == 2, lenses
for lens in reversed(lenses):
    ask(types.ExecuteCommandRequest, types.ExecuteCommandResponse, types.ExecuteCommandParams(
        command=lens.command.command, arguments=lens.command.arguments))
ask(types.ShutdownRequest, types.ShutdownResponse, None)
send(types.ExitNotification())
assert server.wait() == 0
print(f"{len(checked)} messages are of the protocol's types: {', '.join(sorted(set(checked)))}")
