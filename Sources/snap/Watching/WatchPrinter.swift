import Foundation
import Graphics
import SnapReport
import SnapshotRecords
import Terminal

/// Prints what happens while files are watched.
struct WatchPrinter {
  /// How the terminal shows pictures.
  let pictures: InlinePicture.Format
  /// Reads a picture by its path in the results.
  let source: PictureSource

  /// More of one save are on the page.
  private static let mostPictures = 3

  func print(_ event: WatchEvent) {
    switch event {
    case .done(let save): Console.out(save.sentence)
    case .problems(let problems, _): for problem in problems { Console.error("error: \(problem)") }
    case .findings(let findings, _): for finding in findings { Console.out(finding.line) }
    case .drawn(let snapshots, _):
      for snapshot in snapshots.filter(\.isChanged).prefix(Self.mostPictures) { show(snapshot) }
    case .building: Console.out("building the tests …")
    case .unwatched(let count):
      Console.error(
        "The system tells of no changes in \(count.counted("folder")), which are looked at every two seconds. "
          + "fs.inotify.max_user_watches is its limit.")
    case .saved, .kept, .compared: break
    }
  }

  private func show(_ snapshot: WatchPage.Snapshot) {
    Console.out(snapshot.line)
    guard pictures != .none else { return }
    let bitmaps = snapshot.paths.compactMap { path in
      source.data(path).flatMap { try? PNG.decode($0, name: path).bitmap }
    }
    guard let picture = InlinePicture.stack(bitmaps),
      let sequence = try? InlinePicture.sequence(for: picture, as: pictures)
    else { return }
    Console.raw(sequence)
  }
}
