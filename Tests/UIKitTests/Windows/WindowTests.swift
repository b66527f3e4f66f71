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

  private func label(in root: UIView) -> UILabel {
    let label = UILabel()
    label.text = "A text that is so long that it needs more than one line in a window of a phone"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return label
  }

  @Test(arguments: [false, true])
  func `the root of a window keeps its size without an autoresizing mask`(ofController: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let root = UIView(frame: window.bounds)
    root.translatesAutoresizingMaskIntoConstraints = false
    let label = label(in: root)
    let controller = UIViewController()
    if ofController {
      controller.view = root
      window.rootViewController = controller
    } else {
      window.addSubview(root)
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(root.frame == window.bounds)
    #expect(label.frame.size == CGSize(width: 375, height: 41))
    #expect(window.diagnostics.isEmpty)
    window.frame.size.width = 320
    window.layoutIfNeeded()
    #expect(root.frame.width == (ofController ? 320 : 375))
  }

  @Test func `a subview of a window that is tied to it has the frame of its constraints`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let view = UIView(frame: window.bounds)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
  }

  @Test func `the app knows the windows that are shown, the key window and their scene`() {
    let (first, second) = (UIWindow(), UIWindow())
    #expect(first.windowScene == nil)
    first.windowLevel = .alert
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    let app = UIApplication.shared
    #expect(app.windows == [second, first])
    #expect(app.keyWindow === second && second.isKeyWindow && !first.isKeyWindow)
    let scenes = app.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.count == 1 && scenes[0].activationState == .foregroundActive)
    #expect(scenes.first?.windows == [first, second] && scenes.first?.keyWindow === second)
    second.isHidden = true
    #expect(app.windows == [first])
  }

  @Test func `a safe area that a window's class says reaches nested guides`() {
    final class Phone: UIWindow {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      }
    }
    let window = Phone(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let (foot, button) = (UIView(), UIView())
    for view in [foot, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(foot)
    foot.addSubview(button)
    NSLayoutConstraint.activate([
      foot.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      button.topAnchor.constraint(equalTo: foot.topAnchor),
      button.leadingAnchor.constraint(equalTo: foot.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: foot.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: foot.safeAreaLayoutGuide.bottomAnchor),
      button.heightAnchor.constraint(equalToConstant: 48),
    ])
    window.layoutIfNeeded()
    #expect(foot.frame == CGRect(x: 0, y: 518, width: 375, height: 82))
  }

  @Test func `a controller's own view fills what it is put into`() {
    #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `containers hold the child that shows, and size it`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, second]
    tabs.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    tabs.view.layoutIfNeeded()
    #expect(first.view.isDescendant(of: tabs.view))
    #expect(first.view.frame.size == CGSize(width: 400, height: 400))
    tabs.selectedIndex = 1
    #expect(second.view.superview === tabs.view && stack.view.superview == nil)
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), tabs]
    split.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    #expect(second.view.frame == split.view.bounds)
  }
}
