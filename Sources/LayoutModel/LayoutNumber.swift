/// One of the numbers that a layout is made of, and where it is set.
public struct LayoutNumber: Hashable, Sendable {
  /// What has the number.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// A constraint of the app.
    case constraint
    /// A constraint that a stack view makes.
    case stack
    /// The length that a view's contents need.
    case contents
    /// A margin of a view.
    case margin
    /// An edge of another guide of the system, such as that of the safe area.
    case guide
    /// The width or height that a container gives a view, such as that of a row.
    case container
    /// A part of a frame that code set, with the autoresizing mask.
    case frame
    /// That a length is not negative.
    case nonNegative
    /// The place in the file that Interface Builder keeps where nothing else decides.
    case kept
  }

  public var kind: Kind
  /// The name of the view that has the number; of a constraint, the one that holds it.
  public var view: String
  /// Which of its numbers it is, such as `width` or `left`; of a stack view's constraint, UIKit's name of its role.
  public var attribute: String
  /// What a constraint says, such as `titleLabel.leading = avatarView.trailing + 8`.
  public var equation: String?
  /// The place where a constraint was made, such as `SongCell.xib:50`.
  public var origin: String?
  /// The identifier in an Interface Builder file, of a constraint or a view.
  public var id: String?
  /// The priority of a constraint.
  public var priority: Double?
  /// What holds contents to their length against growing and shrinking.
  public var contentPriorities: ContentPriorities?
  /// The text that was measured.
  public var text: LayoutNode.TextContent?
  /// The identifier of the fitted rule that the number follows, in `Research/Rules.tsv`; nil if none is known.
  public var rule: String?
  /// The number in points.
  public var value: Double
  /// What of it adds to an edge: also the heights of baselines, but not what a frame shares with its superview.
  public var amount: Double

  /// The priorities of a view's contents along an axis.
  public struct ContentPriorities: Codable, Hashable, Sendable {
    public var hugging: Double
    public var compressionResistance: Double

    /// Creates the priorities.
    public init(hugging: Double, compressionResistance: Double) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  /// Creates a number; the rest is set afterwards.
  public init(_ kind: Kind, of view: String, _ attribute: String, value: Double) {
    self.kind = kind
    self.view = view
    self.attribute = attribute
    self.value = value
    amount = value
  }
}
