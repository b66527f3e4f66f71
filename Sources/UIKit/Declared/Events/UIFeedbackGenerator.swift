public import Foundation

/// Taps that are felt; a snapshot has none, so nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// The tap of a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a tap.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  let style: FeedbackStyle

  /// Creates a generator of medium taps.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The tap of a changed selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// The taps of a result.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of results.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
