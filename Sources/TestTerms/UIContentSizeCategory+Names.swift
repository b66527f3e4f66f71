internal import Foundation
package import UIKit

extension UIContentSizeCategory {
  /// The text sizes that users can choose with their names in code, smallest first.
  package static let named: [(String, UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// The last part of UIKit's name: `XS` … `XXXL`, then `AX1` … `AX5`.
  package var shortName: String {
    let accessibility: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    if let index = accessibility.firstIndex(of: self) { return "AX\(index + 1)" }
    return rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}
