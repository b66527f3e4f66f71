import Foundation
import TestSupport
import Testing
import UIKit

/// What must hold for all determined layouts, tried on generated cells.
@MainActor struct LayoutPropertyTests {
  nonisolated static let seeds = 0..<100
  /// Frames are on whole pixels, at two pixels a point.
  private static let pixel = 0.5

  @Test func `a layout from right to left is the mirror image`() {
    for seed in Self.seeds {
      let blueprint = BlueprintGenerator.blueprint(seed: seed)
      let width = blueprint.size.width
      let mirrored = BlueprintCell(blueprint.mirrored, isRightToLeft: true)
      for (box, frame) in BlueprintCell(blueprint).frames.enumerated() {
        let image = CGRect(
          x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        #expect(
          mirrored.frame(of: box).isClose(to: image, within: Self.pixel),
          "seed \(seed), box\(box): \(mirrored.frame(of: box).brief), not \(image.brief)")
      }
    }
  }

  @Test(arguments: [2.0, 3.0])
  func `a layout that is larger by a whole number has frames larger by it`(factor: Double) {
    for seed in Self.seeds {
      let blueprint = BlueprintGenerator.blueprint(seed: seed)
      let larger = BlueprintCell(blueprint.scaled(by: factor))
      for (box, frame) in blueprint.boxes.map(\.frame).enumerated() {
        let expected = frame.scaled(by: factor)
        #expect(
          larger.frame(of: box).isClose(to: expected, within: Self.pixel),
          "seed \(seed), box\(box): \(larger.frame(of: box).brief), not \(expected.brief)")
      }
    }
  }

  @Test func `the order in which constraints are added does not matter`() {
    for seed in Self.seeds {
      var random = SeededGenerator(trial: seed + 3000)
      var blueprint = BlueprintGenerator.blueprint(seed: seed)
      let frames = BlueprintCell(blueprint).frames
      blueprint.rules.shuffle(using: &random)
      #expect(BlueprintCell(blueprint).frames == frames, "seed \(seed)")
    }
  }

  @Test func `a constraint that holds anyway changes no frame`() {
    for seed in Self.seeds {
      var random = SeededGenerator(trial: seed + 4000)
      var blueprint = BlueprintGenerator.blueprint(seed: seed)
      let frames = BlueprintCell(blueprint).frames
      let met = blueprint.rules.filter { $0.meaning == .necessary }
      blueprint.rules.insert(random.pick(met), at: 0)
      let cell = BlueprintCell(blueprint)
      #expect(cell.frames == frames, "seed \(seed)")
      #expect(cell.ambiguousBoxes.isEmpty, "seed \(seed)")
    }
  }
}

extension BlueprintCell {
  fileprivate var frames: [CGRect] { boxes.indices.map { frame(of: $0) } }
}

extension Blueprint {
  /// The blueprint with all lengths multiplied.
  fileprivate func scaled(by factor: Double) -> Blueprint {
    var scaled = Blueprint(size: size.scaled(by: factor))
    scaled.boxes = boxes.map {
      Box(
        parent: $0.parent, frame: $0.frame.scaled(by: factor),
        contentWidth: $0.contentWidth.map { $0 * factor },
        contentHeight: $0.contentHeight.map { $0 * factor })
    }
    scaled.rules = rules.map { $0.with(constant: $0.constant * factor, relation: $0.relation) }
    return scaled
  }

  /// The blueprint for the other direction: only rules between centres do not follow it by themselves.
  fileprivate var mirrored: Blueprint {
    var mirrored = self
    mirrored.rules = rules.map { rule in
      guard rule.first.attribute == .centerX, rule.second?.attribute == .centerX else {
        return rule
      }
      let relation = NSLayoutConstraint.Relation(rawValue: -rule.relation.rawValue) ?? .equal
      return rule.with(constant: -rule.constant, relation: relation)
    }
    return mirrored
  }
}

extension Blueprint.Rule {
  fileprivate func with(constant: Double, relation: NSLayoutConstraint.Relation) -> Self {
    Self(
      first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant, priority: priority, meaning: meaning)
  }
}

extension CGSize {
  fileprivate func scaled(by factor: Double) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension CGRect {
  fileprivate func scaled(by factor: Double) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX * factor, y: minY * factor), size: size.scaled(by: factor))
  }
}
