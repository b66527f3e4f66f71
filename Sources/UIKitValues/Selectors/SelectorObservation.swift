internal import Foundation
internal import Locks

/// A method that is called for notifications.
///
/// Foundation on Linux only calls closures, and does not know whose they are. So a notification that names the observer
/// ends its observations. It names it by its identity: an object that is being released has no weak references.
@MainActor final class SelectorObservation {
  private weak var observer: AnyObject?
  private let selector: Selector
  private nonisolated let subscription: NotificationSubscription
  private nonisolated let isRemoved = Lock(false)
  private weak var center: NotificationCenter?
  private var tokens: [any NSObjectProtocol] = []

  init(_ observer: AnyObject, _ selector: Selector, _ subscription: NotificationSubscription) {
    self.observer = observer
    self.selector = selector
    self.subscription = subscription
  }

  func begin(in center: NotificationCenter, sender: Any?) {
    self.center = center
    let name = subscription.name
    tokens = [
      center.addObserver(forName: name, object: sender, queue: nil) { notification in
        guard notification.name != NotificationSubscription.removal else { return }
        // It stays where it is posted: the assumption fails anywhere but on the main thread.
        nonisolated(unsafe) let posted = notification
        MainActor.assumeIsolated { self.call(with: posted) }
      },
      center.addObserver(forName: NotificationSubscription.removal, object: nil, queue: nil) {
        if self.subscription.isRemoved(by: $0) { self.remove() }
      },
    ]
  }

  private func call(with notification: Notification) {
    guard !isRemoved.withLock({ $0 }), let observer else { return end() }
    _ = selector.call(on: observer, notification)
  }

  private nonisolated func remove() {
    isRemoved.withLock { $0 = true }
    // Elsewhere it ends with the next notification.
    if Thread.isMainThread { MainActor.assumeIsolated { end() } }
  }

  private func end() {
    for token in tokens { center?.removeObserver(token as Any) }
    tokens = []
  }
}

/// What an object observes, by identity.
struct NotificationSubscription: Sendable {
  /// The notification that ends observations.
  static let removal = NSNotification.Name("UIKit.selectorObservationRemoval")

  let observer: ObjectIdentifier
  /// Nil for any name; for a removal, for all subscriptions.
  let name: NSNotification.Name?
  private let sender: ObjectIdentifier?

  init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?) {
    self.observer = ObjectIdentifier(observer)
    self.name = name
    self.sender = sender.map { ObjectIdentifier($0 as AnyObject) }
  }

  func postRemoval(to center: NotificationCenter) {
    center.post(name: Self.removal, object: nil, userInfo: ["subscription": self])
  }

  func isRemoved(by notification: Notification) -> Bool {
    guard let removal = notification.userInfo?["subscription"] as? Self else { return false }
    return removal.observer == observer && (removal.name == nil || removal.name == name)
      && (removal.sender == nil || removal.sender == sender)
  }
}
