/// A tight relation between edges of a layout: moving one of them moves the others.
///
/// Ties are known right after layout and not stored: a picture's tree without them is compared only by its frames.
public struct LayoutTie: Hashable, Sendable {
  /// An edge of a view.
  public enum Edge: Hashable, Sendable {
    /// The left edge.
    case minX
    /// The right edge.
    case maxX
    /// The upper edge.
    case minY
    /// The lower edge.
    case maxY
  }

  /// An edge times a factor.
  public struct Term: Hashable, Sendable {
    /// The view's position in the tree in drawing order; 0 is the root.
    public var view: Int
    /// Which of its edges.
    public var edge: Edge
    /// The factor.
    public var coefficient: Double

    /// Creates a term.
    public init(view: Int, edge: Edge, coefficient: Double) {
      self.view = view
      self.edge = edge
      self.coefficient = coefficient
    }
  }

  /// The direction in which the sum of the terms may change.
  public enum Slack: Hashable, Sendable {
    /// It may not.
    case none
    /// It may be smaller.
    case below
    /// It may be larger.
    case above
  }

  /// The position of the view that the relation is about.
  public var view: Int
  /// The edges, in the root's coordinates.
  public var terms: [Term]
  /// The direction in which the sum may change.
  public var slack: Slack
  /// Whether the layout must meet it.
  public var isRequired: Bool
  /// Whether it is a view's intrinsic size.
  public var isContentSize: Bool
  /// Whether it comes from a constraint that the layout also contains as a ``LayoutConstraint``.
  public var isStated: Bool

  /// Creates a tie.
  public init(
    view: Int, terms: [Term], slack: Slack = .none, isRequired: Bool = true,
    isContentSize: Bool = false, isStated: Bool = false
  ) {
    self.view = view
    self.terms = terms
    self.slack = slack
    self.isRequired = isRequired
    self.isContentSize = isContentSize
    self.isStated = isStated
  }
}
