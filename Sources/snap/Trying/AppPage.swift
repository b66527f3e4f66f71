import Adopting
import FileAccess
import Foundation
import NumberText
import Processes
import SnapReport
import SnapshotRecords
import Terminal
import TestRuns

/// One page with the cells of an app, which `snap adopt --page` writes.
struct AppPage {
  let targets: [TargetCells]
  let modules: CellModules
  let output: TriedOutput
  /// Whether nothing is left out that does not compile.
  let isStrict: Bool

  /// Draws the cells of each target and writes the page.
  ///
  /// - Returns: whether each cell has all its pictures.
  /// - Throws: ``TryingError``, `TestRunsError.interrupted`, or an error that names a file.
  func draw(until interruption: Interruption) throws -> Bool {
    let start = ContinuousClock.now
    let swiftc = try modules.swiftc()
    var page = TriedPage([])
    let parts = targets.enumerated().flatMap { index, target in target.parts.map { (index, $0) } }
    for (index, part) in parts {
      let drawn = try part.draw(
        by: swiftc, with: modules, environment: Console.environment, isStrict: isStrict,
        until: interruption)
      for note in drawn.notes { Console.error(note) }
      // Cells of several targets may have one name.
      let folder = targets.count > 1 ? "target-\(index + 1)" : nil
      let cards = drawn.page.cards.map { card in
        var card = card
        card.folder = folder
        return card
      }
      for card in cards { Console.out(card.line) }
      page = TriedPage(page.cards + cards, dropped: page.dropped + drawn.page.dropped)
      try output.write(
        page,
        drawn.pictures.map { picture in
          (name: (folder.map { "\($0)/" } ?? "") + picture.name, data: picture.data)
        })
    }
    page.otherChanges.map { Console.out($0) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    Console.styled(
      "\(Console.link(output.page.path, toFile: output.page.path)): \(page.summary), in \(seconds.text(decimals: 1)) s"
    )
    output.open()
    return page.isComplete
  }
}
