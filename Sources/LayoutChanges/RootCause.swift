public import Foundation

/// What brought changes of a layout about: a chain from what somebody changed to what it did.
///
/// It holds values only; `SnapReport` puts them into words, such as
/// `subtitleLabel wrapped to 3 lines → cell 18 pt taller; 4 views below moved with it.`
public struct RootCause: Hashable, Sendable {
  /// What changed first; several events count together.
  public let events: [Event]
  /// What that did to the view itself, in order.
  public let consequences: [Event]
  /// What it did to the rest of the layout; nil if nothing else moved.
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
    /// So many further constraints of the view changed.
    case furtherConstraints(Int, of: String)
    /// Something happened to the view of this name.
    case view(String, ViewEvent)
  }

  /// What happened to a view.
  public enum ViewEvent: Hashable, Sendable {
    /// Only the new layout has it.
    case added
    /// Only the old layout has it.
    case removed
    /// It is now hidden, or no longer.
    case hidden(Bool)
    /// Its text takes another number of lines.
    case lines(from: Int, to: Int)
    /// Its text has another font.
    case font(from: String, to: String)
    /// It grew by so many points (shrank, if negative) and moved by so many; zero where it did not.
    case frame(growth: CGSize, offset: CGPoint)
    /// A constraint of it has another constant.
    case distance(DistanceChange)
  }

  /// What a cause did to the rest of the layout.
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

    /// The root, if it has another size.
    public let root: Root?
    /// How many views moved with the cause.
    public let followers: Int
    /// Whether all of them were below the cause, and moved up or down only.
    public let areBelow: Bool
  }
}
