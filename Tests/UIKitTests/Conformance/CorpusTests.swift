import Foundation
import TestSupport
import Testing
import UIKit

/// Compares layouts with those that Apple's engine computed.
@MainActor struct ConformanceCorpusTests {
  /// Cells of a corpus that need the same; without needs, constraints between edges, centres and
  /// sizes are enough.
  struct Group: Sendable {
    let corpus: InterfaceBuilderCorpus
    let needs: Set<String>
    /// How many cells there are; nil if that is not known.
    let count: Int?
  }

  nonisolated static let sampleGroups = [
    Group(corpus: .sample, needs: [], count: 16),
    Group(corpus: .sample, needs: ["margin"], count: 14),
    Group(corpus: .sample, needs: ["stack"], count: 7),
    Group(corpus: .sample, needs: ["margin", "stack"], count: 7),
    Group(corpus: .sample, needs: ["baseline"], count: 1),
  ]

  nonisolated static let namedGroups = InterfaceBuilderCorpus.named.map { corpus in
    let needs: [Set<String>] = [
      [], ["margin"], ["sizeclass"], ["margin", "sizeclass"], ["margin", "sfsymbol"],
      ["baseline"], ["scroll"], ["stack"], ["margin", "stack"], ["sizeclass", "stack"],
      ["stack", "stackDirectionalMargins"], ["margin", "sfsymbol", "stack"],
      ["fillProportionally", "stack"],
    ]
    return needs.map { Group(corpus: corpus, needs: $0, count: nil) }
  }

  @Test func `the groups of the sample are all of its trusted cells`() throws {
    let count = try InterfaceBuilderCorpus.sample.trustedCells().count
    #expect(Self.sampleGroups.compactMap(\.count).reduce(0, +) == count)
  }

  @Test(arguments: sampleGroups + (namedGroups ?? []))
  func `frames match Apple's engine, and no layout has diagnostics`(group: Group) throws {
    let needs = group.needs
    let cells = try group.corpus.trustedCells().filter { $0.needs == needs }
    let verdicts = try cells.map { try CanvasVerdict($0.cell) }
    print(summary(of: verdicts, needs))
    let mismatches = verdicts.flatMap(\.mismatches)
    let falseAlarms = verdicts.flatMap(\.falseAlarms)
    let drifts = verdicts.flatMap(\.drifts)
    #expect(!verdicts.isEmpty && verdicts.count == group.count ?? verdicts.count)
    #expect(verdicts.allSatisfy { $0.viewCount > 0 })
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
