public import Foundation

extension UIView {
  /// The speed of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// It starts and ends slowly.
    case easeInOut = 0
    /// It starts slowly.
    case easeIn = 1
    /// It ends slowly.
    case easeOut = 2
    case linear = 3
  }
  /// Options of an animation in steps.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with their superview.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are handled during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It starts from the current state of an earlier one.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It runs forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Between steps it is even.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// It jumps from step to step.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// It is even over all steps.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// It is smooth.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// False: a snapshot shows the end of animations.
  public class var areAnimationsEnabled: Bool { false }
  /// 0 seconds.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// Does nothing: a snapshot shows the end of animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Runs the steps and then the completion, at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs a step at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
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

  /// Runs the changes and then the completion, at once.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

extension UIView.AnimationOptions {
  /// It has its own duration.
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
  /// It has its own curve.
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
  /// Views are redrawn during a transition.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// A transition hides one view and shows the other.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// It has its own options.
  public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
  /// The view turns around its vertical axis.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// The view turns around its vertical axis.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// The page is turned.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// The page is turned back.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// The view turns around its horizontal axis.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// The view turns around its horizontal axis.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}
