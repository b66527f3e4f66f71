import Foundation
import SnapshotRecords

/// The tests that `--filter` and `--skip` select, as in `swift test`.
struct TestSelection {
  private var filters: [String] = []
  private var skips: [String] = []

  init(_ arguments: [String]) {
    for (option, value) in zip(arguments, arguments.dropFirst()) {
      if option == "--filter" { filters.append(value) }
      if option == "--skip" { skips.append(value) }
    }
  }

  func contains(_ test: String) -> Bool {
    func matches(_ pattern: String) -> Bool {
      (try? Regex(pattern)).map { test.firstMatch(of: $0) != nil } ?? false
    }
    return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
  }
}
