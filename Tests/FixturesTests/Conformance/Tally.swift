import Foundation

/// How many of some things are right.
struct Tally: Equatable, CustomStringConvertible {
  var right = 0
  var count = 0

  var share: Double { count == 0 ? 0 : Double(right) / Double(count) }
  var description: String { String(format: "%d of %d (%.2f %%)", right, count, 100 * share) }

  mutating func add(_ isRight: Bool) {
    count += 1
    if isRight { right += 1 }
  }
}

/// What misses, by cause.
struct MissTable {
  private var rows: [String: Row] = [:]

  private struct Row {
    var count = 0
    var cells: Set<String> = []
    var repositories: Set<String> = []
  }

  mutating func add(_ cause: String, of cell: KnownCell) {
    rows[cause, default: Row()].count += 1
    rows[cause]?.cells.insert("\(cell.file) \(cell.id)")
    rows[cause]?.repositories.insert(cell.repo)
  }

  /// The cells with a miss, each with the name of its file, in the order of the files' paths.
  var cells: [String] {
    Set(rows.values.flatMap(\.cells)).sorted().map { String($0.split(separator: "/").last ?? "") }
  }

  /// A table in Markdown, the most frequent cause first.
  func markdown(counting noun: String) -> String {
    let sorted = rows.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let lines = sorted.map { cause, row in
      "| \(cause) | \(row.count) | \(row.cells.count) | \(row.repositories.count) |"
    }
    let head = ["| cause | \(noun) | cells | repositories |", "| --- | --- | --- | --- |"]
    return (head + lines).joined(separator: "\n")
  }
}

/// Views and cells that are right, and the causes of those that are not.
struct FrameTally {
  var views = Tally()
  var cells = Tally()
  var misses = MissTable()

  mutating func add(_ comparisons: [FrameComparison], of cell: KnownCell) {
    for comparison in comparisons { views.add(comparison.isRight) }
    cells.add(comparisons.allSatisfy(\.isRight))
    let causes = MissCauses(comparisons)
    for comparison in comparisons where !comparison.isRight {
      misses.add(causes.cause(of: comparison), of: cell)
    }
  }
}
