import Serving

/// What a client said of itself when it began.
struct EditorClient: Sendable {
  enum Pictures: String, Sendable {
    case none
    case plain
    /// With the size behind the address, as VS Code reads it.
    case sized
  }

  let unit: TextUnit
  let pictures: Pictures
  let options: EditorOptions
  let readsMarkdown: Bool
  /// Whether changes of files can name the version that they are for.
  let takesVersions: Bool
  let refreshesLenses: Bool
  let opensFiles: Bool
  /// Whether it tells of changed files that it is asked to watch.
  let watchesFiles: Bool
  let takesRelated: Bool

  init(_ parameters: MessageValue) {
    let capabilities = parameters["capabilities"] ?? [:]
    let general = capabilities["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    // The client's first that is known, as the protocol wants it.
    unit = general.lazy.compactMap(TextUnit.init).first ?? .utf16
    let options = parameters["initializationOptions"] ?? [:]
    pictures = options["pictures"]?.text.flatMap(Pictures.init) ?? .plain
    self.options = EditorOptions(
      accessibility: options["accessibility"] == true,
      checksSchema: options["checksSchema"] != false)
    let document = capabilities["textDocument"]
    readsMarkdown =
      document?["hover"]?["contentFormat"]?.elements.contains("markdown") ?? false
    takesRelated = document?["publishDiagnostics"]?["relatedInformation"] == true
    let workspace = capabilities["workspace"]
    takesVersions = workspace?["workspaceEdit"]?["documentChanges"] == true
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"] == true
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"] == true
    opensFiles = capabilities["window"]?["showDocument"]?["support"] == true
  }

  func position(_ value: MessageValue?) -> TextPosition? {
    guard let line = value?["line"]?.integer, let column = value?["character"]?.integer,
      line >= 0, column >= 0
    else { return nil }
    return TextPosition(line: line, column: column)
  }

  func value(of offset: Int, in text: EditedText) -> MessageValue {
    let position = text.position(of: offset, in: unit)
    return ["line": .integer(position.line), "character": .integer(position.column)]
  }

  func value(of range: Range<Int>, in text: EditedText) -> MessageValue {
    ["start": value(of: range.lowerBound, in: text), "end": value(of: range.upperBound, in: text)]
  }

  func value(of edit: TextEdit, in text: EditedText) -> MessageValue {
    ["range": value(of: edit.range, in: text), "newText": .text(edit.text)]
  }

  /// The edits of one file.
  func workspaceEdit(_ edits: [TextEdit], of document: EditorDocument) -> MessageValue {
    let values = MessageValue.list(edits.map { value(of: $0, in: document.text) })
    guard takesVersions else { return ["changes": .object([document.address: values])] }
    return [
      "documentChanges": [
        [
          "textDocument": [
            "uri": .text(document.address), "version": .integer(document.version),
          ], "edits": values,
        ]
      ]
    ]
  }

  /// A problem as a diagnostic of the protocol.
  func value(of problem: EditorProblem, in document: EditorDocument) -> MessageValue {
    var members: [String: MessageValue] = [
      "range": value(of: problem.range, in: document.text),
      "severity": .integer(problem.severity.rawValue), "code": .text(problem.code),
      "source": "snap", "message": .text(problem.message),
    ]
    if takesRelated, !problem.related.isEmpty {
      members["relatedInformation"] = .list(
        problem.related.map { related in
          [
            "location": [
              "uri": .text(document.address), "range": value(of: related.range, in: document.text),
            ], "message": .text(related.message),
          ]
        })
    }
    return .object(members)
  }
}
