import Foundation
import LayoutModel
import RandomCells
import TestSupport
import Testing

@testable import UIKit

/// What the reasons of a layout say, compared with what the properties of the views do.
///
/// `RANDOM_REASONS=500` tries more cells, and all numbers of each.
@MainActor struct RandomReasonTests {
  nonisolated static let all =
    ProcessInfo.processInfo.environment["RANDOM_REASONS"].flatMap { Int($0) }

  @Test func `changing a named number moves an edge as far as is said, and no other number does`()
    throws
  {
    var tally = ReasonTally()
    for seed in 0..<(Self.all ?? 30) {
      let trial = ReasonTrial(seed: seed)
      try trial.run(numbers: Self.all == nil ? 2 : .max, &tally)
    }
    if Self.all != nil { print(tally) }
    #expect(tally.wrong.isEmpty, "\(tally.wrong.prefix(20).joined(separator: "\n"))")
    #expect(tally.moved > 100)
    #expect(tally.unmoved > 1000)
  }
}

/// How often predictions were right.
struct ReasonTally: CustomStringConvertible {
  var numbers = 0
  var untried = 0
  /// Edges that were said to move, and did; and that were said to stay, and did.
  var moved = 0
  var unmoved = 0
  /// Those that move on one side only, or by a jump.
  var oneSided = 0
  var jumps = 0
  var wrong: [String] = []

  var description: String {
    "\(numbers) numbers, \(untried) that no property has; edges: \(moved) moved as said (\(oneSided) on one side only, "
      + "\(jumps) jumps), \(unmoved) stayed as said, \(wrong.count) wrong"
  }
}

/// A random cell, whose numbers are changed one after the other.
@MainActor private struct ReasonTrial {
  private let seed: Int
  private let cell: RandomCell
  private let nudged: NudgedLayout
  private let views: [UIView]

  init(seed: Int) {
    self.seed = seed
    cell = RandomCell(seed: seed)
    cell.frame.size = CGSize(width: 320, height: min(2000, cell.fittingHeight(inWidth: 320)))
    cell.layoutIfNeeded()
    nudged = NudgedLayout(of: cell)
    views = nudged.engine.items.compactMap { $0.item as? UIView }
  }

  func run(numbers limit: Int, _ tally: inout ReasonTally) throws {
    var random = SeededGenerator(trial: seed)
    let tried = numbers.shuffled(using: &random).prefix(limit).sorted {
      $0.isConstant && !$1.isConstant
    }
    let reach = views.map { Set(NumberSearch(around: $0, in: nudged.engine).numbers.map(\.number)) }
    // All predictions come first: what stack views make is made anew where contents change.
    let changes = tried.map { NumberChange($0, in: cell, nudged.engine) }
    let predictions = tried.map { number in
      zip(views, reach).map { view, reach in
        reach.contains(number.number) ? nudged.moves(of: view, by: number.number) : [:]
      }
    }
    for (change, prediction) in zip(changes, predictions) {
      tally.numbers += 1
      guard let change else {
        tally.untried += 1
        continue
      }
      for sign in [1.0, -1.0] { try compare(prediction, with: change, sign, &tally) }
    }
  }

  /// The numbers of all equations.
  private var numbers: [DecidingNumber] {
    var known: Set<LayoutNudge.Number> = []
    return nudged.engine.order.compactMap { nudged.engine.installed[$0]?.equation }
      .flatMap(\.numbers).filter { known.insert($0.number).inserted }
  }

  private func compare(
    _ prediction: [[EdgeReason.Edge: Moves]], with change: NumberChange,
    _ sign: Double, _ tally: inout ReasonTally
  ) throws {
    let before = try edges(change, by: 0)
    let after = try edges(change, by: sign * NudgedLayout.change)
    change.undo()
    for (place, moves) in prediction.enumerated() {
      for edge in EdgeReason.Edge.allCases {
        let distance = (after[place] - before[place])[edge]
        let said = moves[edge].map { sign > 0 ? $0.raised : $0.lowered } ?? .none
        judge(said, distance, sign, &tally) {
          "seed \(seed), \(change.name): \(views[place].className) \(place) \(edge): \(said), not \(distance)"
        }
        if sign > 0, let both = moves[edge], (both.raised == .none) != (both.lowered == .none) {
          tally.oneSided += 1
        }
      }
    }
  }

