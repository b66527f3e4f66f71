public import Foundation

/// A shape made of lines and Bézier curves, in points with y downwards.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case close
  }

  /// The steps in order; a subpath that is not closed is filled as if it were.
  public private(set) var elements: [Element]

  /// Creates a path from its steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(point))
  }

  /// Adds a quadratic curve.
  public mutating func addQuad(to point: CGPoint, control: CGPoint) {
    elements.append(.quad(point, control: control))
  }

  /// Adds a cubic curve.
  public mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(point, control1: control1, control2: control2))
  }

  /// Closes the subpath.
  public mutating func close() {
    elements.append(.close)
  }

  /// Adds the subpaths of another path.
  public mutating func append(_ other: Path) {
    elements += other.elements
  }
}

/// Which points count as inside a path that crosses itself.
public enum FillRule: String, Hashable, Sendable {
  /// Inside where the windings around the point do not add up to 0.
  case winding
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd
}

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
