import Testing

@testable import UIKit
@testable import UIKitValues

/// What objects that Apple's API has once for the process keep, for the test that sets it.
@MainActor struct KeptStateTests {
  private final class Delegate: UIApplicationDelegate {}

  private let test = TestScope.current.inner("test")

  /// Runs what sets something, and returns what a check finds in the same test, and in others before and after.
  private func found<Value>(_ set: () -> Void, _ read: () -> Value) -> (same: Value, other: [Value])
  {
    let before = read()
    let same = test.run {
      set()
      return read()
    }
    return (same, [before, read()])
  }

  @Test func `the app keeps a test's settings for that test`() {
    let app = UIApplication.shared
    let delegate = Delegate()
    let (same, other) = found {
      app.applicationIconBadgeNumber = 3
      app.isIdleTimerDisabled = true
      app.isNetworkActivityIndicatorVisible = true
      app.delegate = delegate
    } _: {
      "\(app.applicationIconBadgeNumber) \(app.isIdleTimerDisabled) "
        + "\(app.isNetworkActivityIndicatorVisible) \(app.delegate === delegate)"
    }
    #expect(same == "3 true true true")
    #expect(other == ["0 false false false", "0 false false false"])
  }

  @Test func `the app's windows are those of the test that shows them`() {
    let window = UIWindow()
    let (same, other) = found(window.makeKeyAndVisible) {
      "\(UIApplication.shared.windows.count) \(UIApplication.shared.keyWindow === window)"
    }
    #expect(same == "1 true")
    #expect(other == ["0 false", "0 false"])
  }

  @Test func `the app does not retain its delegate`() {
    test.run {
      UIApplication.shared.delegate = Delegate()
      #expect(UIApplication.shared.delegate == nil)
    }
  }

  @Test func `the pasteboard has what the test copied`() {
    let board = UIPasteboard.general
    let (same, other) = found {
      board.string = "text"
      board.color = .red
    } _: {
      "\(board.string ?? "") \(board.color == .red) \(board.changeCount)"
    }
    #expect(same == " true 2")
    #expect(other == [" false 0", " false 0"])
  }

  @Test func `device, menu and shared values keep a test's settings for that test`() {
    let (same, other) = found {
      UIDevice.current.isBatteryMonitoringEnabled = true
      UIDevice.current.isProximityMonitoringEnabled = true
      UIMenuController.shared.arrowDirection = .left
      UIMenuController.shared.menuItems = []
      NSUbiquitousKeyValueStore.default.set("dark", forKey: "theme")
    } _: {
      "\(UIDevice.current.isBatteryMonitoringEnabled) \(UIDevice.current.isProximityMonitoringEnabled) "
        + "\(UIMenuController.shared.arrowDirection) \(UIMenuController.shared.menuItems?.count ?? -1) "
        + (NSUbiquitousKeyValueStore.default.string(forKey: "theme") ?? "none")
    }
    #expect(same == "true true left 0 dark")
    #expect(other == Array(repeating: "false false default -1 none", count: 2))
  }

  @Test func `a group of changes that a test leaves open ends with it`() {
    var calls = 0
    test.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
    }
    CATransaction.setCompletionBlock { calls += 10 }
    CATransaction.commit()
    #expect(calls == 10)
  }

  @Test func `identifiers do not depend on what other tests have made`() {
    let names = ["first", "second"].map { name in
      test.inner(name).run {
        let actions = [UIAction { _ in }, UIAction { _ in }].map(\.identifier.rawValue)
        return actions + [UIMenu().identifier.rawValue]
      }
    }
    #expect(names == Array(repeating: ["action 1", "action 2", "menu 1"], count: 2))
  }

  @Test func `a control takes actions without an identifier for different ones`() {
    let control = UIControl()
    let first = UIAction { _ in }
    control.addAction(first, for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(control.receivers.count == 2)
    control.addAction(first, for: .touchUpInside)
    #expect(control.receivers.count == 2)
    control.removeAction(first, for: .touchUpInside)
    #expect(control.receivers.count == 1)
    control.addAction(UIAction(identifier: first.identifier) { _ in }, for: .touchUpInside)
    control.addAction(first, for: .touchUpInside)
    #expect(control.receivers.count == 2)
  }

  @Test func `what is kept is released at the end of the test`() {
    weak var image: UIImage?
    test.run {
      let copied = UIImage()
      image = copied
      UIPasteboard.general.image = copied
      #expect(UIPasteboard.general.hasImages)
    }
    #expect(image == nil)
  }
}
