public import Foundation

/// Something that the user does; a snapshot has no events.
@preconcurrency @MainActor open class UIEvent {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    /// Buttons.
    case presses = 3
  }
  /// The details of a kind.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds; 0.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event; nil without any.
  open var allTouches: Set<UITouch>? { nil }

  /// Creates an event without touches.
  public init() {}

  /// Returns the touches of a view; nil without any.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let touches = (allTouches ?? []).filter { $0.view === view }
    return touches.isEmpty ? nil : touches
  }
}

/// A press of a button or key; a snapshot has none.
@preconcurrency @MainActor open class UIPress {
  /// The key that is pressed; nil for a button.
  open var key: UIKey? { nil }

  /// Creates a press.
  public init() {}
}

extension UIPress: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (lhs: UIPress, rhs: UIPress) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// An event of buttons or keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses; none.
  open var allPresses: Set<UIPress> { [] }
}
