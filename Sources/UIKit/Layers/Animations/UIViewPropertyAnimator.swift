public import Foundation

/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  /// Where it is.
  case current = 2
}

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing.
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// The speed of an animation over its time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A speed by a curve.
@preconcurrency @MainActor public final class UICubicTimingParameters: UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  /// Creates the speed of a curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates the speed of a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }
}

/// The speed of a spring.
@preconcurrency @MainActor public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The part of the oscillation that is damped, 0…1.
  public let dampingRatio: CGFloat
  public let initialVelocity: CGVector
  /// The spring's own time; nil for one that comes to rest in the animator's duration.
  private let ownMotion: SpringMotion?

  /// Creates the speed of a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    ownMotion = nil
  }

  /// Creates the speed of a spring with a mass, which takes its own time.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / (2 * (mass * stiffness).squareRoot())
    initialVelocity = velocity
    ownMotion = SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(velocity.dx))
  }

  /// The motion in a time that the animator has, in seconds.
  func motion(in duration: Double) -> SpringMotion {
    ownMotion
      ?? SpringMotion(
        dampingRatio: Double(dampingRatio), settlingIn: duration,
        velocity: Double(initialVelocity.dx))
  }

  /// How long a spring with its own time takes; nil for another one.
  var ownDuration: Double? { ownMotion?.settlingDuration }
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector without a length.
  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector()
}

/// Changes that run when they are started; a snapshot shows their end.
@preconcurrency @MainActor open class UIViewPropertyAnimator {
  /// The duration in seconds; nothing takes time here.
  public let duration: TimeInterval
  /// The speed.
  public let timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  /// False: started changes are at their end.
  open var isRunning: Bool { false }
  /// Whether the changes run backwards; kept.
  open var isReversed = false
  /// The part of the time that is over; kept.
  open var fractionComplete: CGFloat = 0
  /// Whether touches are handled during the animation; kept.
  open var isUserInteractionEnabled = true
  /// Whether the animator stays active at the end; kept.
  open var pausesOnCompletion = false
  private var animations: [(change: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator without changes.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animator with the speed of a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the speed of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Runs the changes and the completion at once, and returns their animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
  /// Adds changes that start later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append((animation, delayFactor))
  }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the changes and the completions: at once, or over a time on a timeline.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs the changes and the completions: at once, or over a time on a timeline.
  open func startAnimation(afterDelay delay: TimeInterval) {
    let changes = animations
    animations = []
    let spring = timingParameters as? UISpringTimingParameters
    let whole = spring?.ownDuration ?? duration
    let timeline = AnimationTimeline.current
    if timeline?.isEnabled == true { state = .active }
    for (change, delayFactor) in changes {
      let part = whole * Double(min(max(delayFactor, 0), 1))
      UIView.animate(
        ViewAnimation(
          duration: whole - part, delay: delay + part,
          pace: AnimationPace(timingParameters, duration: whole - part)), change, nil)
    }
    guard let timeline, timeline.isEnabled else { return finish() }
    timeline.call(at: timeline.now + delay + whole) { self.finish() }
  }

  private func finish() {
    fractionComplete = 1
    end(at: .end)
  }
  /// Keeps the changes until they are started.
  open func pauseAnimation() { state = .active }
  /// Runs the changes and the completions at once.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
  /// Drops the changes; the completions run with `finishAnimation` unless they are dropped too.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}
