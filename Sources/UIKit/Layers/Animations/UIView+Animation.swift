public import Foundation

// Outside of a timeline a snapshot has no time: animated changes are applied at once.
extension UIView {
  /// Runs the changes, over a time on a timeline.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(ViewAnimation(duration: duration), animations, nil)
  }

  /// Runs the changes and then the completion: at once, or over a time on a timeline.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(ViewAnimation(duration: duration), animations, completion)
  }

  /// Runs the changes and then the completion: at once, or over a time on a timeline.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      ViewAnimation(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Runs the changes and then the completion: at once, or over a time on a timeline.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      ViewAnimation(
        duration: duration, delay: delay, options: options,
        pace: .spring(
          SpringMotion(
            dampingRatio: Double(dampingRatio), settlingIn: duration, velocity: Double(velocity)))),
      animations, completion)
  }

  /// Runs the changes of a transition and then the completion, at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs changes that are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let timeline = AnimationTimeline.current else { return actionsWithoutAnimation() }
    timeline.animate(nil, actionsWithoutAnimation)
  }

  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It starts from the current state of an earlier one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
