// What the extension uses of VS Code, enough to see what it does with it.
'use strict';

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range {
  constructor(a, b, c, d) {
    this.start = new Position(a, b);
    this.end = new Position(c, d);
  }
}
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  get fsPath() { return decodeURIComponent(this.text.slice('file://'.length)); }
  toString() { return this.text; }
}
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => {
      this.listeners.push(listener);
      return { dispose: () => { this.listeners = this.listeners.filter((other) => other !== listener); } };
    };
  }
  fire(value) { for (const listener of this.listeners) listener(value); }
  dispose() { this.listeners = []; }
}
class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
}
const record = (...names) => class { constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); } };
const disposable = () => ({ dispose() {} });
const matches = (pattern, path) => {
  const suffixes = /\{(.*)\}/.exec(pattern)[1].split(',');
  const lead = pattern.slice(pattern.lastIndexOf('/') + 1, pattern.indexOf('{')).replace('*', '');
  return suffixes.some((suffix) => path.endsWith(lead + suffix));
};

function make(settings, folder) {
  const events = Object.fromEntries(
    ['open', 'change', 'save', 'close', 'folders', 'settings', 'create', 'touch', 'remove'].map((name) => [name, new EventEmitter()]));
  const state = { events, commands: new Map(), providers: {}, shown: [], opened: [], diagnostics: new Map(), log: '', documents: [] };
  const provide = (name) => (selector, provider) => { state.providers[name] = { selector, provider }; return disposable(); };
  const vscode = {
    Position, Range, Uri, EventEmitter, WorkspaceEdit,
    Diagnostic: record('range', 'message', 'severity'),
    DiagnosticRelatedInformation: record('location', 'message'),
    Location: record('uri', 'range'), Hover: record('contents', 'range'), MarkdownString: record('value'),
    CompletionItem: record('label', 'kind'), CodeAction: record('title', 'kind'), CodeLens: record('range', 'command'),
    CodeActionKind: { Empty: new Kind(''), QuickFix: new Kind('quickfix'), SourceFixAll: new Kind('source.fixAll') },
    env: { appName: 'Fake' },
    workspace: {
      workspaceFolders: [{ uri: Uri.parse(`file://${folder}`), name: 'App' }],
      get textDocuments() { return state.documents; },
      getConfiguration: () => ({ get: (name, value) => settings[name] ?? value }),
      createFileSystemWatcher: () => ({
        onDidCreate: events.create.event, onDidChange: events.touch.event, onDidDelete: events.remove.event, dispose() {},
      }),
      onDidOpenTextDocument: events.open.event, onDidChangeTextDocument: events.change.event,
      onDidSaveTextDocument: events.save.event, onDidCloseTextDocument: events.close.event,
      onDidChangeWorkspaceFolders: events.folders.event, onDidChangeConfiguration: events.settings.event,
    },
    window: {
      createOutputChannel: () => ({
        append: (text) => { state.log += text; }, appendLine: (text) => { state.log += `${text}\n`; }, show() {}, dispose() {},
      }),
      showInformationMessage: (text) => state.shown.push(text), showWarningMessage: (text) => state.shown.push(text),
      showErrorMessage: (text) => state.shown.push(text),
    },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri, list) => { state.diagnostics.set(uri.toString(), list); state.told?.(); },
        clear: () => state.diagnostics.clear(), dispose() {},
      }),
      match: (selectors, document) => selectors.some(({ pattern, language }) =>
        pattern ? matches(pattern, document.uri.fsPath) : language === document.languageId) ? 10 : 0,
      registerHoverProvider: provide('hover'), registerCompletionItemProvider: provide('completion'),
      registerCodeActionsProvider: provide('action'), registerCodeLensProvider: provide('lens'),
    },
    commands: {
      registerCommand: (name, run) => { state.commands.set(name, run); return disposable(); },
      executeCommand: async (name, value) => { state.opened.push([name, value.toString()]); },
    },
  };
  return { vscode, state };
}

module.exports = { make, Position };
