public import Foundation

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property, `opacity` or `transform.scale`.
  open var keyPath: String?
  /// Whether its values are added to the layer's.
  open var isAdditive = false
  /// Whether each run starts where the last one ended; kept.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Creates an animation without a property.
  public required override init() { super.init() }

  /// The value that it ends with, given the layer's own.
  func lastValue(from value: Any?) -> Any? { nil }

  override func lastValues(of layer: CALayer) -> [(keyPath: String, value: Any)] {
    guard let keyPath, let last = lastValue(from: AnimatedProperty(keyPath)?.read(layer)) else {
      return []
    }
    return [(keyPath, last)]
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value it starts with; nil for the layer's.
  open var fromValue: Any?
  /// The value it ends with; nil for the layer's, or for `fromValue` and `byValue` together.
  open var toValue: Any?
  /// How far it goes; a number.
  open var byValue: Any?

  override func lastValue(from value: Any?) -> Any? {
    if autoreverses { return fromValue ?? value }
    if let toValue { return toValue }
    guard let by = AnimatedProperty.number(byValue) else { return nil }
    return AnimatedProperty.number(fromValue ?? value).map { $0 + by }
  }
}

/// An animation that swings into its end.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to come to rest, in seconds.
  open var settlingDuration: TimeInterval { motion.settlingDuration }
}

/// An animation over several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The values of a position, instead of `values`.
  open var path: CGPath?
  /// When each value is reached, 0…1.
  open var keyTimes: [NSNumber]?
  /// The speed between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer turns along the path; kept.
  open var rotationMode: CAAnimationRotationMode?

  override func lastValue(from value: Any?) -> Any? {
    if let path { return path.currentPoint }
    return autoreverses ? values?.first : values?.last
  }
}

/// How the values between two of an animation are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from value to value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Along a line with an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a curve with an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
