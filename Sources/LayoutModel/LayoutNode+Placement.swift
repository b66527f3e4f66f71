package import Foundation

extension LayoutNode {
  /// The transform from coordinates at the view's top left to those of its frame; nil if it only moves.
  package var placement: AffineTransform? {
    guard let matrix = numbers("transform", count: 6) else { return nil }
    let anchor = numbers("anchorPoint", count: 2) ?? [0.5, 0.5]
    let place = CGPoint(x: anchor[0] * frame.width, y: anchor[1] * frame.height)
    // The transform acts around the anchor point.
    var whole = AffineTransform(translationByX: -place.x, byY: -place.y)
    whole.append(
      AffineTransform(
        m11: matrix[0], m12: matrix[1], m21: matrix[2], m22: matrix[3],
        tX: matrix[4] + frame.minX + place.x, tY: matrix[5] + frame.minY + place.y))
    return whole
  }

  private func numbers(_ attribute: String, count: Int) -> [Double]? {
    let numbers = attributes[attribute]?.split(separator: " ").compactMap { Double($0) }
    return numbers.flatMap { $0.count == count && $0.allSatisfy(\.isFinite) ? $0 : nil }
  }
}
