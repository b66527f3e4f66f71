internal import Foundation

/// How changes of views are to be animated.
struct ViewAnimation {
  var duration: Double
  var delay = 0.0
  var options: UIView.AnimationOptions = []
  /// Nil for the curve that the options name.
  var pace: AnimationPace?

  /// Returns when and how fast the changes run; in another animation as that one does, unless the options say otherwise.
  @MainActor fileprivate func timing(on timeline: AnimationTimeline) -> ViewTiming {
    let outer = timeline.inherited
    let ownDuration = options.contains(.overrideInheritedDuration)
    let ownPace = options.contains(.overrideInheritedCurve)
    return ViewTiming(
      begin: timeline.now + delay,
      duration: outer.flatMap { ownDuration ? nil : $0.duration } ?? max(0, duration),
      pace: outer.flatMap { ownPace ? nil : $0.pace } ?? pace ?? AnimationPace(options.curve),
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
  }
}

extension ViewAnimation {
  /// Creates the animation of a spring, which ends when that is at rest.
  init(_ spring: SpringMotion, delay: Double, options: UIView.AnimationOptions) {
    self.init(
      duration: spring.settlingDuration, delay: delay, options: options, pace: .spring(spring))
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options name.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}

extension UIView {
  /// Runs changes and then the completion: over a time on a timeline, otherwise at once.
  ///
  /// Without a timeline nothing asks how they are animated, and a spring takes long to compute.
  static func animate(
    _ animation: @autoclosure () -> ViewAnimation, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let timeline = AnimationTimeline.current, timeline.isEnabled else {
      changes()
      completion?(true)
      return
    }
    let timing = animation().timing(on: timeline)
    timeline.animate(timing, changes)
    if let completion, timing.end.isFinite { timeline.call(at: timing.end) { completion(true) } }
  }
}
