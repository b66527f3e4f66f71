import Fixtures

/// What a process that reads files is asked: a file that ends it costs one answer.
enum EditorRequest: Codable, Sendable {
  case check(EditorFile, EditorOptions)
  case fixes(EditorFile, EditorOptions)
  case describe(EditorFile, offset: Int)
  case complete(EditorFile, EditorOptions, offset: Int)
}

/// What a client wants to know.
struct EditorOptions: Codable, Sendable {
  /// Whether findings of accessibility count.
  var accessibility = false
  /// Whether the editor leaves it to the server to compare cell files in strict JSON with their schema.
  var checksSchema = true
}

/// A file with the text that an editor has.
struct EditorFile: Codable, Sendable {
  let path: String
  let text: String
}

/// What a process found; places are bytes of the text.
struct EditorAnswer: Codable, Sendable {
  var problems: [EditorProblem] = []
  var fixes: [EditorFix] = []
  /// What makes all fixes together.
  var all: [LineHunk] = []
  var view: EditorView?
  var completions: EditorCompletions?
}

/// Something wrong in a file.
struct EditorProblem: Codable, Hashable, Sendable {
  /// As the protocol numbers them.
  enum Severity: Int, Codable, Sendable {
    case error = 1
    case warning, information, hint
  }

  struct Related: Codable, Hashable, Sendable {
    let range: Range<Int>
    let message: String
  }

  let range: Range<Int>
  let severity: Severity
  let code: String
  let message: String
  var related: [Related] = []
  /// What a fix names it by; nil for what no fix mends.
  var identity: String?
}

/// Lines that mend one problem.
struct EditorFix: Codable, Sendable {
  /// That of the problem.
  let identity: String
  let hunks: [LineHunk]
}

/// What is at a place: a cell or a view in it.
struct EditorView: Codable, Sendable {
  /// The picture of the cell, and its size in points.
  struct Picture: Codable, Sendable {
    /// A PNG in base 64; nil for one that is too large for an editor.
    let data: String?
    let width: Double
    let height: Double
  }

  let name: String
  let className: String
  /// In points, relative to the superview; nil for a cell.
  var frame: String?
  var picture: Picture?
  /// What is wrong with it, as sentences; of an Interface Builder file the editor knows that already.
  var problems: [String] = []
  /// Where the pointer is about the same.
  let place: Range<Int>
  /// The whole element.
  let range: Range<Int>
}

/// What can be written at a place.
struct EditorCompletions: Codable, Sendable {
  struct Item: Codable, Sendable {
    let label: String
    let text: String
    var detail: String?
    let isKey: Bool
  }

  let replaced: Range<Int>
  let items: [Item]
}
