import Foundation
import Testing
import UIKit

@MainActor struct AnimatorTests {
  private let view = UIView()

  @Test func `changes run when they are started, then the completions`() {
    var position: UIViewAnimatingPosition?
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0.5 }
    animator.addCompletion { position = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(position == .end)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  @Test func `stopped changes do not run`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { view.alpha = 0.5 }
    animator.pauseAnimation()
    #expect(animator.state == .active)
    animator.stopAnimation(true)
    animator.startAnimation()
    #expect(view.alpha == 1)
  }

  @Test func `steps run at once`() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    }
    #expect(view.alpha == 0)
  }

  @Test func `a transition replaces a view`() {
    let (container, next) = (UIView(), UIView())
    container.addSubview(view)
    UIView.transition(from: view, to: next, duration: 1)
    #expect(container.subviews == [next])
    UIView.transition(from: next, to: view, duration: 1, options: .showHideTransitionViews)
    #expect(next.isHidden)
  }

  @Test func `scroll views keep how they follow fingers`() {
    let scroll = UIScrollView()
    #expect(scroll.keyboardDismissMode == .none)
    #expect(scroll.scrollsToTop)
    scroll.keyboardDismissMode = .onDrag
    scroll.scrollIndicatorInsets.bottom = 8
    #expect(scroll.keyboardDismissMode == .onDrag)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 8)
  }
}
