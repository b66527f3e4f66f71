import Foundation
import TestSupport
import Testing
import UIKit

/// Measures how many first lines and arrows of failures are true.
///
/// `SNAP_MEASURE_CAUSES=all` tries every kind of change on every cell, single and in pairs, and prints what was said.
@MainActor struct MeasuredCausesTests {
  private static let isWhole = ProcessInfo.processInfo.environment["SNAP_MEASURE_CAUSES"] == "all"

  /// The trials of each kind in the whole measurement.
  private static let trialsOfKind = 30

  @Test func `first lines name what changed`() throws {
    let laboratory = try CauseLaboratory()
    var score = CauseScore()
    for (place, kind) in ChangeKind.all.enumerated() {
      var count = 0
      for (number, cell) in Self.cells(of: place) where count < Self.trialsOfKind {
        let trial = try laboratory.trial(of: [kind], on: cell, seed: 100 * place + number)
        guard let trial, trial.verdict != .unseen else { continue }
        count += 1
        score.add(trial, kind: kind.name, cell: cell.name)
      }
    }
    report(score)
    #expect(score.trueShare >= 0.98, "\(score.table)\n\(score.complaints)")
    #expect(score.namedShare >= 0.95, "\(score.table)\n\(score.complaints)")
    #expect(score.falseArrows == 0, "\(score.complaints)")
  }

  /// The cells on which a kind is tried: each one twice, or a few.
  private static func cells(of place: Int) -> [(number: Int, cell: MeasuredCell)] {
    let cells = MeasuredCell.all
    guard !isWhole else { return (0..<2 * cells.count).map { ($0, cells[$0 % cells.count]) } }
    return cells.enumerated().filter { ($0.offset + place) % 19 == 0 }.map {
      ($0.offset, $0.element)
    }
  }

  @Test func `first lines name one of two changes, and the rest the other`() throws {
    let laboratory = try CauseLaboratory()
    var score = CauseScore()
    for seed in 0..<(Self.isWhole ? 1000 : 25) {
      let (kinds, cell) = Self.pick(2, seed: seed + 20_000)
      guard kinds[0].name != kinds[1].name else { continue }
      let trial = try laboratory.trial(of: kinds, on: cell, seed: seed)
      if let trial {
        score.add(trial, kind: "pairs", cell: "\(cell.name), \(kinds[0].name) + \(kinds[1].name)")
      }
    }
    report(score)
    #expect(score.trueShare >= 0.98, "\(score.table)\n\(score.complaints)")
    #expect(score.namedShare >= 0.95, "\(score.table)\n\(score.complaints)")
    #expect(score.falseArrows == 0, "\(score.complaints)")
  }

  @Test func `no line names what the reference's pixels had already`() throws {
    let laboratory = try CauseLaboratory()
    var score = CauseScore()
    for seed in 0..<(Self.isWhole ? 600 : 20) {
      let (kinds, cell) = Self.pick(1, seed: seed + 40_000)
      let trial = try laboratory.trial(of: kinds, on: cell, seed: seed) { root in
        var random = SeededGenerator(trial: seed + 50_000)
        OldChange.apply(to: root, &random)
      }
      guard let trial, trial.verdict != .unseen else { continue }
      score.add(trial, kind: "with an old change", cell: "\(cell.name), \(kinds[0].name)")
      let old = trial.lines.filter { OldChange.words.contains(where: $0.contains) }
      #expect(old.isEmpty, "\(cell.name), \(kinds[0].name): \(trial.lines)")
    }
    report(score)
    #expect(score.trueShare >= 0.98, "\(score.table)\n\(score.complaints)")
  }

  private static func pick(_ count: Int, seed: Int) -> (kinds: [ChangeKind], cell: MeasuredCell) {
    var random = SeededGenerator(trial: seed)
    let kinds = (0..<count).map { _ in random.pick(ChangeKind.all) }
    return (kinds, random.pick(MeasuredCell.all))
  }

  private func report(_ score: CauseScore) {
    guard Self.isWhole else { return }
    print(score.table)
    print(score.complaints.joined(separator: "\n"))
  }
}

/// A change that is in the cell and in the reference's pixels, but not in its layout.
@MainActor private enum OldChange {
  /// What a line that names one has.
  static let words = ["oldChange", "253", "0.777"]

  static func apply(to root: UIView, _ random: inout SeededGenerator) {
    let labels = root.appViews.compactMap { $0 as? UILabel }
    switch labels.isEmpty ? 0 : random.below(3) {
    case 0:
      let view = UIView()
      view.accessibilityIdentifier = words[0]
      root.subviews.first?.addSubview(view)
    case 1: random.pick(labels).setContentHuggingPriority(UILayoutPriority(253), for: .vertical)
    default: random.pick(labels).minimumScaleFactor = 0.777
    }
  }
}
