public import Foundation

/// One difference between two layouts, on one view.
///
/// It contains only values; `SnapReport` describes them in words.
public struct ViewChange: Codable, Hashable, Sendable {
  /// What changed on the view.
  public enum Fact: Codable, Hashable, Sendable {
    /// The view is new, with all that is in it.
    case added(Appearance)
    /// The view is gone, with all that was in it.
    case removed(Appearance)
    case frame(FrameChange)
    /// The view is now hidden, or no longer.
    case hidden(Bool)
    /// The view's text changed; nil where it has none.
    case text(from: String?, to: String?)
    /// The text is set in another font or size.
    case font(from: String, to: String)
    /// The text takes another number of lines at the same size of the view.
    case lines(from: Int, to: Int)
    /// The text is now cut off, or no longer.
    case truncation(Bool)
    case textColor(from: String, to: String)
    /// An attribute of a stretch of the text changed, which begins with the excerpt; nil where it is not set.
    case textAttribute(excerpt: String, name: String, from: String?, to: String?)
    /// A different named attribute changed, such as the class, the image or the background colour; nil where the view
    /// does not have it.
    case attribute(name: String, from: String?, to: String?)
    /// The view newly has a diagnostic of the kind with this name, or no longer.
    case diagnostic(kindName: String, isNew: Bool)
    case constraint(ConstraintChange)
    /// The view had a different name or superview, and this path.
    case renamed(from: String)
  }

  /// The view path in the new layout, or in the old one for a view that is gone.
  public package(set) var view: String
  public private(set) var fact: Fact
  /// The view path of the change that is proven to have caused this one; nil for others.
  public internal(set) var cause: String?
  /// How many other views only moved or were resized because of this change.
  public internal(set) var followers = 0

  package init(view: String, _ fact: Fact, cause: String? = nil, followers: Int = 0) {
    self.view = view
    self.fact = fact
    self.cause = cause
    self.followers = followers
  }

  /// The change of a view that is a part of a larger layout, where it has another path.
  package func withPaths(_ path: (String) -> String) -> ViewChange {
    var change = self
    change.view = path(view)
    change.cause = cause.map(path)
    if case .constraint(var constraint) = fact {
      constraint.viewPaths = constraint.viewPaths?.map(path)
      constraint.oldViewPaths = constraint.oldViewPaths?.map(path)
      change.fact = .constraint(constraint)
    }
    return change
  }
}

/// A view that is only in one of two layouts.
public struct Appearance: Codable, Hashable, Sendable {
  public let className: String
  /// The frame in the superview's coordinates, in points.
  public let frame: CGRect
  /// How many of its subviews were added or removed with it.
  public let innerViews: Int
}

/// The two frames of a view, in points.
public struct FrameChange: Codable, Hashable, Sendable {
  /// Frames are multiples of a device pixel; a difference up to this, in points, is a rounding error.
  public static let tolerance = 1e-3

  public let old: CGRect
  /// The frame in the new layout, in the same coordinates.
  public let new: CGRect
  /// Whether the size changed, not only the position.
  public let isResized: Bool
  /// The numbers of lines of the view's text, where they differ.
  public let lines: LineCounts?

  /// The lines of a text in both layouts.
  public struct LineCounts: Codable, Hashable, Sendable {
    public let old: Int
    public let new: Int

    package init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  package init(old: CGRect, new: CGRect, isResized: Bool, lines: LineCounts? = nil) {
    self.old = old
    self.new = new
    self.isResized = isResized
    self.lines = lines
  }
}
