import FileAccess
import Foundation
import Locks
import Processes
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

/// Builds and verifies the tests of a package after a Swift source was saved, on a thread of its own.
///
/// `snap verify` does it in a process, with a folder of its own for the run's files, so that what is pending in the package stays.
final class WatchBuilding: Sendable {
  /// Where results of tests are on the page: they belong to no watched file.
  private static let place = "tests"

  private let isRequested = Lock(false)
  private let semaphore = DispatchSemaphore(value: 0)
  private let inbox: WatchInbox
  private let places: WatchWork.Places
  private let buildArguments: [String]
  private let interruption: Interruption

  private var state: URL { places.tests.pending }

  init(
    _ places: WatchWork.Places, in place: BuildPlace, _ inbox: WatchInbox,
    until interruption: Interruption
  ) {
    buildArguments = place.arguments
    (self.inbox, self.interruption, self.places) = (inbox, interruption, places)
  }

  /// Begins anew soon; what is being built or verified is given up.
  func request() {
    isRequested.withLock { $0 = true }
    semaphore.signal()
  }

  /// Builds when it is asked to, until the end.
  func run() {
    var last = PreviousPictures(folder: state.appendingPathComponent("previous"))
    while !interruption.hasCome {
      guard isRequested.withLock({ exchange(&$0) }) else {
        _ = semaphore.wait(timeout: .now() + .milliseconds(250))
        continue
      }
      do {
        try verify(&last)
      } catch {
        inbox.send(.problems(["\(error)"], file: Self.place))
      }
    }
  }

  private func verify(_ last: inout PreviousPictures) throws {
    let start = ContinuousClock.now
    inbox.send(.building)
    try Files.makeFolder(state)
    let log = state.appendingPathComponent("output.txt")
    try Files.write(Data(), to: log)
    let output = try FileHandle(forWritingTo: log)
    let environment = Console.environment.merging(places.testPlaces.variables) { $1 }
    let child = try ChildProcess(
      WorkerProcess.tool,
      ["verify", "--tests-only", "--quiet"] + buildArguments + [places.package.path],
      environment: environment, output: .file(output), error: .file(output))
    let ending = child.waitForEnd {
      if isGivenUp { ProcessTree(of: child.identifier).kill() }
    }
    if case .signal = ending, isGivenUp { return }
    guard case .exit(let code) = ending, code != Outcome.couldNotRun.exitCode else {
      let words = "\(try Self.end(of: log))\(Self.trouble(ending))"
      return inbox.send(.problems([words], file: Self.place))
    }
    inbox.send(.problems([], file: Self.place))
    try show(&last, since: start)
  }

  private func show(_ last: inout PreviousPictures, since start: ContinuousClock.Instant) throws {
    let directories = places.tests
    let results = try SnapshotStore(directories: directories, mode: .never).readResults()
    let snapshots = try results.map {
      WatchPage.Snapshot($0, before: try last.comparison(of: $0, in: directories))
    }
    inbox.send(.drawn(snapshots, file: Self.place))
    inbox.send(.kept(Set(results.map(\.key)), file: Self.place))
    try last.keep(results, of: directories)
    inbox.send(
      .done(
        WatchSave(
          files: [Self.place], drawn: snapshots.count, changed: snapshots.count(where: \.isChanged),
          milliseconds: Int((ContinuousClock.now - start) / .milliseconds(1)))))
  }

  /// Whether what is being built or verified is not wanted any more.
  private var isGivenUp: Bool { interruption.hasCome || isRequested.withLock(\.self) }

  /// What the output does not say of how the process ended.
  private static func trouble(_ ending: ChildProcess.Ending) -> String {
    guard case .signal = ending else { return "" }
    return "The process that verified the tests \(ending.words). Save a source to try again."
  }

  /// More than this of a compiler's messages nobody reads on a page.
  private static let mostOutput = 20_000

  private static func end(of log: URL) throws -> String {
    String(decoding: try Files.read(existing: log, atMost: .max).suffix(mostOutput), as: UTF8.self)
  }
}

private func exchange(_ flag: inout Bool) -> Bool {
  defer { flag = false }
  return flag
}
