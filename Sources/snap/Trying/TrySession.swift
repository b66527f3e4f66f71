import Adopting
import FileAccess
import Foundation
import NumberText
import Processes
import SnapReport
import SnapshotRecords
import Terminal
import TestRuns

/// One call of `snap try`: it draws once, or whenever a file is saved.
struct TrySession {
  let paths: [String]
  let types: [String]
  /// The language mode of the sources.
  let mode: String
  let modules: CellModules
  let swiftc: URL
  /// The folder of the page.
  let output: URL
  let interruption: Interruption
  /// Whether nothing is left out that does not compile.
  let isStrict: Bool

  /// How often the page is read again while files are watched, in seconds.
  private static let refresh = 2
  /// How late Ctrl-C may be noticed.
  private static let pause = Duration.milliseconds(200)
  /// Files that are saved together are drawn together.
  private static let quiet = Duration.milliseconds(30)

  private var page: URL { TriedOutput(output).page }

  /// Draws the cells and writes the page.
  ///
  /// - Parameter refresh: after how many seconds a browser reads the page again.
  /// - Returns: what the page shows; nil if the sources do not compile, which is printed.
  /// - Throws: ``TryingError``, `TestRunsError.interrupted`, or an error that names a file.
  func draw(refresh: Int?) throws -> TriedPage? {
    let start = ContinuousClock.now
    let tryout = CellTryout(
      try TriedSources(paths), named: types, mode: mode, with: modules,
      environment: Console.environment, isStrict: isStrict)
    switch try tryout.run(by: swiftc, until: interruption) {
    case .refused(let messages, let notes):
      Console.text(messages.withPlainSpaces)
      for note in notes { Console.error(note) }
      return nil
    case .drawn(let page, let pictures, let notes):
      for note in notes { Console.error(note) }
      try write(page, pictures, refresh)
      for card in page.cards { Console.out(card.line) }
      page.otherChanges.map { Console.out($0) }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      Console.styled(
        "\(Console.link(self.page.path, toFile: self.page.path)): \(page.summary), in \(seconds.text(decimals: 1)) s"
      )
      return page
    }
  }

  private func write(
    _ page: TriedPage, _ pictures: [(name: String, data: Data)], _ refresh: Int?
  ) throws {
    var page = page
    page.refresh = refresh
    try TriedOutput(output).write(page, pictures)
  }

  /// Draws whenever a file was saved, until Ctrl-C.
  func watch() throws {
    // What is not there at first is not waited for.
    _ = try TriedSources(paths)
    let named = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let watch = FolderWatch(roots) { path in
      // Other sources beside a named one are not compiled.
      let isNamed = named.contains { path == $0 || path.hasPrefix($0 + "/") }
      return TriedSources.canRead(path) && (isNamed || !path.hasSuffix(".swift"))
    }
    var isOpen = false
    // What the page shows.
    var drawn = drawWatching()
    while !interruption.hasCome {
      if !isOpen, Files.exists(page) {
        open()
        isOpen = true
      }
      guard !watch.changes(within: Self.pause).isEmpty else { continue }
      // An editor may save several files at once.
      while !watch.changes(within: Self.quiet).isEmpty {}
      drawn = drawWatching() ?? drawn
    }
    try drawn.map { try write($0, [], nil) }
  }

  /// The folders of the paths; a file brings those beside it.
  private var roots: [FolderWatch.Root] {
    paths.map { path in
      let url = URL(fileURLWithPath: path).standardizedFileURL
      return Files.isFolder(url)
        ? .init(folder: url) : .init(folder: url.deletingLastPathComponent(), isDeep: false)
    }
  }

  /// Draws; what is wrong is printed, as the next save may mend it.
  private func drawWatching() -> TriedPage? {
    do {
      return try draw(refresh: Self.refresh)
    } catch {
      if !interruption.hasCome { Console.error("error: \(error)") }
      return nil
    }
  }

  /// Opens the page in a browser if somebody is there to see it.
  func open() { TriedOutput(output).open() }
}
