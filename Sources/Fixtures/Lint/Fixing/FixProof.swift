internal import Foundation
internal import LayoutModel
internal import UIKit

/// Compares a cell before and after a change of its file.
struct FixProof {
  enum Verdict: Equatable {
    case proven
    case unproven(LintFixes.Obstacle)
  }

  let before: LintedCell
  let after: LintedCell
  let target: LintedCell.Finding

  var verdict: Verdict {
    let (old, new) = (Counts(before), Counts(after))
    if let worse = after.findings.map(\.finding).first(where: { new.isMore($0, than: old) }) {
      return .unproven(.newFinding(kind: worse.kind, view: worse.view))
    }
    if new.count(of: target.finding) >= old.count(of: target.finding) {
      return .unproven(.stays)
    }
    return movedView.map { .unproven(.moves(element: $0)) } ?? .proven
  }

  /// The findings of each identity; lines and messages change with a file.
  private struct Counts {
    private struct Count {
      var number = 0
      var severity = Diagnostic.Severity.note
      var configurations: Set<String> = []
    }

    private var all: [LintBaseline.Entry: Count] = [:]

    init(_ cell: LintedCell) {
      for finding in cell.findings.map(\.finding) {
        all[finding.fingerprint, default: Count()].number += 1
        all[finding.fingerprint]?.configurations.formUnion(finding.configurations)
        let severity = max(all[finding.fingerprint]?.severity ?? .note, finding.severity)
        all[finding.fingerprint]?.severity = severity
      }
    }

    func count(of finding: LintFinding) -> Int { all[finding.fingerprint]?.number ?? 0 }

    /// Whether a finding is new, weighs more than before or shows in other configurations.
    ///
    /// A note is not a defect: with a constraint that may give way, lint notes that it does.
    func isMore(_ finding: LintFinding, than old: Counts) -> Bool {
      guard finding.severity > .note, let new = all[finding.fingerprint] else { return false }
      guard let known = old.all[finding.fingerprint] else { return true }
      return new.number > known.number || new.severity > known.severity
        || !new.configurations.isSubset(of: known.configurations)
    }
  }

  // MARK: Frames

  /// Differences below it, in points, are rounding.
  private static let tolerance = 0.1

  /// A view that moved and was right before; nil for none.
  ///
  /// 1. Where the finding did not show, every frame stays.
  /// 2. Elsewhere the views that the finding is about may get other frames, with all that is in them.
  /// 3. Other views keep their place and width; they follow vertically if those views do.
  private var movedView: String? {
    let unreliable = unreliable
    let affected = Set(target.finding.configurations)
    for (old, new) in zip(before.sketch.layouts, after.sketch.layouts) {
      let moved = old.frames.keys.sorted().filter { id in
        Self.isMoved(old.frames[id], new.frames[id], \.minX, \.maxX, \.minY, \.maxY)
      }
      guard affected.contains(old.configuration) else {
        if let first = moved.first { return first }
        continue
      }
      let hasShift = moved.contains { id in
        unreliable.contains(id)
          && Self.isMoved(old.frames[id], new.frames[id], \.minY, \.maxY)
      }
      let wrong = moved.first { id in
        guard !unreliable.contains(id) else { return false }
        return !hasShift || Self.isMoved(old.frames[id], new.frames[id], \.minX, \.maxX)
      }
      if let wrong { return wrong }
    }
    return nil
  }

  /// Whether one of the edges is elsewhere, or one of the frames is missing.
  private static func isMoved(
    _ one: CGRect?, _ other: CGRect?, _ edges: KeyPath<CGRect, CGFloat>...
  ) -> Bool {
    guard let one, let other else { return true }
    return !edges.allSatisfy { abs(one[keyPath: $0] - other[keyPath: $0]) <= tolerance }
  }

  /// The views that the finding is about, and all that is in them, by their identifiers.
  private var unreliable: Set<String> {
    let own = target.mendings.flatMap { [$0.view] + $0.unsettled + $0.concerned }
    let identifiers = before.sketch.identifiers
    return Set(
      identifiers.filter { path, _ in
        own.contains { path == $0 || path.hasPrefix($0 + "/") }
      }.values)
  }
}

extension LintMending {
  /// The views, besides that of the finding, that have to give room.
  fileprivate var concerned: [String] {
    switch remedy {
    case .separate(let first, let second, _): [first, second]
    case .keepInside(let view, _, let container): [view, container]
    default: []
    }
  }
}
