import Foundation
import Testing
import UIKit

@MainActor struct NotificationSelectorTests {
  @MainActor final class Listener: NSObject {
    var heard: [String] = []
    func listen(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick() { heard.append("tick") }
  }

  /// Stops listening as cells of apps do.
  final class Leaving: UIView {
    let notifications: NotificationCenter
    init(_ notifications: NotificationCenter) {
      self.notifications = notifications
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func listen() {}
    deinit { notifications.removeObserver(self) }
  }

  private let center = NotificationCenter()
  private let listener = Listener()
  private let listen = Selector("listen:", calling: Listener.listen(_:))
  private let one = Notification.Name("one")
  private let two = Notification.Name("two")

  @Test func `a method hears of the name and the sender that it was added for`() {
    let sender = NSObject()
    center.addObserver(listener, selector: listen, name: one, object: nil)
    center.addObserver(
      listener, selector: Selector("tick", calling: Listener.tick), name: nil, object: sender)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    center.post(name: two, object: sender)
    #expect(listener.heard == ["one", "tick"])
  }

  @Test func `an observer is removed from all notifications or from some`() {
    center.addObserver(listener, selector: listen, name: one, object: nil)
    center.addObserver(listener, selector: listen, name: two, object: nil)
    center.removeObserver(listener, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(listener.heard == ["two"])
    center.removeObserver(listener)
    center.post(name: two, object: nil)
    #expect(listener.heard == ["two"])
  }

  @Test func `an observer is not retained, and may leave while it is released`() {
    weak var released: Leaving?
    do {
      let leaving = Leaving(center)
      center.addObserver(
        leaving, selector: Selector("listen", calling: Leaving.listen), name: one, object: nil)
      released = leaving
    }
    #expect(released == nil)
    center.post(name: one, object: nil)
  }

  @Test func `a token is removed as before`() {
    let listener = listener
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { listener.tick() }
    }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(listener.heard == ["tick"])
  }
}
