import LayoutModel
import NumberText
import SnapshotRecords

extension RunReport {
  /// Lays out the table of fixtures for a terminal.
  ///
  /// - Parameter color: whether to colour verdicts with ANSI sequences; the caller knows about terminals
  ///   and `NO_COLOR`.
  /// - Returns: a line per fixture with its size and verdict, errors and warnings below, each once for all
  ///   configurations of a fixture; empty without results.
  public func table(color: Bool = false) -> String {
    guard !run.results.isEmpty else { return "" }
    let columns = TableColumns(run.results)
    var lines = [columns.heading]
    for suite in suites(of: run.results) {
      lines.append("  " + suite.name.visibleLine)
      let diagnostics = FixtureDiagnostics(suite.results)
      for result in suite.results { lines += rows(of: result, columns, diagnostics, color: color) }
    }
    return lines.joined(separator: "\n")
  }

  private func rows(
    of result: SnapshotResult, _ columns: TableColumns, _ diagnostics: FixtureDiagnostics,
    color: Bool
  ) -> [String] {
    let verdict = Verdict(result, in: subject)
    let style = color ? verdict.weight.ansi : nil
    let cells = columns.cells(of: result)
    let first = "\(verdict.mark.styled(style)) \(cells)  \(verdict.word.styled(style))"
    let indent = String(repeating: " ", count: 2 + cells.columnWidth + 2)
    let lines = diagnostics.lines(of: result).map { diagnostic, text in
      indent + text.visibleLine.styled(color ? diagnostic.weight.ansi : nil)
    }
    return [first] + lines
  }
}

/// The errors and warnings of a suite, each at the first configuration of the fixture that has it.
private struct FixtureDiagnostics {
  private struct Place: Hashable {
    let fixture: String
    let headline: String
  }

  private var keys: [Place: [SnapshotKey]] = [:]

  init(_ results: [SnapshotResult]) {
    for result in results {
      for headline in Set(Self.shown(result).map(\.headline)) {
        keys[Place(fixture: result.key.fixture, headline: headline), default: []].append(result.key)
      }
    }
  }

  /// The diagnostics of a view with one kind are one line.
  func lines(of result: SnapshotResult) -> [(Diagnostic, String)] {
    var seen: Set<String> = []
    return Self.shown(result).filter { seen.insert($0.headline).inserted }.compactMap {
      diagnostic in
      let place = Place(fixture: result.key.fixture, headline: diagnostic.headline)
      let keys = keys[place] ?? []
      guard keys.first == result.key else { return nil }
      let count = keys.count > 1 ? " (\(keys.count) configurations)" : ""
      return (diagnostic, diagnostic.headline + count)
    }
  }

  private static func shown(_ result: SnapshotResult) -> [Diagnostic] {
    result.diagnostics.filter { $0.severity > .note }
  }
}

private struct TableColumns {
  private let fixture: Int
  private let width: Int
  private let height: Int

  init(_ results: [SnapshotResult]) {
    func widest(_ heading: String, _ text: (SnapshotResult) -> String) -> Int {
      results.reduce(heading.columnWidth) { max($0, text($1).columnWidth) }
    }
    fixture = widest("fixture") { Self.name(of: $0) }
    width = widest("width") { $0.size.width.pointText }
    height = widest("height") { $0.size.height.pointText }
  }

  var heading: String {
    "  " + row("fixture", width: "width", height: "height") + "  verdict"
  }

  func cells(of result: SnapshotResult) -> String {
    row(
      Self.name(of: result), width: result.size.width.pointText,
      height: result.size.height.pointText)
  }

  private static func name(of result: SnapshotResult) -> String {
    "  " + result.fixtureName.visibleLine
  }

  private func row(_ name: String, width: String, height: String) -> String {
    "\(name.padded(to: fixture))  \(width.leftPadded(to: self.width))"
      + "  \(height.leftPadded(to: self.height))"
  }
}

extension String {
  fileprivate func styled(_ code: String?) -> String {
    code.map { "\u{1B}[\($0)m\(self)\u{1B}[0m" } ?? self
  }
}

extension Verdict.Weight {
  fileprivate var ansi: String {
    switch self {
    case .good: "32"
    case .changed: "36"
    case .bad: "31"
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var ansi: String {
    switch self {
    case .note: "2"
    case .warning: "33"
    case .error: "31"
    }
  }
}
