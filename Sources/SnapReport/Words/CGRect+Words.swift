package import Foundation
internal import NumberText

extension CGRect {
  /// x, y, width and height, such as `(16 11; 288 20.5)`.
  package var words: String {
    "(\(minX.pointText) \(minY.pointText); \(width.pointText) \(height.pointText))"
  }
}
