import ArgumentParser
import Foundation
import Processes
import Serving
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows each changed picture, to accept or reject it.",
    discussion: """
      Serves a page to browsers on this machine, at an unguessable address. Decisions take effect \
      immediately, as with `snap accept` and `snap reject`, and can be undone. Ends when all changes are \
      decided, or on Ctrl-C. With --terminal, the review runs in the terminal, with pictures if supported.
      """)

  @OptionGroup var location: PackageOption

  @Flag(help: "Review in the terminal instead of a web page.")
  var terminal = false

  @Option(
    help: ArgumentHelp(
      "How the terminal shows pictures; by default detected from its environment variables.",
      valueName: "kitty|iterm2|sixel|none"))
  var pictures: InlinePicture.Format?

  @Option(help: ArgumentHelp("The page's port; by default a free one.", valueName: "port"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "Also write the decisions into a file, which `snap decide` carries out on another machine.",
      valueName: "file"))
  var decisions: String?

  func run() throws {
    let directories = try location.directories()
    let store = directories.store
    let pending = try store.pending()
    guard !pending.isEmpty else { return Console.out("No pending changes.") }
    let session = ReviewSession(store, pending: pending)
    if terminal {
      let format = pictures ?? .supported(by: Console.environment, isTerminal: Console.isTerminal)
      var review = TerminalReview(session, pending, of: directories, pictures: format)
      try review.run()
      try keep(review.session)
    } else {
      try serve(session, pending, in: directories)
    }
  }

  /// The pending changes, and the rest of the last run.
  private func page(
    of pending: [SnapshotResult], edition: Int, in directories: SnapshotDirectories
  ) throws -> Data {
    let keys = Set(pending.map(\.key))
    let last = try LatestRun(in: directories)
    let others = last.results.filter { !keys.contains($0.key) }
    var all = PackageResults()
    all.add(pending + others, last.otherFailures, of: directories, among: 1)
    return try RunReport(all.run, title: "Review", tool: Console.tool)
      .reviewPage(all.source, edition: edition)
  }

  private func listen() throws -> HTTPServer {
    do {
      return try HTTPServer(port: port)
    } catch {
      throw SnapError.cannotServe(port: port, reason: error.reason)
    }
  }

  /// Adds the decisions to those of the file that are there.
  private func keep(_ session: ReviewSession) throws {
    guard let decisions else { return }
    let file = URL(fileURLWithPath: decisions)
    var all = try DecisionFile(file) ?? DecisionFile()
    all.add(session.entries)
    try all.write(to: file)
  }

  /// Serves until all is decided, on a signal, or when the program that started this one is gone: SwiftPM runs a
  /// plugin's tool in a process group of its own, which the terminal's Ctrl-C does not reach.
  private func serve(
    _ session: ReviewSession, _ pending: [SnapshotResult], in directories: SnapshotDirectories
  ) throws {
    let server = try listen()
    let access = ReviewAccess(port: server.port, token: ReviewAccess.makeToken())
    let handler = try ReviewServer(session, pending: pending, access: access) {
      try page(of: $0, edition: $1, in: directories)
    }
    Interruption.unblock()
    let interruption = Interruption()
    let parent = getppid()
    let address = Console.link(access.address)
    Console.styled("Review \(session.waiting.count) at \(address) (Ctrl-C ends it)")
    server.run(handler) { interruption.hasCome || handler.isOver || getppid() != parent }
    try keep(handler.session)
    Console.out(handler.session.summary)
  }
}
