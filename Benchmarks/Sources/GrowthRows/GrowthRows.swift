import Fixtures
import Rounds
import UIKit

/// The rows about cells with many views, about a linted cell and about a whole table.
///
/// The numbers in the rows' names are divided by `share`; the answers do not depend on them.
public func growthRows(dividedBy share: Int) -> [Row] {
  let cells = BigCell.all.map { kind in
    row(kind.count, kind.name, share) { try judge(kind.make($0)) }
  }
  return cells + [
    row(100, "linted labels in a chain", share) { try LintedChain.findingCount($0) },
    row(100_000, "rows of a whole table", share) { try TallTable.judge(rows: $0) },
  ]
}

private func row(
  _ count: Int, _ name: String, _ share: Int,
  _ answer: @escaping @MainActor @Sendable (Int) throws -> Int
) -> Row {
  Row("\(count) \(name)") {
    @Sendable func measured() throws -> Int {
      try MainActor.assumeIsolated { try answer(count / share) }
    }
    return Work(run: { _ = try measured() }, answer: { [Double(try measured())] })
  }
}

/// Lays out, judges and draws a view; returns the number of kinds of findings.
@MainActor private func judge(_ view: UIView) throws -> Int {
  let rendering = try Rendering(of: view, in: Configuration())
  _ = try rendering.snapshot()
  return Set(rendering.diagnostics.map(\.kind)).count
}
