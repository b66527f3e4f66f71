import ArgumentParser
import Foundation
import GitFormats
import LayoutChanges
import Revisions
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal
import TestRuns

struct Blame: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which commit gave each view of a cell its place.",
    discussion: """
      Prints the views of the committed reference with their frames (x y; width height) in points, relative to the \
      superview, and the commit that last changed that frame. Views that were renamed are followed. A ≤ marks a commit \
      before which the layout is not known, as the picture is not on this machine.

      \(ExitCodes.blame)
      """)

  @OptionGroup var location: PackageOption

  @Argument(
    help: ArgumentHelp(
      "The snapshot's name, as `snap status` prints it; without its configuration, all of them.",
      valueName: "cell"))
  var cell: String

  func run() throws {
    let directories = try location.directories()
    let repository = try GitRepository(of: directories, environment: Console.environment)
    let fixture = try SnapshotKey(parsing: cell)
    let known = try directories.store.referencedKeys(of: fixture)
    // Without a reference in the working tree, the name may still be that of one in a commit.
    let keys = known.isEmpty ? [fixture] : known
    var isFirst = true
    var cut: GitProblem?
    for key in keys {
      let timeline = try ReferenceTimeline(of: key, directories.store, repository)
      let lines = try Self.lines(of: timeline, key)
      if lines.isEmpty || lines.contains(where: { !$0.isCertain }) { cut = cut ?? timeline.cut }
      guard !lines.isEmpty else { continue }
      if !isFirst { Console.out("") }
      isFirst = false
      if keys.count > 1 { Console.out("\(key)") }
      for line in lines { Console.out(line.text) }
    }
    if let cut { throw cut }
    guard isFirst else { return }
    Console.error("No commit has a reference of \(cell).")
    throw Outcome.differences
  }

  private static func lines(
    of timeline: ReferenceTimeline, _ key: SnapshotKey
  ) throws -> [(text: String, isCertain: Bool)] {
    guard let last = timeline.steps.first?.new else { return [] }
    if let problem = last.problem { throw SnapError.unreadableReference(problem) }
    guard last.layout != nil else { throw SnapError.noPicture(key: key) }
    let rows = LayoutHistory(timeline.versions.map(LayoutHistory.Version.init)).places.map {
      (
        view: $0.view, frame: $0.frame.words, isCertain: $0.origin.isCertain,
        commit: ($0.origin.isCertain ? "" : "≤ ")
          + timeline.commit(ofVersion: $0.origin.version).title
      )
    }
    let widths = (
      rows.map(\.view.count).max() ?? 0, rows.map(\.frame.count).max() ?? 0
    )
    return rows.map {
      (
        "\($0.view.filled(to: widths.0))  \($0.frame.filled(to: widths.1))  \($0.commit)",
        $0.isCertain
      )
    }
  }
}

extension String {
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
