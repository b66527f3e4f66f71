public import Foundation

/// A finger on the screen; a snapshot has none, so only tests make touches.
@preconcurrency @MainActor open class UITouch {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    /// Was taken away by the system.
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }
  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// What the finger does.
  open internal(set) var phase = Phase.began
  /// What touches the screen.
  open internal(set) var type = TouchType.direct
  /// The number of taps.
  open internal(set) var tapCount = 1
  /// When the touch was changed, in seconds; 0.
  open internal(set) var timestamp: TimeInterval = 0
  /// The force of an average touch is 1; 0 where it is not measured.
  open internal(set) var force: CGFloat = 0
  /// The greatest force; 0, as none is measured.
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// The touched view.
  open internal(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  /// Where the touch is, in the coordinates of the tree's root.
  var point: CGPoint = .zero

  /// Creates a touch of no view.
  public init() {}

  /// Returns where the touch is, in a view's coordinates; nil means the root's.
  open func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? self.view else { return point }
    return view.convert(point, from: nil)
  }

  /// Returns where the touch was; the same, as touches of a snapshot do not move.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

extension UITouch: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
