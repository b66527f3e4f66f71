import Foundation
import TestSupport
import Testing
import UIKit

/// Generated cells that are fully determined, and the same cells without one constraint or two.
@MainActor struct RemovedConstraintTests {
  nonisolated static let seeds = 0..<150

  @Test func `a determined cell has its frames and no error`() {
    var complaints: [String] = []
    for seed in Self.seeds {
      let blueprint = BlueprintGenerator.blueprint(seed: seed)
      #expect(Freedom(blueprint, without: []).degrees == 0, "seed \(seed)")
      let cell = BlueprintCell(blueprint)
      for diagnostic in cell.diagnostics where diagnostic.kind.severity == .error {
        complaints.append("seed \(seed): \(diagnostic.kind) \(diagnostic.view)")
      }
      for (box, expected) in blueprint.boxes.map(\.frame).enumerated()
      where !cell.frame(of: box).isClose(to: expected, within: 0.5) {
        complaints.append(
          "seed \(seed): box\(box) is \(cell.frame(of: box).brief), not \(expected.brief)")
      }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func `without a necessary constraint, one ambiguous box is reported`() {
    var complaints: [String] = []
    for seed in Self.seeds {
      let blueprint = BlueprintGenerator.blueprint(seed: seed)
      var random = SeededGenerator(trial: seed + 1000)
      let left = random.pick(blueprint.necessaryRules)
      let lost = Freedom(blueprint, without: [left]).freeBoxes
      let reported = BlueprintCell(blueprint, without: [left]).ambiguousBoxes
      if lost.isEmpty { complaints.append("seed \(seed): rule \(left) is not necessary") }
      if reported.count != 1 || !lost.isSuperset(of: reported) {
        complaints.append(
          "seed \(seed): without rule \(left), \(lost.sorted()) are free, \(reported) reported")
      }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func `two separate losses are both reported`() {
    var complaints: [String] = []
    for seed in Self.seeds {
      let blueprint = BlueprintGenerator.blueprint(seed: seed)
      var random = SeededGenerator(trial: seed + 2000)
      let left = [random.pick(blueprint.necessaryRules), random.pick(blueprint.necessaryRules)]
      let lost = left.map { Freedom(blueprint, without: [$0]).freeBoxes }
      guard lost[0].isDisjoint(with: lost[1]) else { continue }
      let reported = BlueprintCell(blueprint, without: Set(left)).ambiguousBoxes
      if lost.contains(where: { $0.isDisjoint(with: reported) }) {
        complaints.append(
          "seed \(seed): without rules \(left), \(lost.map { $0.sorted() }) are free, "
            + "\(reported) reported")
      }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test(arguments: 2...5)
  func `without one of the minimum widths that fill a row, its boxes are reported`(count: Int) {
    let full = BlueprintCell.row(of: count, withoutLeastWidthOf: nil)
    #expect(full.diagnostics.isEmpty)
    for box in 0..<count {
      let cell = BlueprintCell.row(of: count, withoutLeastWidthOf: box)
      #expect(!cell.ambiguousBoxes.isEmpty, "without that of \(box)")
    }
  }
}

extension Blueprint {
  fileprivate var necessaryRules: [Int] {
    rules.indices.filter { rules[$0].meaning == .necessary }
  }
}

extension BlueprintCell {
  /// Boxes that fill a row, each at least as wide as its share.
  fileprivate static func row(of count: Int, withoutLeastWidthOf left: Int?) -> BlueprintCell {
    var blueprint = Blueprint(size: CGSize(width: 60 * count, height: 20))
    for box in 0..<count {
      blueprint.boxes.append(
        Blueprint.Box(parent: nil, frame: CGRect(x: 60 * box, y: 0, width: 60, height: 20)))
      blueprint.relate(
        .init(box, .leading), to: box == 0 ? .init(nil, .leading) : .init(box - 1, .trailing))
      blueprint.relate(.init(box, .top), to: .init(nil, .top))
      blueprint.relate(.init(box, .height))
      if box != left { blueprint.bound(.init(box, .width), by: nil, room: 0, priority: 1000) }
    }
    blueprint.relate(.init(nil, .trailing), to: .init(count - 1, .trailing))
    return BlueprintCell(blueprint)
  }
}
