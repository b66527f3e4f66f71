import Foundation

extension Path: CustomStringConvertible {
  /// The steps in SVG notation, such as `M 0 0 L 10 0 L 10 10 Z`; numbers in points.
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }
}

extension Path.Element: CustomStringConvertible {
  /// The step in SVG notation, such as `Q 5 0 10 10`.
  public var description: String {
    let letter =
      switch self {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    return ([letter] + points.map { "\(number($0.x)) \(number($0.y))" }).joined(separator: " ")
  }
}
