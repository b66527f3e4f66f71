public import Foundation

/// Why the edges of a view are where they are.
public struct LayoutReasons: Hashable, Sendable {
  /// The view path, such as `contentView/titleLabel`.
  public var view: String
  public var className: String
  /// The identifier in an Interface Builder file; nil for a view that code made.
  public var id: String?
  /// The frame in points, in the superview's coordinates, on whole pixels.
  public var frame: CGRect
  /// The path of the view in whose coordinates the edges are: the cell, or one that is laid out apart in it.
  public var root: String
  /// The edges in the order of ``EdgeReason/Edge``.
  public var edges: [EdgeReason]
  /// What the view, or the app about it, wants and does not get.
  public var gaveWay: [GivenWay]

  /// Creates the reasons of a view.
  public init(
    view: String, className: String, id: String?, frame: CGRect, root: String,
    edges: [EdgeReason], gaveWay: [GivenWay]
  ) {
    self.view = view
    self.className = className
    self.id = id
    self.frame = frame
    self.root = root
    self.edges = edges
    self.gaveWay = gaveWay
  }

  /// Returns the reasons of an edge.
  public subscript(edge: EdgeReason.Edge) -> EdgeReason? { edges.first { $0.edge == edge } }
}

/// Why an edge of a view, or a length between two, has its value.
public struct EdgeReason: Hashable, Sendable {
  /// A side of the alignment rectangle, or a length.
  public enum Edge: String, Codable, Hashable, Sendable, CaseIterable {
    case left, right, width, top, bottom, height
  }

  public var edge: Edge
  /// In points from the left or the top of the root, before it is rounded to pixels.
  public var value: Double
  /// The numbers whose change moves it, the nearest first; what is not among them does not move it.
  public var parts: [ReasonPart]
  /// Whether the constraints leave it free, so that the engine chose the value.
  public var isFree: Bool

  /// Creates the reasons of an edge.
  public init(edge: Edge, value: Double, parts: [ReasonPart], isFree: Bool) {
    self.edge = edge
    self.value = value
    self.parts = parts
    self.isFree = isFree
  }

  /// The share of each part in the value; nil where the value is not their sum.
  ///
  /// It is not, where a part moves the edge in one direction only, or by a jump.
  public var shares: [Double]? {
    let shares = parts.compactMap(\.share)
    guard shares.count == parts.count, abs(shares.reduce(0, +) - value) < 0.01 else { return nil }
    return shares
  }
}

/// A number, and what follows from changing it.
public struct ReasonPart: Encodable, Hashable, Sendable {
  /// How far an edge moves.
  public enum Move: Hashable, Sendable {
    case none
    /// By these points for each point of the number.
    case proportional(Double)
    /// By these points as soon as the number changes at all, as where a text gets another line.
    case jump(Double)
  }

  public var number: LayoutNumber
  /// What an increase does.
  public var raised: Move
  /// What a decrease does; a proportion has the sign that an increase would have.
  public var lowered: Move

  /// Creates a part.
  public init(number: LayoutNumber, raised: Move, lowered: Move) {
    self.number = number
    self.raised = raised
    self.lowered = lowered
  }

  /// The points of the edge for each point of the number; nil where an increase and a decrease differ.
  public var factor: Double? {
    guard case .proportional(let up) = raised, case .proportional(let down) = lowered,
      abs(up - down) <= 1e-4 * max(1, abs(up))
    else { return nil }
    return up
  }

  fileprivate var share: Double? { factor.map { $0 * number.amount } }
}

/// A wish for a number that a layout does not meet.
public struct GivenWay: Hashable, Sendable {
  public var number: LayoutNumber
  /// By how many points it is missed.
  public var missedBy: Double
  /// Whether it is required, and was left out because others that are required contradict it.
  public var isConflict: Bool

  /// Creates a wish.
  public init(number: LayoutNumber, missedBy: Double, isConflict: Bool) {
    self.number = number
    self.missedBy = missedBy
    self.isConflict = isConflict
  }
}
