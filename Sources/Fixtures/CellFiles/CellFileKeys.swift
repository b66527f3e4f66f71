internal import LayoutModel
internal import TestTerms
package import UIKit

/// The names of a cell file's members and keywords; `Documentation/cells.schema.json` has the same.
package enum CellFileKeys {
  static let file = ["source", "matrix", "fixtures"]
  static let fixture = [
    "name", "source", "cell", "height", "content", "matrix", "expect", "allow", "stress",
  ]
  static let expectation = ["height", "heights"]
  static let allowance = ["kind", "view"]
  static let matrix = [
    "devices", "widths", "scales", "contentSizes", "legibilityWeights", "appearances", "directions",
    "locales", "systems", "states", "pairwise",
  ]

  static let contentSizes = UIContentSizeCategory.named
  /// Those names, then the short ones of snapshot keys.
  static let contentSizeWords = contentSizes + contentSizes.map { ($0.1.shortName, $0.1) }
  static let devices = Device.named.map { ($0.name, $0.device) }
  static let legibilityWeights: [(String, UILegibilityWeight)] = [
    ("regular", .regular), ("bold", .bold),
  ]
  static let appearances: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
  static let directions: [(String, UIUserInterfaceLayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  static let systems = SystemVersion.known.map { ($0.description, $0) }
  static let states = [("normal", ViewState.normal)] + ViewState.named
  static let kinds = Diagnostic.Kind.allCases.filter(\.isOfLayout).map { ($0.rawValue, $0) }
}

extension UIContentSizeCategory {
  /// The name in cell files and in code.
  package var word: String { CellFileKeys.contentSizes.first { $0.1 == self }?.0 ?? "unspecified" }

  /// The names in cell files and on the command line: those in code, then those in snapshot keys, `XS` … `AX5`.
  package static var words: [String] { CellFileKeys.contentSizeWords.map(\.0) }

  /// Finds the category of such a name.
  package init?(word: String) {
    guard let match = CellFileKeys.contentSizeWords.first(where: { $0.0 == word }) else {
      return nil
    }
    self = match.1
  }
}

extension UIUserInterfaceStyle {
  /// The name in cell files and in code.
  package var word: String { CellFileKeys.appearances.first { $0.1 == self }?.0 ?? "unspecified" }
}

extension UILegibilityWeight {
  /// The name in cell files and in code.
  package var word: String { self == .bold ? "bold" : "regular" }
}

extension UIUserInterfaceLayoutDirection {
  /// The name in cell files and in code.
  package var word: String { self == .rightToLeft ? "rightToLeft" : "leftToRight" }
}
