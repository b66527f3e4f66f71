import Fixtures
import Foundation
import Testing
import UIKit

/// Several useless numbers at once, in views inside each other: what one of them does may depend on another.
///
/// `HOSTILE_CELLS=1000-5000` tries the seeds of a range, and says before each which it is, for those that end the process.
@MainActor struct HostileCombinationTests {
  private static let chosenSeeds: Range<Int>? = {
    let ends = ProcessInfo.processInfo.environment["HOSTILE_CELLS"]?.split(separator: "-")
      .compactMap { Int($0) }
    guard let ends, ends.count == 2, ends[0] <= ends[1] else { return nil }
    return ends[0]..<ends[1]
  }()

  /// Two tables that drew lines without end, and a search for ambiguous views that refused a length again and again.
  private static let formerlyEndless = [2226, 3209, 3573]

  @Test func `a cell with several useless numbers is drawn, or an error says why not`() throws {
    for seed in Self.chosenSeeds.map(Array.init) ?? Array(0..<120) + Self.formerlyEndless {
      if Self.chosenSeeds != nil { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      let combination = HostileCombination(seed: seed)
      do {
        _ = try Rendering(of: combination.cell, in: Configuration()).snapshot()
      } catch is RenderingError {
        continue
      } catch {
        Issue.record("seed \(seed): \(error); \(combination.settings)")
      }
    }
  }
}
