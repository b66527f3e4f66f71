/// Which controller takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that was shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that was shown before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