  private func edges(_ change: NumberChange, by distance: Double) throws -> [EdgeValues] {
    change.apply(distance)
    cell.layoutIfNeeded()
    let engine = try #require(cell.layoutEngine)
    return views.map { EdgeValues(engine.solvedRect(of: $0)) }
  }

  private func judge(
    _ said: ReasonPart.Move, _ distance: Double, _ sign: Double, _ tally: inout ReasonTally,
    _ words: () -> String
  ) {
    switch said {
    case .none where abs(distance) < 1e-6: tally.unmoved += 1
    case .proportional(let factor)
    where abs(factor * sign * NudgedLayout.change - distance) < 1e-6 + abs(distance) / 100:
      tally.moved += 1
    case .jump(let points) where abs(points - distance) < 1e-6:
      tally.moved += 1
      tally.jumps += 1
    default: tally.wrong.append(words())
    }
  }
}

extension DecidingNumber {
  fileprivate var isConstant: Bool {
    if case .constant = number { true } else { false }
  }
}

extension LayoutNumber {
  fileprivate var summary: String {
    "\(kind) \(attribute) of \(view) \(equation ?? "") \(priority ?? 0) \(value)"
  }
}

/// The property of a view that has a number.
@MainActor private struct NumberChange {
  let name: String
  let apply: (Double) -> Void
  let undo: () -> Void

  private typealias Change = (apply: (Double) -> Void, undo: () -> Void)

  /// Nil for what no property has, such as that a length is not negative.
  init?(_ number: DecidingNumber, in cell: UIView, _ engine: LayoutEngine) {
    let change: Change? =
      switch (number.number, number.owner) {
      case (.spacing, .equation(let equation)): Self.spacing(of: equation.source)
      case (_, .equation(let equation)): Self.change(of: equation.source, in: cell)
      case (_, .contents(let view, let axis)): Self.contents(of: view, axis, engine)
      case (_, .margin(let view, let side)): Self.margin(of: view, side)
      }
    guard let change else { return nil }
    (apply, undo) = change
    let context = ReasonContext(names: ViewNames(root: cell), text: { _ in nil })
    name = NumberDescription(context, engine).describe(number).summary
  }

  private static func spacing(of source: EquationSource) -> Change? {
    guard case .constraint(let constraint) = source,
      let stack = constraint.installingView as? UIStackView,
      let view = constraint.second as? UIView
    else { return nil }
    let (base, custom) = (stack.spacing(after: view), stack.customSpacing(after: view))
    return (
      { stack.setCustomSpacing(base + $0, after: view) },
      { stack.setCustomSpacing(custom, after: view) }
    )
  }

  /// The size of a text that has got more lines follows from its room, and no property has it.
  private static func contents(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ engine: LayoutEngine
  ) -> Change? {
    let (size, placeholder) = (engine.contentSize(of: view), view.placeholderSize)
    guard size.width == view.layoutContentSize.width else { return nil }
    func set(_ size: PlaceholderSize) {
      view.placeholderSize = size
      view.invalidateIntrinsicContentSize()
    }
    return (
      { distance in
        set(
          PlaceholderSize(
            width: size.width + (axis == .horizontal ? distance : 0),
            height: size.height + (axis == .vertical ? distance : 0)))
      }, { set(placeholder) }
    )
  }

  private static func margin(
    of view: UIView, _ side: NSLayoutConstraint.Attribute
  ) -> Change {
    let (margins, own) = (view.layoutMargins, view.ownLayoutMargins)
    let number = LayoutNudge.Number.margin(ObjectIdentifier(view), side)
    return (
      {
        view.layoutMargins = margins.adding(
          LayoutNudge(number: number, change: $0).marginChange(of: view))
      },
      {
        view.ownLayoutMargins = own
        view.marginsDidChange()
      }
    )
  }

  private static func change(
    of source: EquationSource, in cell: UIView
  ) -> Change? {
    switch source {
    case .constraint(let constraint):
      let base = constraint.effectiveConstant
      return ({ constraint.constant = base + $0 }, { constraint.constant = base })
    case .encapsulated(_, .width):
      let base = cell.frame.width
      return ({ cell.frame.size.width = base + $0 }, { cell.frame.size.width = base })
    case .encapsulated(_, .height):
      let base = cell.frame.height
      return ({ cell.frame.size.height = base + $0 }, { cell.frame.size.height = base })
    default: return nil
    }
  }
}
