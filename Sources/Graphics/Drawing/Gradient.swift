public import Foundation

/// A blend between colours along a line, between two circles or around a point.
public struct Gradient: Hashable, Sendable {
  /// A colour and its position between start (0) and end (1).
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The position, 0…1.
    public var location: Double

    /// Creates a stop.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where the gradient runs, in its own coordinates.
  public enum Geometry: Hashable, Sendable {
    /// From one point to another; constant across.
    case axial(from: CGPoint, to: CGPoint)
    /// From one circle to another.
    case radial(from: CGPoint, radius: Double, to: CGPoint, endRadius: Double)
    /// Once around a point, from an angle in radians, clockwise where y points down.
    case conic(center: CGPoint, angle: Double)
  }

  /// The colours, by ascending position.
  public var stops: [Stop]
  public var geometry: Geometry
  public var extendsBeforeStart: Bool
  public var extendsAfterEnd: Bool
  /// Turns the gradient's own coordinates into points.
  public var transform: AffineTransform

  /// Creates a gradient; by default it covers everything, and its coordinates are points.
  public init(
    stops: [Stop], geometry: Geometry, extendsBeforeStart: Bool = true,
    extendsAfterEnd: Bool = true, transform: AffineTransform = .identity
  ) {
    self.stops = stops
    self.geometry = geometry
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
    self.transform = transform
  }

  /// Returns the colour at a position: mixed from the straight components, as Core Graphics does.
  func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    guard let next = stops.firstIndex(where: { $0.location > location }), next > 0 else {
      return last.color
    }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (location - low.location) / (high.location - low.location)
    func mix(_ component: (Color) -> Double) -> Double {
      component(low.color) + (component(high.color) - component(low.color)) * share
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  var isFinite: Bool {
    let points: [Double] =
      switch geometry {
      case .axial(let start, let end): [start.x, start.y, end.x, end.y]
      case .radial(let start, let radius, let end, let endRadius):
        [start.x, start.y, end.x, end.y, radius, endRadius]
      case .conic(let center, let angle): [center.x, center.y, angle]
      }
    return transform.isFinite && (points + stops.map(\.location)).allSatisfy(\.isFinite)
  }
}

extension Gradient: CustomStringConvertible {
  /// The geometry, then each colour with its position.
  public var description: String {
    func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    let shape =
      switch geometry {
      case .axial(let start, let end): "axial \(point(start)) \(point(end))"
      case .radial(let start, let radius, let end, let endRadius):
        "radial \(point(start)) \(number(radius)) \(point(end)) \(number(endRadius))"
      case .conic(let center, let angle): "conic \(point(center)) \(number(angle))"
      }
    let place = transform == .identity ? [] : ["transform \(transform.numbers)"]
    return ([shape] + place + stops.map { "\($0.color)@\(number($0.location))" })
      .joined(separator: " ")
  }
}

extension Gradient {
  /// Returns the gradient in transformed coordinates.
  func transformed(by other: AffineTransform) -> Gradient {
    var gradient = self
    gradient.transform = transform.appending(other)
    return gradient
  }
}
