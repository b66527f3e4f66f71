package import Foundation

/// The screens of phones.
package enum ScreenSize {
  /// The width of the smallest phone, which pictures have unless another one is chosen.
  package static let standardWidth: CGFloat = 320

  /// The heights of Apple's phones by width, in points.
  private static let heights: [CGFloat: CGFloat] = [
    320: 568, 360: 780, 375: 667, 390: 844, 393: 852, 402: 874, 414: 896, 420: 912, 428: 926,
    430: 932, 440: 956,
  ]

  /// Returns the screen size of a phone with a width; for other widths, one with a phone's proportions.
  package static func size(ofWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: heights[width] ?? (width * 19.5 / 9).rounded())
  }
}
