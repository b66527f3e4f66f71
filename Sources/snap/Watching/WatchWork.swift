import FileAccess
import Fixtures
import Foundation
import Processes
import Revisions
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal

/// The process that draws cells for ``WatchDrawing``: a cell that ends it, or does not end, costs only itself.
@MainActor struct WatchWork {
  /// Where it works.
  struct Places: Sendable {
    let package: URL
    /// The folder of what is drawn, which goes with the command.
    let state: URL

    /// The package's references, with a run's files elsewhere.
    var references: SnapshotDirectories {
      SnapshotDirectories(packageRoot: package, places: named("now"))
    }

    /// The same, with the files of the tests' runs.
    var tests: SnapshotDirectories { SnapshotDirectories(packageRoot: package, places: testPlaces) }

    /// What names ``tests`` to the process that verifies them.
    var testPlaces: SnapshotPlaces { named("tests") }

    /// The references and pictures that the environment names, with a run's files in a folder of the command.
    private func named(_ name: String) -> SnapshotPlaces {
      let named = SnapshotPlaces(environment: Console.environment)
      let pictures = SnapshotDirectories(packageRoot: package, places: named).pictures
      return SnapshotPlaces(
        references: named.references, state: folder(name), pictures: pictures.path)
    }

    /// The last state, as references of its own.
    var before: SnapshotDirectories {
      SnapshotDirectories(
        packageRoot: package,
        places: SnapshotPlaces(references: folder("before"), state: folder("change")))
    }

    private func folder(_ name: String) -> String { state.appendingPathComponent(name).path }
  }

  private struct File {
    let cells: CellFile
    let suite: String
  }

  private let places: Places
  private var files: [String: File] = [:]

  /// Answers requests until the parent closes standard input.
  static func run(_ places: Places, timeLimit: Int) throws {
    var work = WatchWork(places: places)
    // Loads the fonts before the first request; an error that it has, every drawing has, too.
    _ = try? Engine.current()
    try Working.run { request in
      Working.limited(to: timeLimit) { work.answer(request) }
    }
  }

  private init(places: Places) { self.places = places }

  private mutating func answer(_ request: WatchRequest) -> WatchAnswer {
    do {
      switch request {
      case .read(let path, let suite, let scope): return try read(path, suite, scope)
      case .draw(let path, let keys):
        return try verify(path, Set(keys), in: places.before, isTemporary: true)
      case .compare(let path, let keys):
        return try verify(path, Set(keys), in: places.references, isTemporary: false)
      }
    } catch {
      return WatchAnswer(problems: ["\(error)"])
    }
  }

  private mutating func read(
    _ path: String, _ suite: String, _ scope: WatchRequest.Scope
  ) throws -> WatchAnswer {
    let url = URL(fileURLWithPath: path)
    let isCellFile = RevisionFiles.isCellFile(path)
    let cells = isCellFile ? try CellFile(contentsOf: url) : try Self.cells(of: url)
    let old = files[path]
    files[path] = File(cells: cells, suite: suite)
    let unchanged =
      switch scope {
      case .all: Set<String>()
      case .changes: old.map { cells.fixtures(drawnAsIn: $0.cells) } ?? []
      case .naming(let names):
        Set(cells.fixtures.map(\.name)).subtracting(cells.fixtures(naming: Set(names)))
      }
    var answer = WatchAnswer(sources: isCellFile ? cells.sources : [])
    for (fixture, keys) in cells.keys(inSuite: suite) {
      answer.keys += keys
      if !unchanged.contains(fixture) { answer.changed += keys }
    }
    return answer
  }

  /// The cells of an Interface Builder file that no cell file names, as lint looks at them.
  private static func cells(of url: URL) throws -> CellFile {
    try CellFile(of: PrototypeFile(contentsOf: url), at: url)
  }

  private func verify(
    _ path: String, _ keys: Set<SnapshotKey>, in directories: SnapshotDirectories, isTemporary: Bool
  ) throws -> WatchAnswer {
    guard let file = files[path] else { return WatchAnswer() }
    // A new session, as a saved file may give a key to another fixture.
    var store = SnapshotStore(directories: directories, mode: .never)
    store.isTemporary = isTemporary
    let (results, failures) = try file.cells.verify(
      in: store, source: directories.relativePath(of: file.cells.url), suite: file.suite
    ) { keys.contains($0) }
    return WatchAnswer(results: results, problems: failures)
  }
}

extension SnapshotDirectories {
  /// The path of a file in the package; of another one its absolute path.
  func relativePath(ofPath path: String) -> String {
    relativePath(of: URL(fileURLWithPath: path))
  }

  /// Makes what a result shows the state before the next one.
  func keepAsReference(_ result: SnapshotResult) {
    // What is not there any more is not compared with.
    try? tree.makeFolder(reference(of: result).deletingLastPathComponent())
    rename(actual(of: result).path, reference(of: result).path)
  }
}
