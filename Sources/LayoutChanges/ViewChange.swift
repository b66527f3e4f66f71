public import Foundation

/// One difference between two layouts, on one view.
///
/// It holds values only; `SnapReport` puts them into words.
public struct ViewChange: Hashable, Sendable {
  /// What changed on the view.
  public enum Fact: Hashable, Sendable {
    /// The view is new, with all that is in it.
    case added(Appearance)
    /// The view is gone, with all that was in it.
    case removed(Appearance)
    /// The view has another place or size.
    case frame(FrameChange)
    /// The view is now hidden, or no longer.
    case hidden(Bool)
    /// The view shows other characters; nil where it shows no text.
    case text(from: String?, to: String?)
    /// The text is set in another font or size.
    case font(from: String, to: String)
    /// The text takes another number of lines at the same size of the view.
    case lines(from: Int, to: Int)
    /// The text is now cut off, or no longer.
    case truncation(Bool)
    /// The text has another colour.
    case textColor(from: String, to: String)
    /// Another named fact changed, such as the class, the image or the background colour; nil where
    /// the view does not have it.
    case attribute(name: String, from: String?, to: String?)
    /// The view now has a diagnostic of the kind of this name, or no longer.
    case diagnostic(kindName: String, isNew: Bool)
    /// A constraint of the view changed.
    case constraint(ConstraintChange)
    /// A constraint of the view changed, which is known only by what it did.
    case distance(DistanceChange)
    /// The view had another name, or another superview, and then this path.
    case renamed(from: String)
  }

  /// The view path in the new layout, or in the old one for a view that is gone.
  public let view: String
  /// What changed.
  public let fact: Fact
  /// The view path of the change that brought this one about; nil if nothing did.
  public internal(set) var cause: String?
  /// How many other views only moved or were resized because of this change.
  public internal(set) var followers = 0

  init(view: String, _ fact: Fact, followers: Int = 0) {
    self.view = view
    self.fact = fact
    self.followers = followers
  }
}

/// A view that only one of two layouts has.
public struct Appearance: Hashable, Sendable {
  /// The view's class.
  public let className: String
  /// The frame in the superview's coordinates, in points.
  public let frame: CGRect
  /// How many views in it came or went with it.
  public let innerViews: Int
}

/// The two frames of a view, in points.
public struct FrameChange: Hashable, Sendable {
  /// Frames are multiples of a device pixel; a difference up to this, in points, is a rounding error.
  public static let tolerance = 1e-3

  /// The frame in the old layout.
  public let old: CGRect
  /// The frame in the new layout, in the same coordinates.
  public let new: CGRect
  /// Whether the size changed, not only the place.
  public let isResized: Bool
  /// The numbers of lines of the view's text, where they differ.
  public let lines: LineCounts?

  /// The lines of a text in both layouts.
  public struct LineCounts: Hashable, Sendable {
    /// In the old layout.
    public let old: Int
    /// In the new layout.
    public let new: Int
  }
}

/// A constraint that is known to have changed only because views moved apart or together.
public struct DistanceChange: Hashable, Sendable {
  /// The name of the other view; nil for a constraint on the view's own size.
  public let other: String?
  /// By how much the distance or size changed, in points; never negative.
  public let points: Double
}
