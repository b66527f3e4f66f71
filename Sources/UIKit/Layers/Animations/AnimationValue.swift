internal import Foundation
internal import Graphics

/// A value that an animation changes, and what is between two of a kind.
enum AnimationValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  /// Nil is transparent.
  case color(CGColor?)
  case list([AnimationValue])

  /// Reads a value of a layer's property, or one that an animation has; nil for what has nothing between, such as a path.
  init?(_ value: Any?) {
    switch value {
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGColor: self = .color(value)
    case let values as [Any]:
      let list = values.compactMap { AnimationValue($0) }
      guard list.count == values.count else { return nil }
      self = .list(list)
    default:
      guard let number = AnimatedProperty.number(value) else { return nil }
      self = .number(number)
    }
  }

  /// Reads a value as one of the kind of another, as objects of points are not known from those of sizes.
  init?(_ value: Any?, like other: AnimationValue?) {
    if let object = value as? NSValue, !(value is NSNumber) {
      switch other {
      case .point: self = .point(object.cgPointValue)
      case .size: self = .size(object.cgSizeValue)
      case .rect: self = .rect(object.cgRectValue)
      case .transform: self = .transform(object.caTransform3DValue)
      default: return nil
      }
    } else {
      self.init(value)
    }
  }

  /// The value as layers' properties have it.
  var value: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value ?? CGColor(color: .clear)
    case .list(let values): values.map(\.objectInList)
    }
  }

  /// Lists of numbers are lists of objects.
  private var objectInList: Any {
    if case .number(let value) = self { NSNumber(value: Double(value)) } else { value }
  }

  /// Whether animations of the value add up, as those of places and sizes do.
  var addsUp: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    case .transform, .color, .list: false
    }
  }

  private var numbers: [CGFloat]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): value.numbers
    case .size(let value): value.numbers
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    default: nil
    }
  }

  private func with(_ numbers: [CGFloat]) -> AnimationValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(numbers: numbers))
    case .size: .size(CGSize(numbers: numbers))
    case .rect:
      .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: self
    }
  }

  /// Returns this value and a part of another one; itself if they are not numbers of one kind.
  func adding(_ other: AnimationValue, times factor: CGFloat = 1) -> AnimationValue {
    guard let own = numbers, let added = other.numbers, own.count == added.count else {
      return self
    }
    return with(zip(own, added).map { $0 + $1 * factor })
  }

  /// Returns what is between this value and another one at a part of the way, which may be beyond 0 and 1; the other one
  /// if nothing is between.
  func mixed(with other: AnimationValue, at part: CGFloat) -> AnimationValue {
    switch (self, other) {
    case (.transform(let first), .transform(let second)):
      return .transform(first.mixed(with: second, at: part))
    case (.color(let first), .color(let second)):
      return .color(CGColor(color: Color.mix(first?.color, second?.color, at: part)))
    case (.list(let first), .list(let second)) where first.count == second.count:
      return .list(zip(first, second).map { $0.mixed(with: $1, at: part) })
    default:
      guard let own = numbers, let end = other.numbers, own.count == end.count else { return other }
      return with(zip(own, end).map { $0 + ($1 - $0) * part })
    }
  }
}

extension Color {
  /// Mixes two colours, of which nil is transparent, by their parts of light: a colour that fades keeps its hue.
  fileprivate static func mix(_ first: Color?, _ second: Color?, at part: CGFloat) -> Color {
    func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
    let (first, second) = (first ?? .clear, second ?? .clear)
    let alpha = min(max(between(first.alpha, second.alpha), 0), 1)
    guard alpha > 0 else { return .clear }
    func channel(_ path: KeyPath<Color, Double>) -> Double {
      let light = between(
        first[keyPath: path] * first.alpha, second[keyPath: path] * second.alpha)
      return min(max(light / alpha, 0), 1)
    }
    return Color(red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha)
  }
}
