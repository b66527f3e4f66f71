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
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let ownDuration = options.contains(.overrideInheritedDuration)
    let ownPace = options.contains(.overrideInheritedCurve)
    return ViewTiming(
      begin: timeline.now + delay,
      duration: outer.flatMap { ownDuration ? nil : $0.duration } ?? max(0, duration),
      pace: outer.flatMap { ownPace ? nil : $0.pace } ?? pace ?? AnimationPace(curve),
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
  }
}

extension UIView {
  /// Runs changes and then the completion: over a time on a timeline, otherwise at once.
  static func animate(
    _ animation: ViewAnimation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let timeline = AnimationTimeline.current, timeline.isEnabled else {
      changes()
      completion?(true)
      return
    }
    let timing = animation.timing(on: timeline)
    timeline.animate(timing, changes)
    if let completion, timing.end.isFinite { timeline.call(at: timing.end) { completion(true) } }
  }
}
