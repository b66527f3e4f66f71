internal import Fixtures
internal import Foundation
public import LayoutModel
internal import NumberText
public import UIKit

/// Something that must hold for every layout of a cell.
public struct LayoutInvariant: Sendable {
  /// What must hold, as a phrase in messages.
  public let name: String
  /// The invariant as Swift code, for the test that a failure prints; nil if a cell alone does not show that it fails.
  let code: String?
  let breaches: @MainActor @Sendable (CheckedTrial) throws -> [Breach]

  init(
    _ name: String, code: String? = nil,
    breaches: @escaping @MainActor @Sendable (CheckedTrial) throws -> [Breach]
  ) {
    self.name = name
    self.code = code
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
    let list = kinds.map { ", .\($0.rawValue)" }.joined()
    return noDiagnostic(name, kinds, code: ".noDiagnostic(\(name.swiftLiteral)\(list))")
  }

  private static func noDiagnostic(
    _ name: String, _ kinds: [Diagnostic.Kind], code: String
  ) -> LayoutInvariant {
    LayoutInvariant(name, code: code) { trial in
      trial.layout.diagnostics.compactMap { diagnostic in
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
  public static let noConflict = noDiagnostic(
    "no conflict", [.unsatisfiableConstraints], code: ".noConflict")
  /// The constraints determine every position and size.
  public static let noAmbiguity = noDiagnostic(
    "no ambiguity", [.ambiguousLayout], code: ".noAmbiguity")
  /// The constraints give the cell a height, the same in each layout.
  public static let hasHeight = noDiagnostic(
    "a height", [.zeroHeight, .unsettledHeight], code: ".hasHeight")
  /// No text is clipped by an edge.
  public static let nothingCut = noDiagnostic("nothing cut", [.clippedText], code: ".nothingCut")
  /// No text ends with an ellipsis.
  public static let nothingTruncated = noDiagnostic(
    "nothing truncated", [.truncatedText], code: ".nothingTruncated")
  /// No view is outside of its container.
  public static let nothingOutside = noDiagnostic(
    "nothing outside", [.outOfBounds], code: ".nothingOutside")
  /// No texts or controls overlap.
  public static let noOverlap = noDiagnostic("no overlap", [.overlap], code: ".noOverlap")
  /// All optional constraints hold.
  public static let noBrokenConstraint = noDiagnostic(
    "no broken constraint", [.brokenConstraint], code: ".noBrokenConstraint")

  /// All optional constraints of at least some priority hold.
  ///
  /// It finds priorities that are lower than meant. Those below may give way, such as one that keeps a row low.
  ///
  /// - Parameter priority: the least priority, 1…999; ``noBrokenConstraint`` is about all.
  /// - Returns: the invariant.
  public static func noBrokenConstraint(from priority: UILayoutPriority) -> LayoutInvariant {
    let value = Double(priority.rawValue)
    return LayoutInvariant(
      "no broken constraint from priority \(value.shortDescription) on",
      code: ".noBrokenConstraint(from: UILayoutPriority(\(value.exactText)))"
    ) { trial in
      trial.layout.view.brokenConstraints(from: priority).map {
        Breach(
          kind: $0.kind, view: $0.view, message: $0.message, constraints: $0.constraints)
      }
    }
  }

  /// Controls are large enough to touch.
  public static let hitTargets = noDiagnostic("hit targets", [.smallHitTarget], code: ".hitTargets")

  /// The cell is not higher than a limit in points.
  public static func height(upTo limit: CGFloat) -> LayoutInvariant {
    LayoutInvariant(
      "a height of at most \(Double(limit).shortDescription) points",
      code: ".height(upTo: \(Double(limit).exactText))"
    ) { trial in
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
