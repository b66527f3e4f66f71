import Foundation
import Testing
import UIKit

@MainActor struct PresentationTests {
  private let controller = UIViewController()

  @Test func `a presented controller knows who presents it`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var isDone = false
    controller.present(alert, animated: true) { isDone = true }
    #expect(isDone)
    #expect(controller.presentedViewController === alert)
    #expect(alert.presentingViewController === controller)
    alert.dismiss(animated: true)
    #expect(controller.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
  }

  @Test func `an alert keeps its actions and fields`() {
    let alert = UIAlertController(title: "Name", message: "New", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addTextField { $0.text = "Song" }
    #expect(alert.actions.map(\.title) == ["Save", "Cancel"])
    #expect(alert.actions.map(\.style) == [.default, .cancel])
    #expect(alert.textFields?.first?.text == "Song")
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.title == "Name")
  }

  @Test func `the style gives the kind of presentation`() {
    #expect(controller.sheetPresentationController != nil)
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController?.permittedArrowDirections == .any)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.popoverPresentationController == nil)
    #expect(controller.sheetPresentationController == nil)
  }

  @Test func `a stack of controllers shows the last one`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.loadViewIfNeeded()
    #expect(first.view.superview === stack.view)
    stack.pushViewController(second, animated: true)
    #expect(second.navigationController === stack)
    #expect(second.view.superview === stack.view)
    #expect(first.view.superview == nil)
    #expect(stack.popViewController(animated: true) === second)
    #expect(first.view.superview === stack.view)
    #expect(stack.popViewController(animated: true) == nil)
    #expect(second.parent == nil)
  }

  @Test func `a stack is emptied down to a controller`() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController()
    stack.setViewControllers(controllers, animated: false)
    #expect(stack.popToRootViewController(animated: false) == Array(controllers[1...]))
    #expect(stack.viewControllers == [controllers[0]])
    #expect(stack.children == [controllers[0]])
  }

  @Test func `a tab bar has the tabs of its controllers`() {
    let tabs = UITabBarController()
    controller.tabBarItem = UITabBarItem(title: "Songs", image: nil, tag: 7)
    tabs.viewControllers = [UIViewController(), controller]
    tabs.selectedViewController = controller
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.items?.last?.title == "Songs")
    #expect(controller.tabBarController === tabs)
  }

  @Test func `controllers have the defaults of a phone`() {
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.navigationController == nil)
    #expect(controller.navigationItem.title == "")
  }
}
