import Foundation
import Testing
import UIKit

@MainActor struct LayerAnimationTests {
  private let layer = CALayer()

  private func staying(_ keyPath: String, to value: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  @Test func `an animation that is removed at its end changes nothing`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    layer.add(animation, forKey: "fade")
    #expect(layer.opacity == 1)
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `an animation that stays shows its last value until it is removed`() {
    layer.cornerRadius = 2
    layer.add(staying("cornerRadius", to: 8), forKey: "round")
    #expect(layer.cornerRadius == 8)
    #expect(layer.animationKeys() == ["round"])
    layer.removeAnimation(forKey: "round")
    #expect(layer.cornerRadius == 2)
  }

  @Test(arguments: [
    ("transform.scale", 2.0, CGAffineTransform(scaleX: 2, y: 2)),
    ("transform.rotation.z", Double.pi / 2, CGAffineTransform(rotationAngle: .pi / 2)),
    ("transform.translation.x", 10.0, CGAffineTransform(translationX: 10, y: 0)),
  ])
  func `parts of the transform can be animated`(
    keyPath: String, value: Double, expected: CGAffineTransform
  ) {
    layer.add(staying(keyPath, to: value), forKey: nil)
    #expect(abs(layer.affineTransform().a - expected.a) < 1e-9)
    #expect(abs(layer.affineTransform().b - expected.b) < 1e-9)
    #expect(layer.affineTransform().tx == expected.tx)
  }

  @Test func `animations without a key replace no other one, also after one was removed`() {
    layer.add(staying("cornerRadius", to: 8), forKey: nil)
    layer.add(staying("opacity", to: 0.5), forKey: nil)
    layer.removeAnimation(forKey: layer.animationKeys()?.first ?? "")
    layer.add(staying("borderWidth", to: 2), forKey: nil)
    #expect(layer.cornerRadius == 0)
    #expect(layer.opacity == 0.5)
    #expect(layer.borderWidth == 2)
    #expect(layer.animationKeys()?.count == 2)
  }

  @Test func `an animation that runs back ends where it began`() {
    let animation = staying("opacity", to: 0)
    animation.fromValue = 0.5
    animation.autoreverses = true
    layer.add(animation, forKey: "pulse")
    #expect(layer.opacity == 0.5)
  }

  @Test func `an animation that repeats forever is kept and changes nothing`() {
    let animation = staying("opacity", to: 0)
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "pulse")
    #expect(layer.opacity == 1)
    #expect(layer.animation(forKey: "pulse") === animation)
  }

  @Test func `keyframes end at the last value and groups with all of theirs`() {
    let keyframes = CAKeyframeAnimation(keyPath: "borderWidth")
    keyframes.values = [1, 5, 3]
    let group = CAAnimationGroup()
    group.animations = [keyframes, staying("opacity", to: NSNumber(value: 0.25))]
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    layer.add(group, forKey: "both")
    #expect(layer.borderWidth == 3)
    #expect(layer.opacity == 0.25)
  }

  @Test func `a shape's line is animated`() {
    let shape = CAShapeLayer()
    shape.add(staying("strokeEnd", to: 0.75), forKey: "progress")
    #expect(shape.strokeEnd == 0.75)
  }

  @Test func `the delegate hears of the start and the end`() {
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = log
    layer.add(animation, forKey: nil)
    #expect(log.events == ["start", "stop true"])
  }

  @Test func `an animation that its end adds again ends once`() {
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = log
    log.layer = layer
    layer.add(animation, forKey: "again")
    #expect(log.events == ["start", "stop true"])
  }

  @Test func `a transaction completes at its commit and the inner one first`() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("inner") }
    #expect(events.isEmpty)
    CATransaction.commit()
    CATransaction.commit()
    #expect(events == ["inner", "outer"])
  }
}

private final class AnimationLog: CAAnimationDelegate {
  var events: [String] = []
  var layer: CALayer?

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(flag)")
    layer?.add(anim, forKey: "again")
  }
}
