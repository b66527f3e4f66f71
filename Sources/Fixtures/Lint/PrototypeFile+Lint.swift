internal import Foundation
internal import InterfaceBuilder
internal import LayoutModel
internal import Snapshots
internal import UIKit

extension PrototypeFile {
  /// Checks every cell over widths, text sizes and both directions.
  ///
  /// The same root cause in several configurations is one finding, and anything missing on this machine, such as a
  /// font, is one finding per file.
  ///
  /// - Parameter accessibility: whether to look for what is hard for users of assistive technologies, too.
  /// - Returns: the findings in the order of lines, those of highest severity first within a line.
  public func lint(accessibility: Bool = false) -> [LintFinding] {
    lint(LintCells(), accessibility: accessibility)
  }

  /// The views of cells that Interface Builder marked as misplaced or ambiguous when the file was saved.
  ///
  /// They say nothing of the layout here: the cells are laid out anew.
  public func xcodeFlags() -> [LintFinding] {
    nib.prototypes.flatMap { prototype in
      var found: [LintFinding] = []
      prototype.model.forEachView { view in
        for flag in ["misplaced", "ambiguous"] where view.element[flag] == "YES" {
          found.append(LintFinding(flag, of: view, in: prototype, file: nib.path))
        }
      }
      return found
    }
  }

  /// What is wrong in the file whatever its cells show.
  var findingsOfFile: [(LintFinding, LintObservation.Cause.InFile?)] {
    nib.notes.map { (LintFinding($0, file: nib.path), .note($0.kind)) }
  }

  func lint(_ made: LintCells, accessibility: Bool = false) -> [LintFinding] {
    let cells = CatalogIndex.keep {
      nib.prototypes.flatMap {
        CellLinter(prototype: $0, file: nib.path, accessibility: accessibility, made).findings()
      }
    }
    return (cells + findingsOfFile).mergedByCause.enumerated().sorted { one, other in
      let left = (one.element.line, -one.element.severity.rank, one.offset)
      return left < (other.element.line, -other.element.severity.rank, other.offset)
    }.map(\.element)
  }
}

extension LintFinding {
  @MainActor init(
    _ observation: LintObservation, of prototype: NibPrototype, file: String,
    configurationCount: Int
  ) {
    self.init(
      file: file, line: observation.line ?? prototype.line, id: observation.cause.id,
      cell: prototype.reuseIdentifier ?? prototype.id, userLabel: observation.userLabel,
      view: observation.cause.view, kind: observation.cause.kind,
      severity: observation.severity, message: observation.message, hint: observation.hint,
      configurations: [], configurationCount: configurationCount,
      constraints: observation.constraints)
  }

  fileprivate init(_ note: NibNote, file: String) {
    self.init(
      file: file, line: note.line, id: note.element, cell: "", userLabel: nil, view: "",
      kind: note.diagnosticKind, severity: note.diagnosticKind.severity, message: note.message,
      hint: LintHint.text(for: note), configurations: [], configurationCount: 0)
  }

  /// A view that Interface Builder marked, with the attribute that marks it.
  @MainActor fileprivate init(
    _ flag: String, of view: IBView, in prototype: NibPrototype, file: String
  ) {
    self.init(
      file: file, line: view.line, id: view.id,
      cell: prototype.reuseIdentifier ?? prototype.id, userLabel: view.userLabel,
      view: view.id ?? "", kind: .xcodeFlag, severity: .note,
      message: "Interface Builder marked the view as \(flag) when the file was saved.",
      hint: LintHint.xcodeFlag, configurations: [], configurationCount: 0)
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
