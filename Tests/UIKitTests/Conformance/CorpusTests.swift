import Foundation
import Testing
import UIKit

/// Compares layouts with those of Apple's engine, if the files are available.
@Suite(.enabled(if: CorpusFolder.current != nil, "SNAP_IB_CORPUS names no folder"))
@MainActor struct ConformanceCorpusTests {
  /// The requirements of cells; the first ones only need constraints between edges, centres and sizes.
  nonisolated static let needs: [Set<String>] = [
    [], ["margin"], ["sizeclass"], ["margin", "sizeclass"], ["margin", "sfsymbol"], ["baseline"],
    ["scroll"], ["stack"], ["margin", "stack"], ["sizeclass", "stack"],
    ["stack", "stackDirectionalMargins"], ["margin", "sfsymbol", "stack"],
    ["fillProportionally", "stack"],
  ]

  @Test(arguments: needs)
  func `frames match Apple's engine, and no layout has diagnostics`(
    needs: Set<String>
  ) throws {
    let folder = try #require(CorpusFolder.current)
    let cells = try folder.trustedCells().filter { $0.needs == needs }
    let verdicts = try cells.map { try CanvasVerdict($0.cell) }
    print(summary(of: verdicts, needs))
    let mismatches = verdicts.flatMap(\.mismatches)
    let falseAlarms = verdicts.flatMap(\.falseAlarms)
    let drifts = verdicts.flatMap(\.drifts)
    #expect(!verdicts.isEmpty)
    #expect(mismatches.isEmpty, "\(mismatches.joined(separator: "\n"))")
    #expect(falseAlarms.isEmpty, "\(falseAlarms.joined(separator: "\n"))")
    #expect(drifts.isEmpty, "\(drifts.joined(separator: "\n"))")
  }

  private func summary(of verdicts: [CanvasVerdict], _ needs: Set<String>) -> String {
    let title = needs.isEmpty ? "plain geometry" : needs.sorted().joined(separator: ", ")
    let right = verdicts.count { $0.mismatches.isEmpty && $0.falseAlarms.isEmpty }
    let views = verdicts.reduce(0) { $0 + $1.viewCount }
    return "\(title): \(right) of \(verdicts.count) cells right (\(views) views, "
      + "\(verdicts.count(where: \.isContradictory)) contradict their height), "
      + "layout \(verdicts.map(\.layoutTime).spread), "
      + "diagnosis \(verdicts.map(\.diagnosisTime).spread)"
  }
}

extension [Duration] {
  /// The mean and the maximum, in milliseconds.
  fileprivate var spread: String {
    let longest = self.max() ?? .zero
    let mean = reduce(.zero, +) / Swift.max(count, 1)
    return String(
      format: "%.2f ms (at most %.1f)", mean / .milliseconds(1), longest / .milliseconds(1))
  }
}
