import Fixtures
import Foundation
import GitFormats
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// What processes of a run tell each other and the tool, and what it keeps between runs.
extension FuzzTarget {
  /// What the processes of a run with the token `r` tell each other; its folder's name is the token's hash.
  static let claims = FuzzTarget(
    name: "claims", file: ".snap/claims/af63ef4c86020cd5/run.log", namesFile: false
  ) { _, url in
    var root = url
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let store = store(in: root, run: "r")
    for keys in [try store.lostKeys(besides: []), try store.keysLeftToOtherShards()] {
      try require(keys == keys.sorted(), "keys are not sorted: \(keys)")
    }
  }

  /// The note of what a process is verifying.
  static let work = FuzzTarget(name: "work", file: ".snap/working/1.json", namesFile: false) {
    _, url in
    var root = url
    for _ in 0..<3 { root.deleteLastPathComponent() }
    for work in try store(in: root).workInProgress() { _ = "\(work) \(work.isAbandoned)" }
  }

  /// What was verified when each test target last passed.
  static let passing = FuzzTarget(name: "passing", file: "passing.json", namesFile: false) {
    _, url in
    let state = url.deletingLastPathComponent()
    let directories = SnapshotDirectories(
      packageRoot: state, places: SnapshotPlaces(state: state.path))
    let notes = try PassingNotes(in: directories)
    try notes.write(in: directories)
    try require(try PassingNotes(in: directories) == notes, "what is written is read otherwise")
  }

  /// What a test framework reported while it ran.
  static let events = FuzzTarget(
    name: "events", file: "events.jsonl", namesFile: false, opensFile: false
  ) { data, _ in
    let account = TestAccount(data)
    let known = account.functions.isSuperset(of: account.ended.union(account.running))
    try require(known, "a test that was not announced has started or ended")
  }

  /// The findings that a project knows.
  static let baseline = FuzzTarget(
    name: "baseline", file: "lint.json", namesFile: false, opensFile: false
  ) { data, _ in
    let baseline = try LintBaseline(data)
    try require(baseline.new(among: []).isEmpty, "there is a finding among none")
  }

  private static func store(in root: URL, run: String? = nil) -> SnapshotStore {
    SnapshotStore(
      directories: SnapshotDirectories(packageRoot: root), mode: .never, run: run)
  }
}

/// What git prints, of a repository that may contain anything.
extension FuzzTarget {
  /// The output of `git log`, `diff`, `ls-tree` and `cat-file`, each of which is read as all of them.
  static let git = FuzzTarget(name: "git", file: "output", namesFile: false, opensFile: false) {
    data, _ in
    let text = String(decoding: data, as: UTF8.self)
    for entry in GitLogEntry.all(in: text) {
      try require(!entry.path.contains("\0"), "a path of two items: \(entry.path)")
    }
    for change in GitChange.all(in: text) {
      try require(change.old != nil || change.new != nil, "a change of no file")
    }
    let entries = GitTreeEntry.all(inTree: data) + GitTreeEntry.all(inIndex: data)
    for entry in entries {
      try require(!entry.path.contains("\0"), "a path of two entries: \(entry.path)")
    }
    let links = entries.filter { $0.kind == .link }.map { ($0.path, $0.object) }
    let places = LinkedPlaces(
      Dictionary(links, uniquingKeysWith: { first, _ in first }), among: entries.map(\.path))
    for (place, path) in places.files {
      try require(place != path, "a place that leads to itself: \(place)")
    }
    // A blob of one line has two: its head and its contents.
    let count = data.count { $0 == UInt8(ascii: "\n") } / 2
    let contents = GitBlobs.contents(in: data, count: count) ?? []
    let length = contents.reduce(0) { $0 + $1.count }
    try require(length <= data.count, "\(length) bytes of \(data.count)")
  }

  /// What git has in the place of a file that Git LFS keeps.
  static let pointer = FuzzTarget(
    name: "pointer", file: "picture.png", namesFile: false, opensFile: false
  ) { data, _ in
    guard let pointer = LargeFilePointer(data) else { return }
    try require(pointer.name.utf8.count == 64, "a name of another length: \(pointer.name)")
  }
}
