import Foundation
import Processes
import Serving
import SnapReport
import SnapshotReferences
import Terminal
import TestRuns

/// One call of `snap watch`: a thread that serves the page, and those that draw, lint and build.
struct WatchSession {
  /// The paths of the files and folders whose cells are drawn.
  let named: [String]
  let places: WatchWork.Places
  /// In seconds, for each request of a process.
  let timeLimit: Int
  /// Where tests are built after a Swift source was saved; nil if they are not.
  let place: BuildPlace?
  /// How the terminal shows pictures.
  let pictures: InlinePicture.Format

  /// Serves the page while other threads draw, until Ctrl-C, or until the program that started this one is gone.
  ///
  /// - Throws: `ServingError` if the system has no descriptor left.
  func serve(_ server: HTTPServer, _ access: ReviewAccess) throws {
    let interruption = Interruption()
    Interruption.unblock()
    defer { interruption.end() }
    let inbox = try WatchInbox()
    let linting = WatchLinting(inbox, places, timeLimit: timeLimit, until: interruption)
    let building = place.map { WatchBuilding(places, in: $0, inbox, until: interruption) }
    let threads = DispatchGroup()
    start(inbox, linting, building, interruption, in: threads)
    let handler = handler(inbox, access)
    Console.styled(
      "Watch \(places.package.path) at \(Console.link(access.address)) (Ctrl-C ends it)")
    let parent = getppid()
    server.run(handler, wokenBy: inbox.bell) {
      handler.takeEvents()
      if getppid() != parent { kill(getpid(), SIGTERM) }
      return interruption.hasCome
    }
    threads.wait()
  }

  private func start(
    _ inbox: WatchInbox, _ linting: WatchLinting, _ building: WatchBuilding?,
    _ interruption: Interruption, in threads: DispatchGroup
  ) {
    run(in: threads) { [places, named, timeLimit] in
      let drawing = WatchDrawing(
        places, named: named, timeLimit: timeLimit, inbox, linting, building, until: interruption)
      drawing.run()
    }
    run(in: threads) { linting.run() }
    if let building { run(in: threads) { building.run() } }
  }

  private func run(in threads: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread.detachNewThread {
      work()
      threads.leave()
    }
  }

  private func handler(_ inbox: WatchInbox, _ access: ReviewAccess) -> WatchServer {
    var files = PackageResults()
    for directories in [places.before, places.references, places.tests] {
      files.add([], of: directories, among: 1)
    }
    return WatchServer(
      inbox, access: access, source: files.source,
      printer: WatchPrinter(pictures: pictures, source: files.source), tool: Console.tool)
  }
}
