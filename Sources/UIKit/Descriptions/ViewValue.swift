package import Foundation

/// The value of a property that a file sets by its name.
package enum ViewValue {
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

  /// Returns the value converted to a property's type; nil if the type does not match.
  func value<Value>(as type: Value.Type) -> Value? {
    if case .nothing = self { return (type as? any Nullable.Type)?.null as? Value }
    return forms.compactMap { $0 as? Value }.first
  }

  /// A whole number, for enumerations.
  var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The possible types of the value; key-value coding converts numbers in the same way.
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

/// A type with a nil value.
///
/// `ExpressibleByNilLiteral` would be equivalent, but opening its metatype aborts the optimizer of Swift
/// 6.3.1 in release builds: "Abort: function remapConformance", while running the pass
/// GenericSpecializer on a function that calls `Optional(nilLiteral: ())` through the existential.
private protocol Nullable {
  static var null: Any { get }
}

extension Optional: Nullable {
  fileprivate static var null: Any { Self.none as Any }
}
