import Fixtures
import Foundation

/// What the cells of a folder say about the numbers that were taken from such cells: margins and sizes.
///
/// 1. A sample is a number that one cell's stored frames give for a rule, beside ours.
/// 2. A rule's value without a repository is the most frequent one in the samples of the others.
/// 3. Where that is not ours, or there is none, our number is not supported for that repository.
struct RuleEvidence {
  struct Sample {
    let rule: String
    let stored: Double
    let ours: Double
    let repository: String
    let cell: String
    let version: String
  }

  private var samples: [String: [Sample]] = [:]

  mutating func add(_ found: [Sample]) {
    for sample in found { samples[sample.rule, default: []].append(sample) }
  }

  /// The numbers of ours that the samples of other repositories do not give.
  private var unsupported: [Sample] {
    samples.values.flatMap { all in
      Dictionary(grouping: all, by: \.repository).flatMap { repository, own -> [Sample] in
        let value = all.filter { $0.repository != repository }.map(\.stored).mostFrequent
        return own.filter { sample in
          value.map { abs($0 - sample.ours) > Self.tolerance } ?? true
        }
      }
    }
  }

  /// The cells with a number of ours that the samples of other repositories do not give.
  var unsupportedCells: Set<String> { Set(unsupported.map(\.cell)) }

  /// The rules whose numbers the other repositories do not give, with the cells that need them.
  var unsupportedTable: String {
    let lines = Set(unsupported.map { "| \($0.rule) | \($0.repository) | \($0.cell.shortName) |" })
    let head = ["| rule | repository | cell |", "| --- | --- | --- |"]
    return (head + lines.sorted()).joined(separator: "\n")
  }

  static let tolerance = 0.5

  private static let columns = [
    "rule", "value", "samples", "with the value", "as ours", "cells", "repositories",
    "Xcode versions",
  ]

  /// The rules with their evidence, as lines of values between tabs.
  var table: String {
    ([Self.columns] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// The rules with their evidence, as a table in Markdown.
  var markdown: String {
    ([Self.columns, Self.columns.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private var rows: [[String]] {
    samples.keys.sorted().map { rule in
      let all = samples[rule] ?? []
      let value = all.map(\.stored).mostFrequent ?? 0
      let numbers = [
        all.count, all.count { abs($0.stored - value) <= Self.tolerance },
        all.count { abs($0.stored - $0.ours) <= Self.tolerance }, Set(all.map(\.cell)).count,
        Set(all.map(\.repository)).count,
      ]
      let versions = Set(all.map(\.version)).sorted {
        (Double($0) ?? 9.3, $0) < (Double($1) ?? 9.3, $1)
      }
      return [rule, String(format: "%g", value)] + numbers.map(String.init)
        + [versions.joined(separator: " ")]
    }
  }
}

extension String {
  /// The name of a cell without the folders of its file.
  fileprivate var shortName: String { String(split(separator: "/").last ?? "") }
}

extension [Double] {
  /// The most frequent number to half a point; of equals the smallest.
  fileprivate var mostFrequent: Double? {
    let groups = Dictionary(grouping: self) { ($0 * 2).rounded() / 2 }
    return groups.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }?.key
  }
}
