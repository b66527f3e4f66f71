public import Foundation

/// An animation of a layer, of which a snapshot shows the end.
///
/// It ends when it is added: its delegate hears of the start and of the end at once. One that repeats forever has no
/// end, and the layer is drawn with its own values. In a snapshot of frames it runs for its time.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// When it begins, in seconds after it is added.
  open var beginTime: TimeInterval = 0
  /// How long one run takes, in seconds.
  open var duration: TimeInterval = 0
  /// How much faster its time runs.
  open var speed: Float = 1
  /// The seconds that are added to its time.
  open var timeOffset: TimeInterval = 0
  /// How often it runs; it has no end if that is infinite.
  open var repeatCount: Float = 0
  /// How long it repeats, in seconds; it has no end if that is infinite.
  open var repeatDuration: TimeInterval = 0
  /// Whether it runs back after each run, and so ends at its first value.
  open var autoreverses = false
  /// Whether the layer shows the last value after the end, if the animation is not removed.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Whether the layer drops it at its end.
  open var isRemovedOnCompletion = true
  /// The speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that hears of the start and the end; retained.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Sets a value of the app's own, say a name by which its delegate knows it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value of the app's own.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Whether it has an end.
  var ends: Bool {
    repeatCount.isFinite && repeatDuration.isFinite && repeatCount < .greatestFiniteMagnitude
  }
  /// Whether the layer shows its last value after the end.
  var staysAtEnd: Bool {
    ends && !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
  }

  /// The values that it ends with, by key path, given those of the layer.
  func lastValues(of layer: CALayer) -> [(keyPath: String, value: Any)] { [] }
}

/// Hears of an animation's start and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  // optional
  func animationDidStart(_ anim: CAAnimation)
  // optional
  /// Called at its end; `flag` is whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// Animations that run together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func lastValues(of layer: CALayer) -> [(keyPath: String, value: Any)] {
    (animations ?? []).flatMap { $0.lastValues(of: layer) }
  }
}
