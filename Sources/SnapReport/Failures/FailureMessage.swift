internal import Foundation
internal import LayoutModel
internal import NumberText
public import SnapshotRecords

/// The failure message of a snapshot, in at most 12 lines.
///
/// ```
/// Snapshot differs from its reference: BasicCellTests/wraps.320
///   note       subtitleLabel.text: "Short" → "A longer text" ⇒ wrapped to 3 lines ⇒ cell 18 pt taller.
///   pixels     412 of 30 000 (1.37 %) in 1 region
///              (20, 44) 180 × 18 pt: contentView/subtitleLabel
///   layout     contentView/subtitleLabel: height 36 → 54 (3 lines, was 2); 2 other views follow
///   reference  Snapshots/BasicCellTests/wraps.320@2x.png
///   actual     .snap/BasicCellTests/wraps.320@2x.actual.png
///   diff       .snap/BasicCellTests/wraps.320@2x.diff.png
///   accept     snap accept 'BasicCellTests/wraps.320' (all that differ: `snap record`)
/// ```
///
/// Snapshots that fail for the same cause share a message: it explains the first one and names the
/// others.
public struct FailureMessage: Hashable, Sendable {
  private static let maxRegions = 2
  private static let maxDiagnostics = 3
  private static let maxConstraints = 5
  static let maxLayoutChanges = 6
  private static let maxViews = 3
  private static let maxLines = 12

  public let result: SnapshotResult

  /// The other results with the same cause.
  public let others: [SnapshotResult]

  public let tool: ToolName

  private let records: RecordsPlace
  private let subject: ReportSubject

  /// Creates the message for a result, and for others that fail for the same cause.
  public init(
    _ result: SnapshotResult, others: [SnapshotResult] = [], tool: ToolName = .snap,
    records: RecordsPlace = RecordsPlace(), subject: ReportSubject = .references
  ) {
    self.subject = subject
    self.result = result
    self.others = others
    self.tool = tool
    self.records = records
  }

  /// The message in at most 12 lines, safe to print, lines separated by `\n`, without one at the end.
  ///
  /// What is left out is in the page of the run.
  public var text: String { composed(sections.shortened(to: Self.maxLines - 1, rest: restWords)) }

  /// The message with all its lines.
  public var wholeText: String { composed(sections) }

  private func composed(_ sections: MessageSections) -> String {
    let lines = sections.all.flatMap { section($0.title, $0.lines) }
    return tool.naming(([headline.visibleLine] + lines).joined(separator: "\n"))
  }

  /// The parts; what is cut first has the lowest rank.
  private var sections: MessageSections {
    let first = [
      MessageSections.Section("note", notes, least: 1, rank: 5),
      .init("lines", lines, least: 1, rank: 3), .init("pixels", pixels, least: 1, rank: 2),
      .init("layout", layoutChanges, least: 0, rank: 1),
    ]
    let diagnostics = diagnostics.enumerated().map {
      MessageSections.Section(
        $1.title, $1.lines, least: $0 == 0 ? 1 : 0, rank: $0 == 0 ? 6 : 4)
    }
    let last = [
      MessageSections.Section("known", knownWarnings, least: 0, rank: 0),
      .init(names.old, isNew ? [] : [result.reference] + list(result.referencePicture)),
      .init(names.new, list(result.actual)), .init("diff", list(result.diff)),
      .init("also", sameCause, least: 1, rank: 7), .init("accept", acceptance),
    ]
    return MessageSections(first + diagnostics + last)
  }

  private func restWords(_ count: Int) -> String {
    let place = subject == .revisions ? "in the report of `--report`" : "in the page: `snap report`"
    return "… \(count.counted("more line")) \(place)"
  }

  private var headline: String {
    let verdict = subject == .revisions ? change : verdict
    let layout =
      result.hasErrorDiagnostic && !result.status.isFailure ? ", but the layout is wrong" : ""
    return "\(verdict)\(layout): \(result.key)"
  }

  private var change: String {
    switch result.status {
    case .different: "Cell differs"
    case .sizeChanged: "Cell has another size"
    case .missing: "Cell is new"
    case .error: "Cell could not be compared"
    case .recorded, .passed: "Cell is the same"
    }
  }

  private var verdict: String {
    switch result.status {
    case .different: "Snapshot differs from its reference"
    case .sizeChanged: "Snapshot size differs from its reference"
    case .missing: "Snapshot has no reference"
    case .error: "Snapshot could not be compared"
    case .recorded: "Reference was recorded"
    case .passed: "Snapshot matches its reference"
    }
  }

  private var notes: [String] {
    // Of two revisions, a missing reference means that the cell is new.
    if isNew { return [] }
    return result.message.map { $0.split(separator: "\n").map(String.init) } ?? []
  }

  /// The labels of both pictures.
  private var names: (old: String, new: String) {
    subject == .revisions ? ("before", "after") : ("reference", "actual")
  }

