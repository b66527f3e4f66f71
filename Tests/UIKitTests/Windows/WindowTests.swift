import Testing
import UIKit

@MainActor struct WindowTests {
  /// A controller that records its calls.
  final class Recorder: UIViewController {
    var calls: [String] = []

    override func loadView() {
      calls.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
      calls.append(parent == nil ? "leaves" : "joins")
    }
    override func didMove(toParent parent: UIViewController?) {
      calls.append(parent == nil ? "left" : "joined")
    }
  }

  @Test func `a window loads, shows and lays out its root controller in UIKit's order`() {
    let controller = Recorder()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewIsAppearing", "viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
    #expect(window.isKeyWindow && !window.isHidden)
  }

  @Test func `a controller's view is loaded once, on first access`() {
    let controller = Recorder()
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view === controller.view)
    #expect(controller.calls == ["loadView", "viewDidLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func `children are added to and removed from a controller`() {
    let (parent, child) = (UIViewController(), Recorder())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.calls == ["joins", "loadView", "viewDidLoad", "joined", "leaves", "left"])
  }

  @Test func `a controller's traits affect its view`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test(arguments: [(320.0, 16.0), (393, 16), (414, 20)])
  func `a root view has the system's margins`(width: Double, side: Double) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 8)
  }

  @Test func `the screen is a phone's at the traits' scale`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(UIScreen.main.scale == 2)
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 960, height: 1704))
    }
  }

  @Test func `views are notified of entering and leaving a window, in UIKit's order`() {
    final class Guest: UIView {
      var calls: [String] = []
      override func willMove(toSuperview view: UIView?) { note("will", view, "superview") }
      override func didMoveToSuperview() { note("did", superview, "superview") }
      override func willMove(toWindow window: UIWindow?) { note("will", window, "window") }
      override func didMoveToWindow() { note("did", window, "window") }
      private func note(_ time: String, _ view: UIView?, _ place: String) {
        calls.append("\(time) \(view == nil ? "leave" : "join") \(place)")
      }
    }
    let (window, box, guest, inner) = (UIWindow(), UIView(), Guest(), Guest())
    guest.addSubview(inner)
    box.addSubview(guest)
    #expect(guest.calls == ["will join superview", "did join superview"])
    guest.calls = []
    inner.calls = []
    window.addSubview(box)
    #expect(guest.calls == ["will join window", "did join window"])
    #expect(inner.calls == guest.calls)
    guest.calls = []
    guest.removeFromSuperview()
    #expect(
      guest.calls == [
        "will leave superview", "will leave window", "did leave window", "did leave superview",
      ])
  }
}
