'use strict';

const vscode = require('vscode');
const { Client } = require('./client');

let client;

async function activate(context) {
  const log = vscode.window.createOutputChannel('Snap');
  client = new Client(log);
  context.subscriptions.push(
    log, client,
    vscode.commands.registerCommand('snap.restart', () => client.restart()),
    vscode.commands.registerCommand('snap.showOutput', () => log.show()));
  try {
    await client.start();
  } catch (error) {
    log.appendLine(String(error));
  }
}

function deactivate() { return client?.stop(); }

module.exports = { activate, deactivate };
