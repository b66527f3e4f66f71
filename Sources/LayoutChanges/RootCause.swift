public import Foundation

/// The cause of a layout's changes: a chain from the original change to its effects.
///
/// It contains only values; `SnapReport` describes them in words, such as
/// `subtitleLabel wrapped to 3 lines → cell 18 pt taller; 4 views below moved with it.`
public struct RootCause: Hashable, Sendable {
  /// What changed first; several events count together.
  public let events: [Event]
  /// The effects on the view itself, in order.
  public let consequences: [Event]
  /// The effect on the rest of the layout; nil if nothing else moved.
  public let effect: Effect?

  init(_ events: [Event], consequences: [Event] = [], effect: Effect?) {
    self.events = events
    self.consequences = consequences
    self.effect = effect
  }

  /// One thing that happened.
  public enum Event: Hashable, Sendable {
    /// A constraint changed.
    case constraint(ConstraintChange)
    /// This many further constraints of the view changed.
    case furtherConstraints(Int, of: String)
    /// Something happened to the view with this name.
    case view(String, ViewEvent)
  }

  /// What happened to a view.
  public enum ViewEvent: Hashable, Sendable {
    /// It is only in the new layout.
    case added
    /// It is only in the old layout.
    case removed
    /// It is newly hidden, or no longer.
    case hidden(Bool)
    /// Its text has a different number of lines.
    case lines(from: Int, to: Int)
    /// Its text has a different font.
    case font(from: String, to: String)
    /// It grew (shrank, if negative) and moved by these numbers of points; zero where it did not.
    case frame(growth: CGSize, offset: CGPoint)
    /// One of its constraints has a different constant.
    case distance(DistanceChange)
  }

  /// The effect of a cause on the rest of the layout.
  public struct Effect: Hashable, Sendable {
    /// The root of the layout.
    public struct Root: Hashable, Sendable {
      /// The name of the view.
      public let name: String
      /// Whether it is a cell.
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
