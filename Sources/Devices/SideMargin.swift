package import Foundation

/// The margins at the sides of rows and root views, which are wider on large phones.
package enum SideMargin {
  /// The widest phones with the narrow margin, the iPhone 14 Pro to 16, have this many points.
  private static let widestNarrow: CGFloat = 393
  private static let narrow: CGFloat = 16
  private static let wide: CGFloat = 20

  /// Whether views of a width in points have the wide margin.
  package static func isWide(width: CGFloat) -> Bool { width > widestNarrow }

  /// Returns the margin of views of a width in points.
  package static func points(width: CGFloat) -> CGFloat { isWide(width: width) ? wide : narrow }

  /// Returns the margin of a row of a width in points in a table whose sections have the margin as insets.
  package static func ofInsetRow(width: CGFloat) -> CGFloat { points(width: width + 2 * narrow) }
}
