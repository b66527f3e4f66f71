public import Foundation

extension UIView {
  /// The speed of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
  /// Options of an animation in steps.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It starts from the current state of an earlier one.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Whether changes are animated: only on a timeline, as a snapshot shows the end of animations.
  public class var areAnimationsEnabled: Bool { AnimationTimeline.current?.isEnabled ?? false }
  /// The duration in seconds of the animation whose changes are made; 0 without one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationTimeline.current?.inherited?.duration ?? 0
  }
  /// Sets whether changes are animated on a timeline; a snapshot of a moment shows the end of animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationTimeline.current?.isEnabled = enabled
  }

  /// Runs the steps and then the completion: at once, or over a time on a timeline.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      ViewAnimation(
        duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue)),
      animations, completion)
  }

  /// Runs a step: at once, or at its part of the time of the keyframes around it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let timeline = AnimationTimeline.current, var timing = timeline.inherited else {
      return animations()
    }
    let start = min(max(frameStartTime, 0), 1)
    timing.window = start...min(max(start + frameDuration, start), 1)
    timeline.animate(timing, animations)
  }

  /// Replaces a view by another, or hides one and shows the other, at once.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Runs the changes and then the completion: at once, or over a time on a timeline.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      ViewAnimation(
        SpringMotion(
          perceivedDuration: duration, bounce: Double(bounce),
          velocity: Double(initialSpringVelocity)),
        delay: delay, options: options),
      animations, completion)
  }
}

extension UIView.AnimationOptions {
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// A transition hides one view and shows the other.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}
