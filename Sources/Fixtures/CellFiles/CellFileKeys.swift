internal import LayoutModel
internal import UIKit

/// The names of a cell file's members and keywords; `Documentation/cells.schema.json` has the same.
enum CellFileKeys {
  static let file = ["source", "matrix", "fixtures"]
  static let fixture = [
    "name", "source", "cell", "height", "content", "matrix", "expect", "allow",
  ]
  static let expectation = ["height", "heights"]
  static let allowance = ["kind", "view"]
  static let matrix = [
    "widths", "scales", "contentSizes", "appearances", "directions", "locales", "systems",
  ]

  static let contentSizes: [(String, UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
  static let appearances: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
  static let directions: [(String, UIUserInterfaceLayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  static let systems = SystemVersion.known.map { ($0.description, $0) }
  static let kinds = Diagnostic.Kind.allCases.filter(\.isOfLayout).map { ($0.rawValue, $0) }
}
