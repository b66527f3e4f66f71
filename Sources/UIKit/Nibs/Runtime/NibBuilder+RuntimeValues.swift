internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the value of a runtime attribute; nil if invalid or missing.
  func runtimeValue(of attribute: IBElement, in view: IBElement) -> ViewValue? {
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "nil": return .nothing
    case "boolean": return attribute.bool("value").map { .bool($0) }
    case "string", "localizedString": return .text(attribute.string("value") ?? "")
    case "number":
      return (child?.decimal("value") ?? attribute.decimal("value")).map { .number($0) }
    case "color":
      return child.flatMap { document.color(of: $0) }.flatMap { color($0, view) }.map { .color($0) }
    case "image":
      return attribute["value"].flatMap {
        images.image(named: $0, isSymbol: attribute["catalog"] == "system")
      }.map { .image($0) }
    case "size": return attribute.size("value").map { .size($0) }
    case "point": return child.map { .point($0.point) }
    case "rect":
      return child.map {
        .rect(
          CGRect(
            origin: $0.point,
            size: CGSize(width: $0.length("width") ?? 0, height: $0.length("height") ?? 0)))
      }
    case "range":
      return child.map {
        .range(NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0))
      }
    default: return nil
    }
  }
}

extension IBElement {
  fileprivate var point: CGPoint { CGPoint(x: length("x") ?? 0, y: length("y") ?? 0) }
}
