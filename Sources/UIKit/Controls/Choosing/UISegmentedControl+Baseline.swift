internal import Foundation

/// The baseline is that of the titles, in the middle of the alignment rectangle.
///
/// So is a control of iOS 12 beside a label in an Interface Builder file, the only one that was found; the bottom would be
/// 9.5 points lower.
extension UISegmentedControl: CentredText {
  var baselineFromMiddle: Double? {
    guard hasTitle else { return nil }
    let font = titleFont(isChosen: false)
    return Double(font.ascender - font.lineHeight / 2)
  }
}
