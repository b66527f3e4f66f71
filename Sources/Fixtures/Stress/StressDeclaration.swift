package import Foundation
package import UIKit

/// A stress test that a fixture of a cell file declares; nil is the standard of each setting.
@MainActor package struct StressDeclaration {
  package let prototype: StressPrototype
  /// The views that show sample texts, by their names.
  package let varied: [String]
  /// What else varies, with its values; in the order of views' names, then of keys.
  package let choices: [(variable: StressVariable, values: [StressChoice])]
  /// The ways in which the texts of varied views are translated as well, by the names of `PseudoLocale`.
  package let pseudoLocales: [String]
  /// In points.
  package let widths: ClosedRange<CGFloat>?
  package let heights: [StressHeight]?
  package let contentSizes: [UIContentSizeCategory]?
  package let legibilityWeights: [UILegibilityWeight]?
  package let directions: [UIUserInterfaceLayoutDirection]?
  package let appearances: [UIUserInterfaceStyle]?
  package let locales: [String]?
  /// Pixels per point.
  package let scales: [CGFloat]?
  package let system: SystemVersion
  /// The greatest height that the cell may have, in points.
  package let maxHeight: CGFloat?
  /// What must hold besides the standard, by the names of `LayoutInvariant`.
  package let invariants: [String]
  /// The views that must not be larger than their contents.
  package let notStretched: [String]
  package let allowances: [AllowedDiagnostic]
  package let trials: Int?
  /// How long to try in place of a number of trials.
  package let seconds: Double?
  package let seed: UInt64?
}

extension CellFileKeys {
  static let stress = [
    "vary", "texts", "values", "pseudoLocales", "widths", "heights", "scales", "contentSizes",
    "legibilityWeights", "directions", "appearances", "locales", "maxHeight", "invariants",
    "notStretched", "allow", "trials", "seconds", "seed",
  ]

  /// The names of the cases of `PseudoLocale`.
  package static let pseudoLocales = ["accented", "longer", "mirrored", "ideographic"]

  /// The names of the members of `LayoutInvariant` that hold for some cells only.
  package static let invariants = [
    "hitTargets", "insideSuperview", "monotoneHeight", "noBrokenConstraint", "noNeedlessWrapping",
  ]
}
