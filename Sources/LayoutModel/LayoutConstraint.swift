/// A constraint of a layout as a value: `first relation multiplier × second + constant`.
///
/// A reference stores them, so that a later run can report a changed constant.
public struct LayoutConstraint: Codable, Hashable, Sendable {
  /// An attribute of a view or of one of its guides.
  public struct Anchor: Codable, Hashable, Sendable {
    /// The view's position in the tree in drawing order; 0 is the root.
    public var view: Int
    /// The guide's name, such as `safeAreaLayoutGuide`; nil for the view itself.
    public var guide: String?
    /// The attribute's name, such as `leading`.
    public var attribute: String

    /// Creates an anchor; characters that a line cannot hold are left out of the names.
    public init(view: Int, guide: String? = nil, attribute: String) {
      self.view = view
      self.guide = guide.map(Self.word)
      self.attribute = Self.word(attribute)
    }

    private static func word(_ name: String) -> String {
      let scalars = name.unicodeScalars
      return scalars.allSatisfy(\.isPartOfWord) ? name : String(scalars.filter(\.isPartOfWord))
    }
  }

  /// How both sides compare.
  public enum Relation: String, Codable, Hashable, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = "<="
    case equal = "=="
    /// The first side is at least the second.
    case greaterThanOrEqual = ">="
  }

  /// The attribute on the left side.
  public var first: Anchor
  public var relation: Relation
  /// The attribute on the right side; nil for a constant size.
  public var second: Anchor?
  /// The factor of the right side's attribute.
  public var multiplier: Double
  /// The constant added on the right side, in points.
  public var constant: Double
  /// How important the constraint is, up to 1000 for a required one.
  public var priority: Double
  /// The source location of the constraint, such as `SongCell.xib:50`; nil if unknown.
  public var origin: String?

  /// Creates a constraint.
  public init(
    first: Anchor, relation: Relation = .equal, second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, origin: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.origin = origin
  }

  /// The constraint without its source location.
  package var unplaced: LayoutConstraint {
    var copy = self
    copy.origin = nil
    return copy
  }

  /// Whether both relate the same attributes.
  package func hasAnchors(of other: LayoutConstraint) -> Bool {
    first == other.first && second == other.second
  }

  /// The same constraint with the inner or later view on the left side, however it was written.
  ///
  /// Views are numbered in drawing order, superviews before their subviews.
  package var oriented: LayoutConstraint {
    guard let second, multiplier != 0, first.order < second.order else { return self }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.multiplier = 1 / multiplier
    turned.constant = constant == 0 ? 0 : -constant / multiplier
    if multiplier > 0 { turned.relation = relation.turned }
    return turned
  }
}

extension LayoutConstraint.Anchor {
  fileprivate var order: (Int, String, String) { (view, guide ?? "", attribute) }
}

extension LayoutConstraint.Relation {
  /// The relation with the sides exchanged.
  package var turned: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of any script, an ASCII digit, `_` or `-`.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    // Unicode's tables take longer, and add nothing for ASCII.
    default: !isASCII && properties.isAlphabetic
    }
  }
}
