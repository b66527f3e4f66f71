import Foundation
import Testing
import UIKit

@MainActor struct ContainerTests {
  @Test func `a controller of pages shows the first of its controllers, as large as itself`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    var isDone = false
    pages.setViewControllers([first], direction: .forward, animated: true) { isDone = $0 }
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(isDone && pages.children == [first] && first.view.superview === pages.view)
    #expect(first.view.frame == pages.view.bounds)
    pages.setViewControllers([second], direction: .reverse, animated: false)
    #expect(pages.children == [second] && pages.viewControllers == [second])
    #expect(first.view.superview == nil && second.view.frame == pages.view.bounds)
  }

  @Test func `a spine is at the side of pages that curl, and where the options say`() {
    func spine(_ style: UIPageViewController.TransitionStyle, _ place: Int? = nil) -> Int {
      let options = place.map { [UIPageViewController.OptionsKey.spineLocation: $0] }
      return UIPageViewController(
        transitionStyle: style, navigationOrientation: .vertical, options: options
      ).spineLocation.rawValue
    }
    #expect(spine(.scroll) == 0 && spine(.pageCurl) == 1 && spine(.pageCurl, 2) == 2)
  }

  @Test func `a controller adds to the safe area of its view and its children's`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = parent
    window.isHidden = false
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    let around = parent.view.safeAreaInsets
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 4)
    child.additionalSafeAreaInsets.top = 5
    #expect(parent.view.safeAreaInsets.top == around.top + 10)
    #expect(child.view.safeAreaInsets.top == around.top + 15)
    #expect(child.view.safeAreaInsets.right == around.right + 4)
    window.layoutIfNeeded()
    #expect(child.view.safeAreaLayoutGuide.layoutFrame.minY == around.top + 15)
  }

  @Test func `a view hears of what its controller adds to the safe area`() {
    final class Root: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let (controller, root) = (UIViewController(), Root())
    controller.view = root
    controller.additionalSafeAreaInsets.top = 7
    controller.additionalSafeAreaInsets.top = 7
    #expect(root.changes == 1 && root.safeAreaInsets.top == 7)
  }

  @Test func `a transition that follows a gesture keeps how far it is`() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(0.25)
    #expect(transition.percentComplete == 0.25)
  }

  @Test func `a presentation of an app's class says where its view lies`() {
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.divided(atDistance: 100, from: .maxYEdge).slice
      }
    }
    let presented = UIViewController()
    let half = Half(presentedViewController: presented, presenting: nil)
    let screen = UIScreen.main.bounds
    #expect(
      half.frameOfPresentedViewInContainerView
        == CGRect(x: 0, y: screen.height - 100, width: screen.width, height: 100))
    #expect(half.presentationStyle == presented.modalPresentationStyle)
  }
}
