// Runs the extension with a VS Code that only remembers, and the real `snap lsp`: node test.js SNAP FOLDER
//
// FOLDER is a package with Broken.storyboard, whose label has no horizontal place, and Tests/CellTests.swift, of which line 4 has a
// pending picture.
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const path = require('path');
const { make, Position } = require('./fake-vscode');

const [snap, folder] = process.argv.slice(2);
const { vscode, state } = make({ path: snap }, folder);
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
const extension = require('../../Editors/vscode/extension');

const limit = setTimeout(() => { console.error(`Nothing came for a minute.\n${state.log}`); process.exit(1); }, 60000);

function open(name, languageId, text = fs.readFileSync(path.join(folder, name), 'utf8')) {
  const document = {
    uri: vscode.Uri.parse(`file://${folder}/${name}`), languageId, version: 1, text, getText() { return this.text; },
  };
  state.documents.push(document);
  state.events.open.fire(document);
  return document;
}

function change(document, text) {
  const lines = document.text.split('\n');
  document.version += 1;
  document.text = text;
  const range = new vscode.Range(0, 0, lines.length - 1, lines.at(-1).length);
  state.events.change.fire({ document, contentChanges: [{ range, text }] });
}

/** The diagnostics of a document, once they are those that are waited for. */
async function diagnostics(document, isWanted) {
  for (;;) {
    const found = state.diagnostics.get(document.uri.toString());
    if (found && isWanted(found)) return found;
    await new Promise((resolve) => { state.told = resolve; });
  }
}

const place = (document, part) => {
  const before = document.text.slice(0, document.text.indexOf(part)).split('\n');
  return new Position(before.length - 1, before.at(-1).length);
};

const tests = {
  async 'findings are shown at their elements'() {
    const document = open('Broken.storyboard', 'xml');
    const found = await diagnostics(document, (all) => all.some(({ code }) => code === 'ambiguousLayout'));
    const one = found.find(({ code }) => code === 'ambiguousLayout');
    assert.equal(one.severity, 0);
    assert.deepEqual(one.range.start, place(document, '<label'));
  },
  async 'a fix takes a finding away'() {
    const [document] = state.documents;
    const at = place(document, '<label');
    const range = new vscode.Range(at.line, at.character, at.line, at.character);
    const actions = await state.providers.action.provider.provideCodeActions(document, range, { triggerKind: 1 });
    const fix = actions.find(({ kind }) => kind.value === 'quickfix');
    assert.equal(fix.isPreferred, true);
    assert.equal(fix.diagnostics[0].code, 'ambiguousLayout');
    assert.ok(actions.some(({ kind }) => kind.value === 'source.fixAll.snap'));
    const lines = document.text.split('\n');
    for (const { range: { start, end }, text } of [...fix.edit.edits].reverse()) {
      assert.equal(start.line, end.line);
      lines[start.line] = lines[start.line].slice(0, start.character) + text + lines[start.line].slice(end.character);
    }
    change(document, lines.join('\n'));
    await diagnostics(document, (all) => !all.some(({ code }) => code === 'ambiguousLayout'));
  },
  async 'a cell is shown with its picture'() {
    const [document] = state.documents;
    const hover = await state.providers.hover.provider.provideHover(document, place(document, '<tableViewCell '));
    assert.match(hover.contents.value, /^`SongCell`[^]*!\[The cell\]\(data:image\/png;base64,[^|]+\|width=320,/);
    assert.ok(hover.contents.value.length < 100000);
    const outside = await state.providers.hover.provider.provideHover(document, place(document, '<scenes'));
    assert.ok(!outside);
  },
  async 'names of cells are offered'() {
    const text = '{ "source": "Broken.storyboard", "fixtures": [{ "cell": "" }] }';
    const document = open('Songs.cells.json', 'json', text);
    const at = place(document, '" }]');
    const items = await state.providers.completion.provider.provideCompletionItems(document, at);
    assert.deepEqual(items.map(({ label }) => label), ['SongCell']);
    assert.equal(items[0].insertText, '"SongCell"');
  },
  async 'a pending picture is shown and accepted'() {
    const document = open('Tests/CellTests.swift', 'swift');
    const lenses = await state.providers.lens.provider.provideCodeLenses(document);
    assert.deepEqual(lenses.map(({ command }) => command.title), ['accept 1 pending', 'show the difference']);
    let isRefreshed = false;
    state.providers.lens.provider.onDidChangeCodeLenses(() => { isRefreshed = true; });
    await state.commands.get('snap.showDifference')(...lenses[1].command.arguments);
    assert.match(state.opened[0][1], /Row\/row[^/]*\.diff\.png$/);
    await state.commands.get('snap.accept')(...lenses[0].command.arguments);
    assert.deepEqual(state.shown, ['1 accepted.']);
    assert.ok(isRefreshed);
    assert.deepEqual(await state.providers.lens.provider.provideCodeLenses(document), []);
  },
  async 'many changes of files are told at once, and files are checked again'() {
    const [document] = state.documents;
    const { connection } = context.subscriptions[1];
    const { notify } = connection;
    const told = [];
    connection.notify = (method, params) => { told.push(params.changes.length); notify.call(connection, method, params); };
    state.diagnostics.clear();
    for (let number = 0; number < 50; number += 1) state.events.touch.fire(vscode.Uri.parse(`file://${folder}/${number}.png`));
    await diagnostics(document, () => true);
    connection.notify = notify;
    assert.deepEqual(told, [50]);
  },
  async 'a server that ends by itself is started again'() {
    state.diagnostics.clear();
    const client = context.subscriptions[1];
    client.child.kill('SIGKILL');
    await diagnostics(state.documents[0], () => true);
    assert.match(state.log, /snap lsp ended/);
  },
};

const context = { subscriptions: [] };

(async () => {
  await extension.activate(context);
  for (const [name, test] of Object.entries(tests)) {
    await test();
    console.log(`ok: ${name}`);
  }
  await extension.deactivate();
  for (const one of context.subscriptions) one.dispose();
  clearTimeout(limit);
  console.log(`${Object.keys(tests).length} passed, 0 failed`);
})().catch((error) => {
  console.error(error, state.log);
  process.exit(1);
});
