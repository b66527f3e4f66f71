internal import Foundation
internal import InterfaceBuilder
internal import LayoutModel
internal import UIKit

/// Searches the changes of a file after which findings are gone, and proves each.
@MainActor struct LintFixer {
  private let url: URL
  private let accessibility: Bool
  private let original: Data
  /// The file's bytes with the fixes so far.
  private var data: Data
  private var file: PrototypeFile
  private(set) var fixes: [LintFixes.Fix] = []
  private(set) var rest: [LintFixes.Rest] = []

  /// How many changes may be made for one finding: what one leaves or causes, the next one mends.
  private static let depth = 4
  /// How many changes of a file are tried for a finding.
  private static let mostTrials = 40

  init(_ data: Data, at url: URL, accessibility: Bool) throws {
    self.url = url
    self.accessibility = accessibility
    original = data
    self.data = data
    file = try PrototypeFile(data, inPlaceOf: url)
  }

  /// Fixes the selected findings of all cells, as far as that can be proven.
  mutating func run(_ selects: (LintFinding) -> Bool) -> LintFixes {
    CatalogIndex.keep {
      for index in file.nib.prototypes.indices { fixCell(index, selects) }
    }
    rest += file.findingsOfFile.map(\.0).filter(selects).map {
      LintFixes.Rest(finding: $0, obstacle: .needsDecision)
    }
    return LintFixes(fixes: fixes, rest: rest, contents: data)
  }

  private mutating func fixCell(_ index: Int, _ selects: (LintFinding) -> Bool) {
    var cell = linted(index, in: file)
    var left: Set<LintBaseline.Entry> = []
    while let next = cell.findings.first(where: {
      selects($0.finding) && !left.contains($0.finding.fingerprint)
    }) {
      var search = Search(before: cell, target: next, notes: file.nib.notes.count)
      if let found = search.run(
        Trial(data: data, edits: [], cell: cell, file: file), mender: self, index)
      {
        fixes.append(LintFixes.Fix(finding: next.finding, hunks: hunks(of: found.edits)))
        (data, file, cell) = (found.data, found.file, found.cell)
      } else {
        left.insert(next.finding.fingerprint)
        rest.append(LintFixes.Rest(finding: next.finding, obstacle: search.obstacle))
      }
    }
  }

  /// What a fix alone changes in the file as it was; nothing if it needs others first.
  private func hunks(of edits: [IBEdit]) -> [LineHunk] {
    var editor = IBEditor(original)
    for edit in edits {
      do { try editor.apply(edit) } catch { return [] }
    }
    return LineHunk.all(from: original, to: editor.data)
  }

  fileprivate func linted(
    _ index: Int, in file: PrototypeFile, only configuration: String? = nil
  ) -> LintedCell {
    CellLinter(
      prototype: file.nib.prototypes[index], file: file.nib.path, accessibility: accessibility,
      LintCells(), only: configuration
    ).lintedCell()
  }

  /// The file with changes; nil if it cannot be read so.
  fileprivate func reread(_ data: Data) -> PrototypeFile? {
    do {
      return try PrototypeFile(data, inPlaceOf: url)
    } catch {
      // Not a fix, whatever is wrong with it.
      return nil
    }
  }

  /// A state of the file.
  fileprivate struct Trial {
    let data: Data
    let edits: [IBEdit]
    let cell: LintedCell
    let file: PrototypeFile
  }

  /// The search for one finding.
  @MainActor fileprivate struct Search {
    let before: LintedCell
    let target: LintedCell.Finding
    let notes: Int
    private var trials = 0
    private var first: LintFixes.Obstacle?

    init(before: LintedCell, target: LintedCell.Finding, notes: Int) {
      self.before = before
      self.target = target
      self.notes = notes
    }

    var obstacle: LintFixes.Obstacle { first ?? .needsDecision }

    /// Returns the first state that is proven; changes that leave the finding, or cause another one, are continued later.
    mutating func run(_ start: Trial, mender: LintFixer, _ index: Int) -> Trial? {
      var level = [(state: start, finding: target)]
      for _ in 0..<LintFixer.depth {
        var next: [(state: Trial, finding: LintedCell.Finding)] = []
        for (state, finding) in level {
          for candidate in candidates(for: finding, in: state, index) {
            guard trials < LintFixer.mostTrials else { return nil }
            guard
              let trial = make(candidate, for: finding, after: state, mender, index)
            else { continue }
            switch FixProof(before: before, after: trial.cell, target: target).verdict {
            case .proven: return trial
            case .unproven(let obstacle):
              first = first ?? obstacle
              if let following = following(obstacle, in: trial) { next.append((trial, following)) }
            }
          }
        }
        level = next
      }
      return nil
    }

    private func candidates(
      for finding: LintedCell.Finding, in state: Trial, _ index: Int
    ) -> [[IBEdit]] {
      let sketch = state.cell.sketch
      let edits = RemedyEdits(
        plan: CellPlan(
          of: state.file.nib.prototypes[index].model, drawn: sketch.layouts.first?.frames ?? [:]),
        identifiers: sketch.identifiers)
      return finding.mendings.flatMap(edits.candidates)
    }

    private mutating func make(
      _ candidate: [IBEdit], for finding: LintedCell.Finding, after state: Trial,
      _ mender: LintFixer,
      _ index: Int
    ) -> Trial? {
      trials += 1
      var editor = IBEditor(state.data)
      do throws(IBEditError) {
        for edit in candidate { try editor.apply(edit) }
      } catch {
        if case .isNamed(let id) = error { first = first ?? .isNamed(element: id) }
        return nil
      }
      guard let file = mender.reread(editor.data), file.nib.notes.count <= notes else {
        return nil
      }
      // Most changes that do not help show it at once.
      if let sample = finding.finding.configurations.first,
        let same = mender.linted(index, in: file, only: sample).finding(like: finding.finding),
        same.mendings.allSatisfy(finding.mendings.contains)
      {
        first = first ?? .stays
        return nil
      }
      return Trial(
        data: editor.data, edits: state.edits + candidate, cell: mender.linted(index, in: file),
        file: file)
    }

    /// The finding to go on with, if another change may complete this one.
    private func following(
      _ obstacle: LintFixes.Obstacle, in trial: Trial
    ) -> LintedCell.Finding? {
      switch obstacle {
      case .stays:
        trial.cell.finding(like: target.finding)
      case .newFinding(let kind, let view):
        trial.cell.findings.first { $0.finding.kind == kind && $0.finding.view == view }
      case .moves, .needsDecision, .isNamed: nil
      }
    }
  }
}
