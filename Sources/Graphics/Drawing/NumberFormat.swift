internal import Foundation
internal import NumberText

/// Returns a number of a drawing.
///
/// Four decimals tell a thousandth of a pixel apart and hide the noise of sums such as 0.1 + 0.2.
func number(_ value: CGFloat) -> String { value.text(decimals: 4) }

/// Returns a rectangle as its origin and its size.
func numbers(_ rect: CGRect) -> String {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
    .joined(separator: " ")
}
