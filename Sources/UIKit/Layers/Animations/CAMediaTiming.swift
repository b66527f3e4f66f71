public import Foundation

/// When an animation or a layer's animations run; of animations, in a snapshot of frames; otherwise kept.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of what it belongs to.
  var beginTime: TimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: TimeInterval { get set }
  /// How much faster its time runs than that of what it belongs to.
  var speed: Float { get set }
  /// The seconds that are added to its time.
  var timeOffset: TimeInterval { get set }
  /// How often it runs; 0 for once.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds; 0 for `repeatCount` times.
  var repeatDuration: TimeInterval { get set }
  var autoreverses: Bool { get set }
  /// What it shows before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After its end, its last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before its beginning, its first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value before, and its last value after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a usual speed of animations.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// With a slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The speed of an animation; a snapshot shows its end, and one of frames its moments.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The inner control points of the Bézier curve from (0, 0) to (1, 1).
  let controlPoints: [Float]

  /// Creates a usual speed.
  public init(name: CAMediaTimingFunctionName) {
    // https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
    controlPoints =
      switch name {
      case .linear: [0, 0, 1, 1]
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      default: [0.25, 0.1, 0.25, 1]
      }
    super.init()
  }

  /// Creates the speed of a Bézier curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }
}