  private var isNew: Bool { subject == .revisions && result.status == .missing }

  private var lines: [String] {
    result.lineChanges.map { ["\($0.summary):"] + $0.firstLines } ?? []
  }

  private var pixels: [String] {
    guard result.pixels.different > 0 else { return masked }
    let place = result.regions.isEmpty ? "" : " in \(result.regions.count.counted("region"))"
    let share = "\(result.pixels.proportion) (\(result.pixels.percentage))\(place)"
    return [share] + cut(result.regions.map(words), to: Self.maxRegions, more: "regions") + masked
  }

  private var masked: [String] { list(result.pixels.maskSentence) }

  private func words(_ region: SnapshotResult.Region) -> String {
    let (x, y, width, height) = (
      points(region.x), points(region.y), points(region.width), points(region.height)
    )
    let views = cut(region.views, to: Self.maxViews, more: "views").joined(separator: ", ")
    return "(\(x), \(y)) \(width) × \(height) pt\(views.isEmpty ? "" : ": \(views)")"
  }

  private func points(_ pixels: Int) -> String { (Double(pixels) / result.scale).pointText }

  private var layoutChanges: [String] {
    result.firstLayoutChanges
  }

  /// The most severe first; the constraints of an error are listed in full, as they cannot be guessed.
  private var diagnostics: [(title: String, lines: [String])] {
    let ordered = result.failureDiagnostics.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
    let shown = ordered.prefix(Self.maxDiagnostics).map {
      diagnostic -> (title: String, lines: [String]) in
      let constraints = diagnostic.severity == .error ? diagnostic.constraints : []
      return (
        diagnostic.severity.rawValue,
        ["\(diagnostic.kindName) \(diagnostic.view): \(firstLine(of: diagnostic.message))"]
          + cut(constraints, to: Self.maxConstraints, more: "constraints")
          + laterParagraphs(of: diagnostic.message)
      )
    }
    let rest = ordered.count - shown.count
    return shown + (rest > 0 ? [("", ["… \(rest) more in \(records.folder)"])] : [])
  }

  private var knownWarnings: [String] {
    let count = result.knownWarnings.count
    return count == 0
      ? [] : ["\(count.counted("warning")) as in the reference; all are in \(records.folder)"]
  }

  /// The other snapshots by name, and their additional layout problems.
  private var sameCause: [String] {
    guard !others.isEmpty else { return [] }
    let names = KeyList(others.map(\.key), in: result.key.suite).text
    return ["\(others.count) more for the same cause: \(names)"]
      + cut(furtherErrors, to: Self.maxDiagnostics, more: "errors")
  }

  private var furtherErrors: [String] {
    func errors(of result: SnapshotResult) -> [String] {
      result.diagnostics.filter { $0.severity == .error && !$0.isAllowed }
        .map { "error \($0.kindName) \($0.view)" }
    }
    let known = errors(of: result)
    var found: [(error: String, keys: [SnapshotKey])] = []
    for other in others {
      for error in Set(errors(of: other)).subtracting(known).sorted() {
        if let place = found.firstIndex(where: { $0.error == error }) {
          found[place].keys.append(other.key)
        } else {
          found.append((error, [other.key]))
        }
      }
    }
    return found.map { "\($0.error) in \(KeyList($0.keys, in: result.key.suite).text)" }
  }

  private var acceptance: [String] {
    guard result.isPending, subject == .references else { return [] }
    if records.isBesideRun {
      return ["after the run that is in progress: run the test again, then accept the snapshot"]
    }
    // Pixels that no cause explains are accepted one by one.
    let isAlone = others.isEmpty || result.hasUnexplainedPixels
    let count = others.count == 1 ? "both" : "all \(others.count + 1)"
    let all = isAlone ? "" : "\(count) of this cause: `--cause`; "
    return ["\(tool) accept '\(result.key)' (\(all)all that differ: `snap record`)"]
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let label = index == 0 ? title : ""
      return
        "  \(label)\(String(repeating: " ", count: max(1, 11 - label.count)))\(line.visibleLine)"
    }
  }

  private func list(_ text: String?) -> [String] { text.map { [$0] } ?? [] }

  private func firstLine(of text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// The text after the list of constraints in UIKit's message: which one gave way, and what to do.
  private func laterParagraphs(of text: String) -> [String] {
    text.components(separatedBy: "\n\n").dropFirst()
      .flatMap { $0.split(separator: "\n").map(String.init) }
  }
}

extension SnapshotResult {
  /// The first changes of the layout, then the number of others.
  var firstLayoutChanges: [String] {
    cut(describedChanges.map(\.sentence), to: FailureMessage.maxLayoutChanges, more: "changes")
  }
}

private func cut(_ lines: [String], to count: Int, more: String) -> [String] {
  guard lines.count > count else { return lines }
  return lines.prefix(count - 1) + ["… \(lines.count - count + 1) more \(more)"]
}
