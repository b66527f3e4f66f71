// What `snap lsp` says, for VS Code: small enough to need no library.
'use strict';

const { spawn } = require('child_process');
const vscode = require('vscode');
const { Connection } = require('./connection');

const INTERFACE = [{ scheme: 'file', pattern: '**/*.{storyboard,xib}' }];
const CELLS = [{ scheme: 'file', pattern: '**/*.cells.{json,json5}' }];
const SWIFT = [{ scheme: 'file', language: 'swift' }];
const ALL = [...INTERFACE, ...CELLS, ...SWIFT];
// What cells show from other files, and what a run leaves.
const WATCHED = '**/{*.storyboard,*.xib,*.png,*.jpg,*.pdf,*.svg,*.json,*.strings,*.stringsdict,*.xcstrings,results/*.log}';
const MOST_STARTS = 4;
// A run writes many files at once.
const PAUSE = 200;

const toRange = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);
const fromPosition = ({ line, character }) => ({ line, character });
const fromRange = ({ start, end }) => ({ start: fromPosition(start), end: fromPosition(end) });
// An answer to a question that nobody asks any more, or about an older text, is no failure.
const REFUSED = new Set([-32800, -32801]);

class Client {
  constructor(log) {
    this.log = log;
    this.starts = 0;
    this.changes = [];
    this.diagnostics = vscode.languages.createDiagnosticCollection('snap');
    this.lenses = new vscode.EventEmitter();
    this.watcher = vscode.workspace.createFileSystemWatcher(WATCHED);
    this.disposables = [this.diagnostics, this.lenses, this.watcher, ...this.listeners(), ...this.providers()];
  }

  // The server

