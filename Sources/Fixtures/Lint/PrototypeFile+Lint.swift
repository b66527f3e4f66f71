internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

extension PrototypeFile {
  /// Checks every cell over widths, text sizes and both directions.
  ///
  /// The same root cause in several configurations is one finding, and anything missing on this machine, such as a
  /// font, is one finding per file.
  /// - Returns: the findings in the order of lines, those of highest severity first within a line.
  public func lint() -> [LintFinding] { lint(LintCells()) }

  func lint(_ made: LintCells) -> [LintFinding] {
    let cells = CatalogIndex.keep {
      nib.prototypes.flatMap { CellLinter(prototype: $0, file: nib.path, made).findings() }
    }
    let notes = nib.notes.map { note in
      (LintFinding(note, file: nib.path), LintObservation.Cause.InFile.note(note.kind))
    }
    return (cells + notes).mergedByCause.enumerated().sorted { one, other in
      let left = (one.element.line, -one.element.severity.rank, one.offset)
      return left < (other.element.line, -other.element.severity.rank, other.offset)
    }.map(\.element)
  }
}

/// Lays out one cell in all configurations and groups its problems by root cause.
@MainActor struct CellLinter {
  private let prototype: NibPrototype
  private let file: String
  private let configurations: [Configuration]
  private let heights: [LintHeights.Height]
  private let cells: LintCells
  private var gathered: [LintObservation.Cause: LintFinding] = [:]
  private var order: [LintObservation.Cause] = []

  init(prototype: NibPrototype, file: String, _ cells: LintCells) {
    self.cells = cells
    self.prototype = prototype
    self.file = file
    configurations = LintConfigurations(for: prototype).all
    heights = LintHeights(of: prototype).heightsToCheck
  }

  /// The findings, each with what all cells of the file may have in common.
  func findings() -> [(LintFinding, LintObservation.Cause.InFile?)] {
    var linter = self
    for configuration in configurations {
      for observation in observations(in: configuration) {
        linter.gather(observation, configuration)
      }
    }
    return linter.order.compactMap { cause in
      linter.gathered[cause].map { ($0.judgedOverAll, cause.inFile) }
    }
  }

  /// The problems in a configuration, independent of the cell's height in the app.
  ///
  /// If the file does not determine whether that is the stored or the fitting height, only problems at both are
  /// reported.
  private func observations(in configuration: Configuration) -> [LintObservation] {
    var found: [LintObservation]?
    for height in heights {
      let layout = LintLayout(
        prototype, height: height, mayAvoidConflict: heights.count > 1, configuration, cells)
      let here = layout.observations()
      guard let before = found else {
        found = here
        if !here.contains(where: \.dependsOnHeight) { break }
        continue
      }
      let causes = Set(here.map(\.cause))
      found = before.filter { !$0.dependsOnHeight || causes.contains($0.cause) }
    }
    return found ?? []
  }

  private mutating func gather(_ observation: LintObservation, _ configuration: Configuration) {
    if gathered[observation.cause] == nil {
      gathered[observation.cause] = LintFinding(
        observation, of: prototype, file: file, configurationCount: configurations.count)
      order.append(observation.cause)
    }
    guard gathered[observation.cause]?.configurations.last != configuration.name else { return }
    gathered[observation.cause]?.configurations.append(configuration.name)
  }
}

extension LintFinding {
  @MainActor fileprivate init(
    _ observation: LintObservation, of prototype: NibPrototype, file: String,
    configurationCount: Int
  ) {
    self.init(
      file: file, line: observation.line ?? prototype.line, id: observation.cause.id,
      cell: prototype.reuseIdentifier ?? prototype.id, userLabel: observation.userLabel,
      view: observation.cause.view, kind: observation.cause.kind,
      severity: observation.severity, message: observation.message, hint: observation.hint,
      configurations: [], configurationCount: configurationCount)
  }

  fileprivate init(_ note: NibNote, file: String) {
    self.init(
      file: file, line: note.line, id: note.element, cell: "", userLabel: nil, view: "",
      kind: .unsupported, severity: .note, message: note.message,
      hint: LintHint.unsupported, configurations: [], configurationCount: 0)
  }
}

extension [(LintFinding, LintObservation.Cause.InFile?)] {
  /// The findings; what all cells of the file have in common occurs once.
  fileprivate var mergedByCause: [LintFinding] {
    var first: [LintObservation.Cause.InFile: Int] = [:]
    var others: [Int: Int] = [:]
    var merged: [LintFinding] = []
    for (finding, cause) in self {
      if let cause, let index = first[cause] {
        others[index, default: 0] += 1
        continue
      }
      if let cause { first[cause] = merged.count }
      merged.append(finding)
    }
    for (index, count) in others {
      merged[index].message += " Also in \(count) other place\(count == 1 ? "" : "s")."
    }
    return merged
  }
}

extension Diagnostic.Severity {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
