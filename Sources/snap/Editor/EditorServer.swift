import Serving
import TestRuns

/// Answers an editor by the Language Server Protocol 3.17.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
final class EditorServer: MessageHandling {
  /// The errors of the protocol itself.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#errorCodes
  private enum ProtocolError {
    static let notInitialized = MessageError(
      code: -32_002, "The first request is initialize.")
    static let cancelled = MessageError(code: -32_800, "The request was cancelled.")
    static let changed = MessageError(code: -32_801, "The file was changed.")
    static let invalid = -32_600
  }

  private let session = EditorSession()
  private let client: MessageClient
  private let checks: EditorChecks
  /// A process for what is asked, and one for fixes, which take long.
  private let answers = EditorWorker()
  private let fixes = EditorWorker()

  let cancellation: MessageError? = ProtocolError.cancelled

  init(for client: MessageClient) {
    self.client = client
    checks = EditorChecks(session, client)
    checks.start()
  }

  /// Whether the client said that it ends.
  var wasShutDown: Bool { session.phase == .shutDown }

  /// Ends the processes.
  func end() {
    checks.end()
    answers.end()
    fixes.end()
  }

  // MARK: Notifications

  func effect(of notification: MessageRequest) -> MessageEffect {
    let parameters = notification.parameters
    if notification.method == "exit" { return .end }
    guard session.phase == .running else { return .none }
    switch notification.method {
    case "$/cancelRequest":
      return parameters["id"].map(MessageEffect.cancel) ?? .none
    case "initialized": watch()
    case "textDocument/didOpen": open(parameters["textDocument"] ?? [:])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters["textDocument"]?["uri"]?.text ?? "")
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": renew()
    case "workspace/didChangeWorkspaceFolders": session.changeFolders(parameters["event"])
    default: break
    }
    return .none
  }

  /// What cells show from other files, and what a run leaves.
  private static let watched =
    "**/{*.storyboard,*.xib,*.png,*.jpg,*.pdf,*.svg,*.json,*.strings,*.stringsdict,*.xcstrings,results/*.log}"

  /// Asks a client to tell of changed files, if it does so only then.
  private func watch() {
    guard session.client.watchesFiles else { return }
    let watchers: MessageValue = ["watchers": [["globPattern": .text(Self.watched)]]]
    client.ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "watched", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": watchers,
          ]
        ]
      ])
  }

  private func open(_ document: MessageValue) {
    guard
      let opened = EditorDocument(
        address: document["uri"]?.text ?? "", version: document["version"]?.integer ?? 0,
        text: document["text"]?.text ?? "")
    else { return }
    session.open(opened)
    check(opened)
  }

  private func change(_ parameters: MessageValue) {
    let document = parameters["textDocument"]
    let changed = session.change(
      document?["uri"]?.text ?? "", to: document?["version"]?.integer,
      parameters["contentChanges"]?.elements ?? [])
    if let changed { check(changed) }
  }

  private func close(_ address: String) {
    guard let document = session.document(address) else { return }
    session.close(address)
    if document.kind != .swift { checks.clear(address) }
  }

  /// Looks again at what shows other files.
  private func renew() {
    for worker in [answers, fixes] { worker.renew() }
    checks.renew()
    session.forgetFixes()
    session.documents.forEach(check)
    if session.client.refreshesLenses { client.ask("workspace/codeLens/refresh") }
  }

  private func check(_ document: EditorDocument) {
    if document.kind != .swift { checks.request(document.address) }
  }

  // MARK: Requests

  func work(for request: MessageRequest) throws -> MessageWork {
    switch (session.phase, request.method) {
    case (.new, "initialize"):
      session.begin(request.parameters)
      return .done(handshake)
    case (.new, _): throw ProtocolError.notInitialized
    case (.running, "shutdown"):
      session.advance(to: .shutDown)
      return .done(.null)
    case (.running, "initialize"), (.shutDown, _), (.ended, _):
      throw MessageError(code: ProtocolError.invalid, "\(request.method) is not allowed any more.")
    case (.running, "workspace/executeCommand"):
      return .later { [self] in
        try EditorCommands(session: session, client: client).run(request.parameters)
      }
    case (.running, _): return try workOnDocument(request)
    }
  }

  /// What is asked about a document is about its text of now.
  private func workOnDocument(_ request: MessageRequest) throws -> MessageWork {
    let known = [
      "textDocument/codeAction", "textDocument/codeLens", "textDocument/completion",
      "textDocument/hover",
    ]
    guard known.contains(request.method) else {
      throw MessageError.unknownMethod(request.method)
    }
    let address = request.parameters["textDocument"]?["uri"]?.text
    guard let document = session.document(address) else { return .done(.null) }
    let client = session.client
    switch (request.method, document.kind) {
    case ("textDocument/codeLens", .swift):
      return .later { EditorLenses(client: client, document: document).value }
    case ("textDocument/codeAction", .interface):
      return .later { [self] in try actions(request, document) }
    case ("textDocument/hover", .interface), ("textDocument/hover", .cells):
      let offset = try offset(request, document)
      return .later { [self] in try hover(request, document, at: offset) }
    case ("textDocument/completion", .cells):
      let offset = try offset(request, document)
      return .later { [self] in try complete(request, document, at: offset) }
    default: return .done(.null)
    }
  }

  private func offset(
    _ request: MessageRequest, _ document: EditorDocument
  ) throws(MessageError) -> Int {
    guard let position = session.client.position(request.parameters["position"]) else {
      throw .invalidParameters("A position has the members line and character, from 0.")
    }
    return document.text.offset(of: position, in: session.client.unit)
  }

  private func answer(
    _ worker: EditorWorker, _ question: EditorRequest, for request: MessageRequest
  ) throws -> EditorAnswer {
    switch worker.answer(question, unless: { request.isCancelled }) {
    case .answer(let answer): return answer
    case .cancelled: throw ProtocolError.cancelled
    case .failed(let reason): throw MessageError(code: -32_803, reason)
    }
  }

  private func hover(
    _ request: MessageRequest, _ document: EditorDocument, at offset: Int
  ) throws -> MessageValue {
    let question = EditorRequest.describe(document.file, offset: offset)
    guard let view = try answer(answers, question, for: request).view else { return .null }
    return EditorHover(
      client: session.client, document: document, view: view,
      problems: session.problems(of: document) ?? []
    ).value
  }

  private func complete(
    _ request: MessageRequest, _ document: EditorDocument, at offset: Int
  ) throws -> MessageValue {
    let question = EditorRequest.complete(
      document.file, session.client.options, offset: offset)
    guard let found = try answer(answers, question, for: request).completions else { return [] }
    let client = session.client
    let isKey = 10, isValue = 12
    return .list(
      found.items.map { item in
        var members: [String: MessageValue] = [
          "label": .text(item.label), "kind": .integer(item.isKey ? isKey : isValue),
          "filterText": .text(item.text),
          "textEdit": client.value(of: TextEdit(found.replaced, item.text), in: document.text),
        ]
        members["documentation"] = item.detail.map(MessageValue.text)
        return .object(members)
      })
  }

  private func actions(_ request: MessageRequest, _ document: EditorDocument) throws -> MessageValue
  {
    let client = session.client
    let range = request.parameters["range"]
    guard let start = client.position(range?["start"]), let end = client.position(range?["end"])
    else {
      throw MessageError.invalidParameters("A range has the members start and end.")
    }
    let only = request.parameters["context"]?["only"].map { $0.elements.compactMap(\.text) }
    let actions = EditorActions(
      client: client, document: document, problems: session.problems(of: document) ?? [])
    let text = document.text
    let wanted = actions.wanted(
      in: text.offset(
        of: start, in: client.unit)..<max(
          text.offset(of: start, in: client.unit), text.offset(of: end, in: client.unit)))
    // Searching fixes takes long, and a list that opens by itself must not wait for nothing.
    let asksForAll = only.map { EditorActions.includes(EditorActions.fixAll, only: $0) } ?? false
    guard !wanted.isEmpty || asksForAll else { return [] }
    return .list(actions.actions(try fixes(of: document, request), for: wanted, only: only))
  }

  private func fixes(
    of document: EditorDocument, _ request: MessageRequest
  ) throws -> EditorAnswer {
    if let known = session.fixes(of: document) { return known }
    let question = EditorRequest.fixes(document.file, session.client.options)
    let found = try answer(fixes, question, for: request)
    // Its changes would be those of another text.
    guard session.document(document.address)?.version == document.version else {
      throw ProtocolError.changed
    }
    session.keep(found, of: document)
    return found
  }

  // MARK: Handshake

  private var handshake: MessageValue {
    [
      "capabilities": [
        "positionEncoding": .text(session.client.unit.rawValue),
        "textDocumentSync": [
          "openClose": true, "change": 2, "save": ["includeText": false],
        ],
        "codeActionProvider": [
          "codeActionKinds": [.text(EditorActions.quickFix), .text(EditorActions.fixAll)]
        ], "codeLensProvider": ["resolveProvider": false], "hoverProvider": true,
        "completionProvider": ["triggerCharacters": ["\"", ":", "[", "{", ","]],
        "executeCommandProvider": [
          "commands": [.text(EditorLenses.accept), .text(EditorLenses.show)]
        ],
        "workspace": [
          "workspaceFolders": ["supported": true, "changeNotifications": true]
        ],
      ], "serverInfo": ["name": "snap", "version": .text(ToolVersion.number)],
    ]
  }
}
