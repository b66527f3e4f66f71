internal import Foundation
internal import InterfaceBuilder

/// The value of a user-defined runtime attribute.
enum NibRuntimeValue {
  case nothing
  case number(Double)
  case bool(Bool)
  case text(String)
  case color(UIColor)
  case image(UIImage)
  case size(CGSize)
  case point(CGPoint)
  case rect(CGRect)
  case range(NSRange)

  /// Returns the value as a property of a type takes it; nil if the type does not fit.
  func value<Value>(as type: Value.Type) -> Value? {
    if case .nothing = self { return (type as? any Nullable.Type)?.null as? Value }
    return forms.compactMap { $0 as? Value }.first
  }

  /// A whole number, for enumerations.
  var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// What a property may hold the value as; setting one by key converts numbers in the same way.
  private var forms: [Any] {
    switch self {
    case .nothing: []
    case .number(let number):
      [number, CGFloat(number), Float(number)] + (Int(exactly: number).map { [$0] } ?? [])
        + [number != 0]
    case .bool(let bool): [bool]
    case .text(let text): [text]
    case .color(let color): [color, color.cgColor]
    case .image(let image): [image]
    case .size(let size): [size]
    case .point(let point): [point]
    case .rect(let rect): [rect]
    case .range(let range): [range]
    }
  }
}

extension NibBuilder {
  /// Returns the value that a runtime attribute states; nil for one that is broken or missing.
  func runtimeValue(of attribute: IBElement, in view: IBElement) -> NibRuntimeValue? {
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "nil": return .nothing
    case "boolean": return attribute.bool("value").map { .bool($0) }
    case "string", "localizedString": return .text(attribute.string("value") ?? "")
    case "number":
      return (child?.decimal("value") ?? attribute.decimal("value")).map { .number($0) }
    case "color":
      return child.flatMap { document.color(of: $0) }.map { .color(color($0, view)) }
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

/// A type that can hold nil.
///
/// `ExpressibleByNilLiteral` would say the same, but opening its metatype aborts the optimizer of Swift
/// 6.3.1 in release builds: "Abort: function remapConformance", while running the pass
/// GenericSpecializer on a function that calls `Optional(nilLiteral: ())` through the existential.
private protocol Nullable {
  static var null: Any { get }
}

extension Optional: Nullable {
  fileprivate static var null: Any { Self.none as Any }
}

extension IBElement {
  fileprivate var point: CGPoint { CGPoint(x: length("x") ?? 0, y: length("y") ?? 0) }
}
