package import Foundation

// The numbers of layouts in JSON.
extension BinaryFloatingPoint {
  /// The number rounded to ten-thousandths, without a sign on zero.
  package var tenThousandths: Double { (Double(self) * 10_000).rounded() / 10_000 + 0 }
}

extension CGRect {
  /// x, y, width and height, rounded to ten-thousandths of a point.
  package var tenThousandths: [Double] { [minX, minY, width, height].map(\.tenThousandths) }
}