  async start() {
    this.starts += 1;
    const settings = vscode.workspace.getConfiguration('snap');
    const folders = vscode.workspace.workspaceFolders ?? [];
    const child = spawn(settings.get('path', 'snap'), ['lsp'], { cwd: folders[0]?.uri.fsPath });
    this.child = child;
    this.connection = undefined;
    child.on('error', (error) => this.fail(child, error.message));
    child.on('exit', (code) => this.fail(child, `snap lsp ended with ${code}.`));
    child.stderr.on('data', (data) => this.log.append(String(data)));
    const connection = new Connection(child.stdout, child.stdin);
    this.serve(connection);
    await connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName },
      workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
      rootUri: folders[0]?.uri.toString() ?? null,
      initializationOptions: {
        accessibility: settings.get('accessibility', false),
        pictures: settings.get('pictures', true) ? 'sized' : 'none',
        // VS Code itself compares *.cells.json with the schema.
        checksSchema: false,
      },
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        textDocument: {
          hover: { contentFormat: ['markdown'] },
          publishDiagnostics: { relatedInformation: true, versionSupport: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } } },
        },
        workspace: { workspaceEdit: { documentChanges: true }, codeLens: { refreshSupport: true } },
        window: { showDocument: { support: true } },
      },
    });
    connection.notify('initialized', {});
    this.connection = connection;
    for (const document of vscode.workspace.textDocuments) this.open(document);
    this.lenses.fire();
  }

  serve(connection) {
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, version, diagnostics }) => {
      const document = vscode.workspace.textDocuments.find((other) => other.uri.toString() === uri);
      // One of an older text is followed by another one.
      if (document && version !== undefined && document.version !== version) return;
      this.diagnostics.set(vscode.Uri.parse(uri), diagnostics.map((one) => this.toDiagnostic(one)));
    });
    connection.onNotification('window/showMessage', ({ type, message }) =>
      type <= 2 ? vscode.window.showWarningMessage(message) : vscode.window.showInformationMessage(message));
    connection.onNotification('window/logMessage', ({ message }) => this.log.appendLine(message));
    connection.onRequest('workspace/codeLens/refresh', () => this.lenses.fire());
    connection.onRequest('window/showDocument', async ({ uri }) => {
      await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(uri));
      return { success: true };
    });
  }

  /** Starts again what ended by itself, some times. */
  fail(child, reason) {
    if (child !== this.child) return;
    this.log.appendLine(reason);
    this.connection?.close();
    this.connection = this.child = undefined;
    this.diagnostics.clear();
    if (this.starts < MOST_STARTS && !reason.includes('ENOENT')) return void this.start().catch((error) => this.log.appendLine(String(error)));
    vscode.window.showErrorMessage(`Snap: ${reason} See the setting snap.path, and “Snap: Restart the server”.`);
  }

  async stop() {
    const { child, connection } = this;
    this.child = this.connection = undefined;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    try {
      await connection?.request('shutdown');
      connection?.notify('exit');
    } finally {
      connection?.close();
      child.stdin.end();
    }
    await ended;
  }

  async restart() {
    await this.stop();
    this.starts = 0;
    await this.start();
  }

  dispose() { for (const one of this.disposables) one.dispose(); }

  async ask(method, params, token) {
    try {
      return await this.connection?.request(method, params, token);
    } catch (error) {
      if (!REFUSED.has(error.code)) this.log.appendLine(`${method}: ${error.message}`);
      return undefined;
    }
  }

  // Documents

  isServed(document) { return vscode.languages.match(ALL, document) > 0; }

  open(document) {
    if (!this.isServed(document)) return;
    const { uri, languageId, version } = document;
    this.connection?.notify('textDocument/didOpen', {
      textDocument: { uri: uri.toString(), languageId, version, text: document.getText() },
    });
  }

  listeners() {
    const { workspace } = vscode;
    const changed = (type) => (uri) => {
      if (this.changes.push({ uri: uri.toString(), type }) > 1) return;
      setTimeout(() => this.connection?.notify('workspace/didChangeWatchedFiles', { changes: this.changes.splice(0) }), PAUSE);
    };
    return [
      workspace.onDidOpenTextDocument((document) => this.open(document)),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!this.isServed(document) || contentChanges.length === 0) return;
        this.connection?.notify('textDocument/didChange', {
          textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: contentChanges.map(({ range, text }) => ({ range: fromRange(range), text })),
        });
      }),
      workspace.onDidSaveTextDocument((document) => {
        if (this.isServed(document)) this.connection?.notify('textDocument/didSave', this.named(document));
      }),
      workspace.onDidCloseTextDocument((document) => {
        if (this.isServed(document)) this.connection?.notify('textDocument/didClose', this.named(document));
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const all = (folders) => folders.map(({ uri, name }) => ({ uri: uri.toString(), name }));
        this.connection?.notify('workspace/didChangeWorkspaceFolders', { event: { added: all(added), removed: all(removed) } });
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('snap')) this.restart();
      }),
      this.watcher.onDidCreate(changed(1)), this.watcher.onDidChange(changed(2)), this.watcher.onDidDelete(changed(3)),
    ];
  }

  // Answers

  named(document) { return { textDocument: { uri: document.uri.toString() } }; }

  at(document, position) { return { ...this.named(document), position: fromPosition(position) }; }

  providers() {
    const { languages, commands } = vscode;
    return [
      languages.registerHoverProvider([...INTERFACE, ...CELLS], {
        provideHover: async (document, position, token) => {
          const hover = await this.ask('textDocument/hover', this.at(document, position), token);
          return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), toRange(hover.range));
        },
      }),
      languages.registerCompletionItemProvider(CELLS, {
        provideCompletionItems: async (document, position, token) => {
          const items = await this.ask('textDocument/completion', this.at(document, position), token);
          return items?.map((item) => this.toCompletion(item));
        },
      }, '"', ':', '[', '{', ','),
      languages.registerCodeActionsProvider(INTERFACE, {
        provideCodeActions: async (document, range, context, token) => {
          const actions = await this.ask('textDocument/codeAction', {
            ...this.named(document), range: fromRange(range),
            context: { diagnostics: [], only: context.only && [context.only.value], triggerKind: context.triggerKind },
          }, token);
          return actions?.map((action) => this.toAction(action, document));
        },
      }, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append('snap')] }),
      languages.registerCodeLensProvider(SWIFT, {
        onDidChangeCodeLenses: this.lenses.event,
        provideCodeLenses: async (document, token) => {
          const lenses = await this.ask('textDocument/codeLens', this.named(document), token);
          return lenses?.map(({ range, command }) => new vscode.CodeLens(toRange(range), command));
        },
      }),
      ...['snap.accept', 'snap.showDifference'].map((command) => commands.registerCommand(command, (argument) =>
        this.ask('workspace/executeCommand', { command, arguments: [argument] }))),
    ];
  }

  toDiagnostic({ range, severity, code, message, relatedInformation }) {
    const diagnostic = new vscode.Diagnostic(toRange(range), message, severity - 1);
    diagnostic.source = 'snap';
    diagnostic.code = code;
    diagnostic.relatedInformation = relatedInformation?.map(({ location, message: text }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(location.uri), toRange(location.range)), text));
    return diagnostic;
  }

  toCompletion({ label, kind, documentation, filterText, textEdit }) {
    const item = new vscode.CompletionItem(label, kind - 1);
    item.documentation = documentation;
    item.filterText = filterText;
    item.insertText = textEdit.newText;
    item.range = toRange(textEdit.range);
    return item;
  }

  toAction({ title, kind, isPreferred, diagnostics, edit }, document) {
    const action = new vscode.CodeAction(title, vscode.CodeActionKind.Empty.append(kind));
    action.isPreferred = isPreferred;
    action.diagnostics = diagnostics?.map((one) => this.toDiagnostic(one));
    action.edit = new vscode.WorkspaceEdit();
    for (const { textDocument, edits } of edit.documentChanges) {
      // Those of an older text are in other places.
      if (textDocument.version !== document.version) continue;
      for (const { range, newText } of edits) action.edit.replace(document.uri, toRange(range), newText);
    }
    return action;
  }
}

module.exports = { Client };
