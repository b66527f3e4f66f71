public import Foundation

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var states: [State] { [.recognized] }
}

/// Recognizes fingers that stay where they are.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// How long they have to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move before the gesture is recognized, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes fingers that move in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var numberOfTouchesRequired = 1
  open var direction: Direction = .right

  override var states: [State] { [.recognized] }
}
