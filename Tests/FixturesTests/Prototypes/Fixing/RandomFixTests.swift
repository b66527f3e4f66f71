import Foundation
import LayoutModel
import Testing

@testable import Fixtures

/// What hints say is done in files of random broken cells.
@MainActor struct RandomFixTests {
  /// The findings that count, and how many of each kind are fixed.
  private struct Tally {
    var found: [String: Int] = [:]
    var fixed: [String: Int] = [:]

    var share: Double {
      Double(fixed.values.reduce(0, +)) / Double(max(1, found.values.reduce(0, +)))
    }
  }

  private func findings(_ data: Data) throws -> [LintFinding] {
    try PrototypeFile(data, name: "Random.storyboard").lint().filter { $0.severity > .note }
  }

  /// The number of cells, by default one with each mistake; more of them, and what stays, by the variable.
  private static let wanted = ProcessInfo.processInfo.environment["RANDOM_FIXES"].flatMap(Int.init)
  private static let cells = wanted ?? XibMistake.allCases.count

  @Test func `nine of ten findings of random cells are fixed, and nothing gets worse`() throws {
    var tally = Tally()
    for seed in 0..<Self.cells {
      var cell = try RandomXib(seed: seed + 500)
      let mistake = XibMistake.allCases[seed % XibMistake.allCases.count]
      mistake.make(in: &cell)
      let data = Data(cell.text.utf8)
      let before = try findings(data)
      let fixes = try PrototypeFile.fixes(of: data, at: URL(fileURLWithPath: "/Random.storyboard"))
      let after = try findings(fixes.contents)
      for finding in before { tally.found[finding.kind.rawValue, default: 0] += 1 }
      for fix in fixes.fixes { tally.fixed[fix.finding.kind.rawValue, default: 0] += 1 }
      let known = Set(before.map(\.fingerprint))
      #expect(after.allSatisfy { known.contains($0.fingerprint) }, "seed \(seed): \(after)")
      #expect(after.count <= before.count - fixes.fixes.count, "seed \(seed)")
      if Self.wanted != nil { report(fixes.rest, of: mistake, seed) }
    }
    if Self.wanted != nil { print(tally) }
    #expect(tally.share >= 0.9, "\(tally)")
    #expect(tally.found.values.reduce(0, +) >= Self.cells / 2, "\(tally)")
  }

  private func report(_ rest: [LintFixes.Rest], of mistake: XibMistake, _ seed: Int) {
    for left in rest {
      print(seed, mistake, left.finding.kind, left.obstacle, left.finding.message)
    }
  }
}
