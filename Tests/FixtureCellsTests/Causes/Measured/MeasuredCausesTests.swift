import Foundation
import TestSupport
import Testing

/// Measures how many first lines and arrows of failures are true.
///
/// `SNAP_MEASURE_CAUSES=all` tries every kind of change on every cell, single and in pairs, and prints what was said.
@MainActor struct MeasuredCausesTests {
  private static let isWhole = ProcessInfo.processInfo.environment["SNAP_MEASURE_CAUSES"] == "all"

  @Test func `first lines name what changed`() throws {
    let laboratory = try CauseLaboratory()
    var score = CauseScore()
    for (place, kind) in ChangeKind.all.enumerated() {
      for (number, cell) in MeasuredCell.all.enumerated() {
        guard Self.isWhole || (number + place) % 11 == 0 else { continue }
        let trial = try laboratory.trial(of: [kind], on: cell, seed: 100 * place + number)
        if let trial { score.add(trial, kind: kind.name, cell: cell.name) }
      }
    }
    report(score)
    #expect(score.trueShare >= 0.98, "\(score.table)\n\(score.complaints)")
    #expect(score.falseArrows == 0, "\(score.complaints)")
  }

  @Test func `first lines name one of two changes, and the rest the other`() throws {
    let laboratory = try CauseLaboratory()
    var score = CauseScore()
    for seed in 0..<(Self.isWhole ? 1000 : 25) {
      var random = SeededGenerator(trial: seed + 20_000)
      let kinds = [random.pick(ChangeKind.all), random.pick(ChangeKind.all)]
      let cell = random.pick(MeasuredCell.all)
      guard kinds[0].name != kinds[1].name else { continue }
      let trial = try laboratory.trial(of: kinds, on: cell, seed: seed)
      if let trial {
        score.add(trial, kind: "pairs", cell: "\(cell.name), \(kinds[0].name) + \(kinds[1].name)")
      }
    }
    report(score)
    #expect(score.trueShare >= 0.95, "\(score.table)\n\(score.complaints)")
    #expect(score.falseArrows == 0, "\(score.complaints)")
  }

  private func report(_ score: CauseScore) {
    guard Self.isWhole else { return }
    print(score.table)
    print(score.complaints.joined(separator: "\n"))
  }
}
