import Foundation

/// How many cells and views of each repository are right, also without what its own cells taught.
struct RepositoryTable {
  private struct Cell {
    let name: String
    let repository: String
    let views: Tally
  }

  private var cells: [Cell] = []

  mutating func add(_ comparisons: [FrameComparison], of cell: KnownCell) {
    var views = Tally()
    for comparison in comparisons { views.add(comparison.isRight) }
    cells.append(Cell(name: cell.name, repository: cell.repo, views: views))
  }

  /// The cells that are right, and their views; those in `missing` count as wrong.
  func tallies(without missing: Set<String>, in repository: String? = nil) -> (
    views: Tally, cells: Tally
  ) {
    var result = (views: Tally(), cells: Tally())
    for cell in cells where repository == nil || cell.repository == repository {
      let isKnown = !missing.contains(cell.name)
      result.views.right += isKnown ? cell.views.right : 0
      result.views.count += cell.views.count
      result.cells.add(isKnown && cell.views.right == cell.views.count)
    }
    return result
  }

  /// A table in Markdown; `unsupported` are the cells with numbers that other repositories do not give.
  func markdown(unsupported: Set<String>) -> String {
    let names = Set(cells.map(\.repository)).sorted()
    let lines = (names.map { ($0, $0) } + [("all", nil)]).map { title, name -> String in
      let all = tallies(without: [], in: name)
      let others = tallies(without: unsupported, in: name)
      return "| \(title) | \(all.views) | \(all.cells) | \(others.views) | \(others.cells) |"
    }
    let head = [
      "| repository | views | cells | views, others' numbers | cells, others' numbers |",
      "| --- | --- | --- | --- | --- |",
    ]
    return (head + lines).joined(separator: "\n")
  }
}
