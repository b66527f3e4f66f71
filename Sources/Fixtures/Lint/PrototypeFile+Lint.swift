internal import Foundation
internal import Snapshots
internal import UIKit

extension PrototypeFile {
  /// Checks every cell over widths, text sizes and both directions.
  ///
  /// A table's row has the height that its constraints ask for, unless the file states one; others
  /// have the stored height. The same root cause in many configurations is one finding.
  /// - Returns: the findings in the order of lines, the gravest of a line first.
  public func lint() -> [LintFinding] {
    var findings = nib.prototypes.flatMap { CellLinter(prototype: $0, file: nib.path).findings() }
    findings += nib.notes.map { LintFinding($0, file: nib.path) }
    return findings.enumerated().sorted { one, other in
      let left = (one.element.line, -one.element.severity.rank, one.offset)
      return left < (other.element.line, -other.element.severity.rank, other.offset)
    }.map(\.element)
  }
}

/// Lays out one cell in all configurations and gathers what is wrong by root cause.
@MainActor private struct CellLinter {
  private let prototype: NibPrototype
  private let file: String
  private let configurations: [Configuration]
  private var gathered: [Cause: LintFinding] = [:]
  private var order: [Cause] = []

  private struct Cause: Hashable {
    let kind: String
    let id: String?
    let view: String
    /// The lines of the constraints that contradict each other.
    let constraints: [String]
  }

  init(prototype: NibPrototype, file: String) {
    self.prototype = prototype
    self.file = file
    configurations = LintConfigurations(for: prototype).all
  }

  func findings() -> [LintFinding] {
    var linter = self
    for configuration in configurations { linter.check(in: configuration) }
    return linter.order.compactMap { linter.gathered[$0] }
  }

  private mutating func check(in configuration: Configuration) {
    configuration.performAsCurrent {
      let instance = prototype.instantiate(NibOptions(purpose: .preview))
      let cell = instance.view
      let height = layOut(cell, in: configuration)
      let names = ViewNames(root: cell)
      let found = LayoutDiagnosis(root: cell, names: names).diagnostics(
        fittingHeight: height.judged)
      let views = Dictionary(
        instance.views.map { (names.path(of: $0), $0) }, uniquingKeysWith: { one, _ in one })
      for diagnostic in found {
        var record = DiagnosticRecord(diagnostic)
        let view = views[diagnostic.view] ?? cell
        record.severity = severity(of: record, view, isCramped: height.isCramped)
        add(record, of: view, configuration)
      }
      for note in instance.notes { add(note, configuration) }
    }
  }

  /// Gives the cell its size.
  private func layOut(_ cell: UIView, in configuration: Configuration) -> RowHeight {
    cell.overrideTraits(configuration.traits)
    let stored = prototype.storedSize.height
    cell.frame = CGRect(x: 0, y: 0, width: configuration.width, height: stored)
    defer { cell.layoutIfNeeded() }
    let fitting = cell.fittingHeight(inWidth: configuration.width)
    guard prototype.element == "tableViewCell", !prototype.hasFixedHeight else {
      return RowHeight(judged: nil, isCramped: fitting > stored + 0.5)
    }
    if fitting > 0 { cell.frame.size.height = cell.pixelCeiling(fitting) }
    return RowHeight(judged: prototype.needsFittingHeight ? fitting : nil, isCramped: false)
  }

  private struct RowHeight {
    /// The height that the constraints ask for, where nothing else gives one.
    let judged: Double?
    /// Whether the contents need more than the stored height, which an app may give them.
    let isCramped: Bool
  }

  /// An error must be true in every app: not where the app's class or sizes, which are not at hand,
  /// may put it right.
  private func severity(
    of record: DiagnosticRecord, _ view: UIView, isCramped: Bool
  ) -> DiagnosticRecord.Severity {
    guard record.severity == .error else { return record.severity }
    if view.dependsOnUnknownClass { return .note }
    let hasUnknownSize =
      prototype.element == "collectionViewCell"
      && record.constraints.contains { $0.contains("UIView-Encapsulated-Layout-") }
    return record.kind == "zeroHeight" || isCramped || hasUnknownSize ? .warning : .error
  }

  private mutating func add(
    _ record: DiagnosticRecord, of view: UIView, _ configuration: Configuration
  ) {
    let origin = view.nibOrigin
    let cause = Cause(
      kind: record.kind, id: origin?.id, view: record.view,
      constraints: record.constraints.compactMap(\.sourceLine))
    gather(
      LintFinding(
        file: file, line: origin?.line ?? prototype.line, id: origin?.id,
        cell: prototype.reuseIdentifier ?? prototype.id, userLabel: origin?.userLabel,
        view: record.view, kind: record.kind,
        severity: record.severity,
        message: record.message, hint: LintHint.hint(for: record.kind),
        configurations: [], configurationCount: configurations.count), cause, configuration)
  }

  private mutating func add(_ note: NibNote, _ configuration: Configuration) {
    gather(
      LintFinding(
        file: file, line: note.line, id: note.element,
        cell: prototype.reuseIdentifier ?? prototype.id, userLabel: nil,
        view: note.element ?? prototype.id, kind: "unsupported", severity: .note,
        message: note.message, hint: LintHint.hint(for: "unsupported"),
        configurations: [], configurationCount: configurations.count),
      Cause(
        kind: "unsupported", id: note.element, view: "\(note.line)", constraints: [note.message]),
      configuration)
  }

  private mutating func gather(
    _ finding: LintFinding, _ cause: Cause, _ configuration: Configuration
  ) {
    if gathered[cause] == nil {
      gathered[cause] = finding
      order.append(cause)
    }
    guard gathered[cause]?.configurations.last != configuration.name else { return }
    gathered[cause]?.configurations.append(configuration.name)
  }
}

extension LintFinding {
  fileprivate init(_ note: NibNote, file: String) {
    self.init(
      file: file, line: note.line, id: note.element, cell: "", userLabel: nil, view: "",
      kind: "unsupported", severity: .note, message: note.message,
      hint: LintHint.hint(for: "unsupported"), configurations: [], configurationCount: 0)
  }
}

extension DiagnosticRecord.Severity {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension UIView {
  /// Whether the view's size may come from a class that is not known here: what it asks for is unknown.
  fileprivate var dependsOnUnknownClass: Bool {
    let own = nibOrigin.map { $0.isUnknownClass } ?? false
    return own || subviews.contains { $0.nibOrigin?.isUnknownClass == true } || isStandIn
  }
}

extension String {
  /// The file and line in a constraint's description, such as `Main.storyboard:45`.
  fileprivate var sourceLine: String? {
    guard let start = firstIndex(of: ":") else { return nil }
    return self[index(after: start)...].split(separator: " ").first.map(String.init)
  }
}
