import FileAccess
public import Foundation
import LayoutModel
import SnapshotRecords
import SnapshotReferences

extension SnapshotStore {
  /// The runs that are kept here, or in other folders, as far as they can be read.
  public struct ObservedRuns: Sendable {
    public internal(set) var runs: [ObservedRun] = []
    /// The runs that cannot be read, with the reason.
    public internal(set) var unreadable: [(name: String, reason: String)] = []
    /// Why the inputs of runs were not noted, by run, where it is known.
    public internal(set) var obstacles: [String: String] = [:]
  }

  /// Reads what the kept runs saw of each snapshot; a run that cannot be read costs only itself.
  ///
  /// - Parameter folders: `.snap` folders of runs elsewhere, as `snap merge` takes them, which come behind those that are kept here.
  /// - Returns: the runs, the oldest first.
  /// - Throws: `FileError` if the folder of kept runs cannot be read.
  public func observedRuns(besides folders: [URL] = []) throws -> ObservedRuns {
    var observed = ObservedRuns()
    for number in try keptNumbers() {
      observed.add("run \(number)") {
        try observe(keptFolder(number), "run \(number)", in: directories.tree)
      }
    }
    for folder in folders {
      observed.add(folder.relativePath) {
        try observe(folder, folder.relativePath, in: FileTree(ofNamed: folder))
      }
    }
    return observed
  }

  private func observe(
    _ folder: URL, _ name: String, in tree: FileTree
  ) throws -> (run: ObservedRun, obstacle: String?) {
    let read = try ShardResults(readingFrom: folder, in: tree)
    let own = SnapshotDirectories(directories, pending: read.folder)
    var sights: [SnapshotKey: ObservedRun.Sight] = [:]
    for result in read.results {
      let file = result.actual == nil ? nil : try tree.read(own.actual(of: result))
      sights[result.key] = ObservedRun.Sight(
        result.status, picture: file.map(ReferenceFile.digest(of:)), fault: result.fault)
    }
    let unstable = read.results.filter { result in
      result.diagnostics.contains { $0.kind == .unstableDrawing }
    }.map(\.key)
    let run = ObservedRun(
      name: name, read.manifest, sights: sights, unstable: unstable, previous: try order(of: read))
    return (run, read.manifest.identityObstacle)
  }

  /// Which snapshot a process verified before each one.
  private func order(of read: ShardResults) throws -> [SnapshotKey: SnapshotKey] {
    let logs = ResultLogs(
      folder: read.folder.appendingPathComponent("results", isDirectory: true), in: read.tree)
    let token = ResultLog.Line.token(ofRun: read.manifest.run)
    let keys = Dictionary(uniqueKeysWithValues: read.manifest.keys.map { ("\($0)", $0) })
    let found = try logs.reduce(
      into: (order: [SnapshotKey: SnapshotKey](), last: [Int: SnapshotKey]())
    ) {
      guard !$1.line.isRemoval, $1.line.mayBeOf(token), let key = keys[$1.line.key] else { return }
      let last = $0.last.updateValue(key, forKey: $1.log.number)
      if let last, last != key { $0.order[key] = last }
    }
    return found.value.order
  }
}

extension SnapshotStore.ObservedRuns {
  fileprivate mutating func add(
    _ name: String, _ read: () throws -> (run: ObservedRun, obstacle: String?)
  ) {
    do {
      let (run, obstacle) = try read()
      runs.append(run)
      obstacles[run.name] = obstacle
    } catch {
      unreadable.append((name, "\(error)"))
    }
  }
}
