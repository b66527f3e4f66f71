/// An animation from a layer's old content to the new one, which a snapshot shows.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How the new content comes; kept.
  open var type: CATransitionType = .fade
  /// Where the new content comes from; kept.
  open var subtype: CATransitionSubtype?
  /// Where it starts, 0…1; kept.
  open var startProgress: Float = 0
  /// Where it ends, 0…1; kept.
  open var endProgress: Float = 1
}

/// How new content comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// It slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where new content comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
