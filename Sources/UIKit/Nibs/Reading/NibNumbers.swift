internal import Foundation
internal import InterfaceBuilder

// Numbers of elements that are read where they are used; invalid ones count as absent.
extension IBElement {
  /// A number clamped to the range that views can handle.
  func decimal(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { abs($0) <= 1_000_000 ? $0 : nil }
  }

  /// A length in points, clamped to the range that text and geometry can handle.
  func length(_ attribute: String) -> CGFloat? {
    decimal(attribute).map { min(max($0, -10_000), 10_000) }
  }

  /// A whole number.
  func integer(_ attribute: String) -> Int? { decimal(attribute).map { Int($0) } }

  /// Whether an attribute is `YES`; nil if it is missing.
  func bool(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// The size of a child with a key.
  func size(_ key: String) -> CGSize? {
    child(named: "size", key: key).map {
      CGSize(width: $0.length("width") ?? 0, height: $0.length("height") ?? 0)
    }
  }

  /// The insets of a child with a key.
  ///
  /// A number too tiny for layout is kept: Interface Builder uses it to mark insets as set, which removes a button's
  /// own padding.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let inset = child(named: "inset", key: key) else { return nil }
    func part(_ name: String) -> CGFloat { inset.length(name) ?? 0 }
    return UIEdgeInsets(
      top: part("minY"), left: part("minX"), bottom: part("maxY"), right: part("maxX"))
  }

  /// The directional insets of a child with a key.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let insets = child(named: "directionalEdgeInsets", key: key) else { return nil }
    return NSDirectionalEdgeInsets(
      top: insets.length("top") ?? 0, leading: insets.length("leading") ?? 0,
      bottom: insets.length("bottom") ?? 0, trailing: insets.length("trailing") ?? 0)
  }
}
