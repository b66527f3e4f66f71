internal import ConstraintSolver
internal import Foundation
internal import LayoutModel

/// A second layout of a host's tree, in which one number after the other is changed a little, both ways, and what follows
/// is read from the solver.
///
/// Nothing about the first layout says what follows on each side of a tie: where an inequality just holds, or a text just
/// fits, increase and decrease differ. The views themselves stay as they are.
@MainActor final class NudgedLayout {
  let engine: LayoutEngine
  /// The rectangles of the engine's items without a change.
  private let rects: [EdgeValues]
  private let places: [ObjectIdentifier: Int]
  private var known: [LayoutNudge: [EdgeValues]] = [:]

  /// A change in points: more than what counts as met, and less than a pixel.
  static let change = 0x1p-6
  /// Less than this, in points, is a rounding error.
  private static let visible = 1e-7
  /// From this factor on it is tried whether half the change moves the edge half as far.
  private static let steep = 4.0

  init(of host: UIView) {
    engine = LayoutEngine(host: host, purpose: .hosting)
    engine.solve()
    rects = engine.rects
    places = Dictionary(
      engine.items.enumerated().map { (ObjectIdentifier($1.item), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The edges of a view without a change.
  func edges(of view: UIView) -> EdgeValues { rects[place(of: view)] }

  /// Returns what each edge of a view does when a number grows and when it shrinks.
  func moves(of view: UIView, by number: LayoutNudge.Number) -> [EdgeReason.Edge: Moves] {
    let place = place(of: view)
    var moves: [EdgeReason.Edge: Moves] = [:]
    for edge in EdgeReason.Edge.allCases {
      let both = Moves(
        raised: move(of: edge, place, LayoutNudge(number: number, change: Self.change)),
        lowered: move(of: edge, place, LayoutNudge(number: number, change: -Self.change)))
      if both.raised != .none || both.lowered != .none { moves[edge] = both }
    }
    return moves
  }

  private func move(
    of edge: EdgeReason.Edge, _ place: Int, _ nudge: LayoutNudge
  ) -> ReasonPart.Move {
    let distance = changes(by: nudge)[place][edge]
    guard abs(distance) > Self.visible else { return .none }
    let factor = distance / nudge.change
    guard abs(factor) > Self.steep else { return .proportional(factor) }
    let halfNudge = LayoutNudge(number: nudge.number, change: nudge.change / 2)
    let half = changes(by: halfNudge)[place][edge]
    return abs(half - distance / 2) < abs(distance) / 8 ? .proportional(factor) : .jump(distance)
  }

  /// Returns by how much the edges of each item move.
  private func changes(by nudge: LayoutNudge) -> [EdgeValues] {
    if let known = known[nudge] { return known }
    engine.nudge = nudge
    engine.solve()
    let changes = zip(engine.rects, rects).map { $0 - $1 }
    known[nudge] = changes
    return changes
  }

  private func place(of view: UIView) -> Int { places[ObjectIdentifier(view)] ?? 0 }
}

extension LayoutEngine {
  /// The alignment rectangles of the items, in the host's coordinates.
  fileprivate var rects: [EdgeValues] { items.map { EdgeValues(solvedRect(of: $0.item)) } }
}

/// What an edge does when a number grows and when it shrinks.
struct Moves {
  let raised: ReasonPart.Move
  let lowered: ReasonPart.Move
}

/// A number of points for each edge.
struct EdgeValues {
  private let left: Double
  private let top: Double
  private let width: Double
  private let height: Double

  init(_ rect: CGRect) {
    (left, top) = (rect.origin.x, rect.origin.y)
    (width, height) = (rect.size.width, rect.size.height)
  }

  private init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  static func - (one: Self, other: Self) -> Self {
    Self(
      left: one.left - other.left, top: one.top - other.top, width: one.width - other.width,
      height: one.height - other.height)
  }

  subscript(edge: EdgeReason.Edge) -> Double {
    switch edge {
    case .left: left
    case .right: left + width
    case .width: width
    case .top: top
    case .bottom: top + height
    case .height: height
    }
  }
}
