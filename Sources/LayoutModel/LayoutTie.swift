/// A relation of edges that a layout meets without slack: what moves one of them moves the others.
///
/// Ties are known where a layout was just made, and are not stored: the tree of a picture without them
/// is compared by its frames alone.
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

  /// Which way the sum of the terms may differ from what it is.
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
  /// Which way the sum may differ.
  public var slack: Slack
  /// Whether the layout must meet it.
  public var isRequired: Bool
  /// Whether it is the size that a view's contents ask for.
  public var isContentSize: Bool
  /// Whether it comes from a constraint that the layout also lists as a ``LayoutConstraint``.
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
