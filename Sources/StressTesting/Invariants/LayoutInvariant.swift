internal import Fixtures
internal import Foundation
public import LayoutModel
internal import NumberText
public import UIKit

/// Something that must hold for every layout of a cell.
public struct LayoutInvariant: Sendable {
  /// What must hold, as a phrase in messages.
  public let name: String
  let breaches: @MainActor @Sendable (CheckedTrial) throws -> [Breach]

  init(
    _ name: String, breaches: @escaping @MainActor @Sendable (CheckedTrial) throws -> [Breach]
  ) {
    self.name = name
    self.breaches = breaches
  }

  /// An app's own requirement.
  ///
  /// ```swift
  /// .custom("the badge stays beside the name") { cell, frames in
  ///   guard let badge = frames["badgeView"], let name = frames["nameLabel"] else { return false }
  ///   return badge.minX >= name.maxX
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what must hold, as a phrase.
  ///   - holds: whether it holds for a laid-out cell; an error counts as no.
  /// - Returns: the invariant.
  public static func custom(
    _ name: String, holds: @escaping @MainActor @Sendable (UIView, LayoutFrames) throws -> Bool
  ) -> LayoutInvariant {
    LayoutInvariant(name) { trial in
      let isMet = try holds(trial.layout.view, trial.layout.frames)
      return isMet ? [] : [Breach(message: "It does not hold that \(name).")]
    }
  }

  /// No diagnostic of some kinds.
  public static func noDiagnostic(_ name: String, _ kinds: Diagnostic.Kind...) -> LayoutInvariant {
    LayoutInvariant(name) { trial in
      trial.layout.rendering.diagnostics.compactMap { diagnostic in
        guard let kind = diagnostic.kind, kinds.contains(kind) else { return nil }
        return Breach(
          kind: kind, view: diagnostic.view, message: diagnostic.message,
          constraints: diagnostic.constraints)
      }
    }
  }
}

extension LayoutInvariant {
  /// Required constraints do not conflict.
  public static let noConflict = noDiagnostic("no conflict", .unsatisfiableConstraints)
  /// The constraints determine every position and size.
  public static let noAmbiguity = noDiagnostic("no ambiguity", .ambiguousLayout)
  /// The constraints give the cell a height, the same in each layout.
  public static let hasHeight = noDiagnostic("a height", .zeroHeight, .unsettledHeight)
  /// No text is clipped by an edge.
  public static let nothingCut = noDiagnostic("nothing cut", .clippedText)
  /// No text ends with an ellipsis.
  public static let nothingTruncated = noDiagnostic("nothing truncated", .truncatedText)
  /// No view is outside of its container.
  public static let nothingOutside = noDiagnostic("nothing outside", .outOfBounds)
  /// No texts or controls overlap.
  public static let noOverlap = noDiagnostic("no overlap", .overlap)
  /// All optional constraints hold.
  public static let noBrokenConstraint = noDiagnostic("no broken constraint", .brokenConstraint)

  /// All optional constraints of at least some priority hold.
  ///
  /// It finds priorities that are lower than meant. Those below may give way, such as one that keeps a row low.
  ///
  /// - Parameter priority: the least priority, 1…999; ``noBrokenConstraint`` is about all.
  /// - Returns: the invariant.
  public static func noBrokenConstraint(from priority: UILayoutPriority) -> LayoutInvariant {
    LayoutInvariant(
      "no broken constraint from priority \(Double(priority.rawValue).shortDescription) on"
    ) { trial in
      trial.layout.view.brokenConstraints(from: priority).map {
        Breach(
          kind: $0.kind, view: $0.view, message: $0.message, constraints: $0.constraints)
      }
    }
  }

  /// Controls are large enough to touch.
  public static let hitTargets = noDiagnostic("hit targets", .smallHitTarget)

  /// The cell is not higher than a limit in points.
  public static func height(upTo limit: CGFloat) -> LayoutInvariant {
    LayoutInvariant("a height of at most \(Double(limit).shortDescription) points") { trial in
      let height = Double(trial.layout.size.height)
      guard height > Double(limit) else { return [] }
      return [Breach(message: "The cell is \(height.shortDescription) points high.")]
    }
  }

  /// What holds for nearly every cell: all but ``hitTargets``, ``noBrokenConstraint``, ``monotoneHeight`` and a limit of the
  /// height.
  public static let standard: [LayoutInvariant] = [
    .noConflict, .noAmbiguity, .hasHeight, .nothingCut, .nothingTruncated, .nothingOutside,
    .noOverlap, .mirrored, .stable, .reusable,
  ]
}

extension [LayoutInvariant] {
  /// What holds for nearly every cell.
  public static var standard: [LayoutInvariant] { LayoutInvariant.standard }
}
