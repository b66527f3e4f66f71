public import Foundation

/// A cause of a layout's changes: a chain from the original change to its effects.
///
/// It contains only values; `SnapReport` describes them in words, such as
/// `subtitleLabel.text: "Short" → "A longer text" ⇒ wrapped to 3 lines ⇒ cell 18 pt taller; 4 views below moved with it.`
public struct RootCause: Codable, Hashable, Sendable {
  /// What changed first; several events count together.
  ///
  /// Empty for movement whose cause is not known.
  public let events: [Event]
  /// The effects on the view itself, in order.
  public let consequences: [Event]
  /// The effect on the rest of the layout; nil if nothing else moved, or if it is not proven.
  ///
  /// With events it is proven: without them the reference's frames come back.
  public let effect: Effect?

  init(_ events: [Event], consequences: [Event] = [], effect: Effect? = nil) {
    self.events = events
    self.consequences = consequences
    self.effect = effect
  }

  /// One thing that happened.
  public enum Event: Codable, Hashable, Sendable {
    case constraint(ConstraintChange)
    /// This many further changes belong to the same cause.
    case further(Int)
    /// Something happened to the view with this name.
    case view(String, ViewEvent)
  }

  /// What happened to a view.
  public enum ViewEvent: Codable, Hashable, Sendable {
    /// It is only in the new layout.
    case added
    /// It is only in the old layout.
    case removed
    /// It is newly hidden, or no longer.
    case hidden(Bool)
    /// It has another text; nil where it has none.
    case text(from: String?, to: String?)
    /// An attribute of a stretch of its text has another value; nil where it is not set.
    case textAttribute(excerpt: String, name: String, from: String?, to: String?)
    /// A named property has another value; nil for its default.
    case property(name: String, from: String?, to: String?)
    /// Its text has a different number of lines.
    case lines(from: Int, to: Int)
    /// It grew (shrank, if negative) and moved by these numbers of points; zero where it did not.
    case frame(growth: CGSize, offset: CGPoint)
  }

  /// The effect of a cause on the rest of the layout.
  public struct Effect: Codable, Hashable, Sendable {
    /// The root of the layout.
    public struct Root: Codable, Hashable, Sendable {
      public let name: String
      public let isCell: Bool
      /// By how many points it grew; zero along an axis on which it did not, negative if it shrank.
      public let growth: CGSize
    }

    /// The root, if it has a different size.
    public let root: Root?
    /// How many views moved with the cause.
    public let followers: Int
    /// Whether all of them were below the cause, and moved up or down only.
    public let areBelow: Bool
  }
}
