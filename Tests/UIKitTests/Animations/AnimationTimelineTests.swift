import Foundation
import Testing

@testable import UIKit

@MainActor struct AnimationTimelineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() { root.addSubview(box) }

  /// What is shown at some times after an animation begins, to thousandths.
  private func shown(
    at times: [Double], _ value: () -> CGFloat, _ begin: () -> Void
  ) -> [Double] {
    let timeline = AnimationTimeline(of: root)
    timeline.perform(begin)
    return times.map { time in
      #expect(timeline.advance(to: time))
      return (Double(timeline.presenting(value)) * 1000).rounded() / 1000
    }
  }

  private func left(at times: [Double], _ begin: () -> Void) -> [Double] {
    shown(at: times, { box.frame.minX }, begin)
  }

  // MARK: Curves and springs

  @Test(arguments: [
    // Values of the same curves in browsers: https://www.w3.org/TR/css-easing-1/
    (CAMediaTimingFunctionName.linear, 0.25, 0.25), (.easeIn, 0.5, 0.3154),
    (.easeOut, 0.5, 0.6846), (.easeInEaseOut, 0.25, 0.1292), (.easeInEaseOut, 0.5, 0.5),
    (.default, 0.5, 0.8024), (.easeIn, 0, 0), (.easeOut, 1, 1),
  ])
  func `a curve has its place at each time`(
    name: CAMediaTimingFunctionName, time: Double, place: Double
  ) {
    #expect(abs(CAMediaTimingFunction(name: name).value(at: time) - place) < 0.0002)
  }

  @Test(arguments: [
    // 1 − e^(−ζω₀t) · (cos ω_d t + ζ/√(1−ζ²) · sin ω_d t), by hand.
    (10.0, 0.1, 0.3403), (10, 0.3628, 1.163), (20, 0.1, 0.2642), (40, 0.1, 0.1777),
  ])
  func `a spring of stiffness 100 has its place at each time`(
    damping: Double, time: Double, place: Double
  ) {
    let spring = SpringMotion(mass: 1, stiffness: 100, damping: damping, velocity: 0)
    #expect(abs(spring.progress(at: time) - place) < 0.001)
  }

  @Test(arguments: [0.2, 0.5, 0.999, 1, 1.001, 2])
  func `a spring settles in its duration, not much earlier`(ratio: Double) {
    let spring = SpringMotion(dampingRatio: ratio, settlingIn: 0.5, velocity: 0)
    #expect(abs(spring.progress(at: 0.5) - 1) < 0.00101)
    #expect(abs(spring.settlingDuration - 0.5) < 0.001)
  }

  @Test func `a spring of WWDC 2023 has its damping and frequency`() {
    let spring = SpringMotion(perceivedDuration: 0.5, bounce: 0.3, velocity: 0)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
    #expect(abs(spring.frequency - 4 * .pi) < 1e-9)
    let flat = SpringMotion(perceivedDuration: 0.5, bounce: -0.5, velocity: 0)
    #expect(abs(flat.dampingRatio - 2) < 1e-9)
  }

  // MARK: Views

  @Test func `a view is between its places, and its own frame stays`() {
    let places = left(at: [0, 0.25, 0.5, 1, 2]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
    }
    #expect(places == [0, 25, 50, 100, 100])
    #expect(box.frame.minX == 100)
  }

  @Test func `the usual curve is slow at both ends`() {
    let places = left(at: [0.25, 0.5, 0.75]) {
      UIView.animate(withDuration: 1) { box.frame.origin.x = 100 }
    }
    #expect(places == [12.916, 50, 87.084])
  }

  @Test func `a delayed change shows its beginning`() {
    let places = left(at: [0, 0.5, 1, 1.5]) {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        box.frame.origin.x = 100
      }
    }
    #expect(places == [0, 0, 50, 100])
  }

  @Test func `opacity, colour, corners, transform and size are between`() {
    box.backgroundColor = .black
    let begin = {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.alpha = 0
        box.backgroundColor = .white
        box.layer.cornerRadius = 8
        box.bounds.size.width = 40
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
    let timeline = AnimationTimeline(of: root)
    timeline.perform(begin)
    #expect(timeline.advance(to: 0.25))
    timeline.presenting {
      #expect(box.layer.shownOpacity == 0.75)
      #expect(box.layer.background.map { ($0.red * 1000).rounded() } == 250)
      #expect(box.layer.cornerRadius == 2)
      #expect(box.bounds.width == 25)
      #expect(abs(atan2(box.transform.b, box.transform.a) - .pi / 8) < 1e-9)
    }
    #expect(box.alpha == 0)
    #expect(box.layer.shownOpacity == 0)
    #expect(box.layer.cornerRadius == 8)
    #expect(box.bounds.width == 40)
    #expect(box.backgroundColor == .white)
  }

  @Test func `constraints are animated where the block lays out`() {
    box.translatesAutoresizingMaskIntoConstraints = false
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    let animated = left(at: [0, 0.5, 1]) {
      leading.constant = 100
      UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    }
    #expect(animated == [0, 50, 100])
    let jumped = left(at: [0, 0.5, 1]) {
      UIView.animate(withDuration: 1) { leading.constant = 0 }
    }
    #expect(jumped == [0, 0, 0])
  }

  @Test func `completions run at their times and begin others`() {
    var log: [String] = []
    let places = left(at: [0.5, 1, 1.5, 2]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 100
      } completion: { _ in
        log.append("first \(box.frame.minX)")
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          box.frame.origin.x = 0
        } completion: {
          log.append("second \($0)")
        }
      }
      #expect(log.isEmpty)
    }
    #expect(places == [50, 100, 50, 0])
    #expect(log == ["first 100.0", "second true"])
  }

  @Test func `a change on the way goes on from where the view is`() {
    let places = left(at: [0.25, 0.5, 1, 1.5]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 100
      }
      UIView.animate(withDuration: 0.5) {
        box.alpha = 0.5
      } completion: { _ in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          box.frame.origin.x = 0
        }
      }
    }
    #expect(places == [25, 50, 50, 0])
  }

  @Test func `an animation inside of another one has its duration, unless it says otherwise`() {
    func place(_ options: UIView.AnimationOptions) -> [Double] {
      box.frame.origin.x = 0
      return left(at: [0.5]) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          UIView.animate(withDuration: 4, delay: 0, options: options) { box.frame.origin.x = 100 }
        }
      }
    }
    #expect(place([]) == [50])
    #expect(place(.overrideInheritedDuration) == [12.5])
  }

  @Test func `what is not to be animated is not`() {
    let places = left(at: [0, 0.5]) {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { box.frame.origin.x = 100 }
        box.alpha = 0
      }
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { box.frame.origin.y = 50 }
    }
    #expect(places == [100, 100])
    #expect(box.frame.minY == 50)
  }

  @Test func `runs are repeated and go back`() {
    let back = left(at: [0.5, 1.5, 2]) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
        box.frame.origin.x = 100
      }
    }
    #expect(back == [50, 50, 100])
    box.frame.origin.x = 0
    let again = left(at: [0.25, 1.25, 7.25]) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
        box.frame.origin.x = 100
      }
    }
    #expect(again == [25, 25, 25])
  }

  @Test func `steps of keyframes run in their parts of the time`() {
    let places = left(at: [0, 0.25, 0.5, 0.75, 1]) {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          box.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.frame.origin.x = 20
        }
      }
    }
    #expect(places == [0, 50, 100, 60, 20])
  }

  @Test func `a spring swings over its end, and an animator takes its spring's time`() {
    let places = left(at: [0, 0.2, 1]) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
      ) { box.frame.origin.x = 100 }
    }
    #expect(places[0] == 0)
    #expect(places[1] > 100)
    #expect(places[2] == 100)
    box.frame.origin.x = 0
    var ended: [UIViewAnimatingPosition] = []
    let animated = left(at: [0.1, 10]) {
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      animator.addAnimations { box.frame.origin.x = 100 }
      animator.addCompletion { ended.append($0) }
      animator.startAnimation()
      #expect(ended.isEmpty)
    }
    #expect(animated == [34.03, 100])
    #expect(ended == [.end])
  }

  @Test func `animations that begin each other in no time are an end`() {
    let timeline = AnimationTimeline(of: root)
    @MainActor func again() {
      UIView.animate(withDuration: 0) {
        box.alpha = 1
      } completion: { _ in
        again()
      }
    }
    timeline.perform { again() }
    #expect(!timeline.advance(to: 1))
  }

  // MARK: Layers

  private func opacity(at times: [Double], _ animation: CAAnimation) -> [Double] {
    shown(at: times, { CGFloat(box.layer.shownOpacity) }) { box.layer.add(animation, forKey: "a") }
  }

  private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 1
    change(animation)
    return animation
  }

  @Test func `a basic animation has its values while it runs`() {
    #expect(opacity(at: [0, 0.5, 1], fade()) == [0, 0.25, 1])
    #expect(opacity(at: [0.5, 1], fade { $0.toValue = nil }) == [0.5, 1])
    #expect(
      opacity(at: [0.5], fade { ($0.toValue, $0.byValue) = (nil, 0.2) }) == [0.1])
    #expect(opacity(at: [0.1], fade { $0.duration = 0 }) == [0.2])
    #expect(opacity(at: [0.25], fade { $0.speed = 2 }) == [0.25])
    #expect(
      opacity(at: [0.5], fade { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) })
        == [0.158])
  }

  @Test
  func
    `a layer shows the first value before the beginning and the last after the end as its mode says`()
  {
    #expect(opacity(at: [0, 0.5, 1], fade { $0.beginTime = 0.5 }) == [1, 0, 0.25])
    let both = fade {
      ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (0.5, .both, false)
    }
    #expect(opacity(at: [0, 0.5, 3], both) == [0, 0, 0.5])
    #expect(opacity(at: [0.5, 1.5, 2], fade { $0.autoreverses = true }) == [0.25, 0.25, 1])
    #expect(opacity(at: [1.5, 2.5], fade { $0.repeatCount = 2 }) == [0.25, 1])
    #expect(opacity(at: [100.5], fade { $0.repeatCount = .infinity }) == [0.25])
  }

  @Test func `keyframes, groups and springs have their values`() {
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    (frames.values, frames.keyTimes, frames.duration) = ([0, 1, 0.5], [0, 0.2, 1], 1)
    #expect(opacity(at: [0.1, 0.2, 0.6], frames) == [0.5, 1, 0.75])
    frames.calculationMode = .discrete
    frames.keyTimes = nil
    #expect(opacity(at: [0.1, 0.5, 0.9], frames) == [0, 1, 0.5])
    let group = CAAnimationGroup()
    group.animations = [
      fade { $0.duration = 0 }, fade { ($0.keyPath, $0.toValue) = ("cornerRadius", 8) },
    ]
    group.duration = 2
    #expect(opacity(at: [1, 1.5], group) == [0.25, 0.375])
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 0.5, spring.settlingDuration)
    #expect(opacity(at: [0.1], spring) == [0.17])
  }

  @Test func `a layer moves along a path, and its transform and place have key paths`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let move = CAKeyframeAnimation(keyPath: "position")
    (move.path, move.duration, move.calculationMode) = (path, 1, .paced)
    let add = { (animation: CAAnimation) in box.layer.add(animation, forKey: nil) }
    #expect(shown(at: [0.5], { box.center.x }) { add(move) } == [75])
    let scale = fade { ($0.keyPath, $0.fromValue, $0.toValue) = ("transform.scale", 1, 3) }
    #expect(shown(at: [0.5], { box.frame.width }) { add(scale) } == [40])
    #expect(box.frame.width == 20)
  }

  @Test
  func `a delegate hears of the end at its time, and an endless animation of before begins at 0`() {
    let endless = fade { $0.repeatCount = .infinity }
    box.layer.add(endless, forKey: "endless")
    let listener = Listener()
    let ending = fade { ($0.delegate, $0.keyPath) = (listener, "cornerRadius") }
    let timeline = AnimationTimeline(of: root)
    timeline.perform { box.layer.add(ending, forKey: "ending") }
    #expect(timeline.advance(to: 0.5))
    #expect(timeline.presenting { box.layer.shownOpacity } == 0.25)
    #expect(listener.log == ["start"])
    #expect(timeline.advance(to: 1))
    #expect(listener.log == ["start", "stop true"])
  }

  @Test func `animations without a key replace no other one, also after one was removed`() {
    let timeline = AnimationTimeline(of: root)
    timeline.perform {
      for path in ["opacity", "cornerRadius"] {
        box.layer.add(fade { $0.keyPath = path }, forKey: nil)
      }
      box.layer.removeAnimation(forKey: box.layer.animationKeys()?.first ?? "")
      for path in ["borderWidth", "shadowRadius"] {
        box.layer.add(fade { $0.keyPath = path }, forKey: nil)
      }
      let paths = box.layer.animationKeys()?.compactMap {
        (box.layer.animation(forKey: $0) as? CABasicAnimation)?.keyPath
      }
      #expect(paths == ["cornerRadius", "borderWidth", "shadowRadius"])
    }
  }

  @Test func `one animation under two keys ends twice`() {
    let listener = Listener()
    let animation = fade { $0.delegate = listener }
    let timeline = AnimationTimeline(of: root)
    timeline.perform {
      box.layer.add(animation, forKey: "one")
      box.layer.add(animation, forKey: "two")
    }
    #expect(timeline.advance(to: 2))
    #expect(listener.log == ["start", "start", "stop true", "stop true"])
  }

  private final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }
}
