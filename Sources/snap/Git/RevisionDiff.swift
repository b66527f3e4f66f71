import FileAccess
import Fixtures
import Foundation
import GitFormats
import LayoutModel
import Processes
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal

/// What two revisions of a repository draw differently.
///
/// 1. Cell files and Interface Builder files that changed, and those that can show what changed, are drawn as they were
///    before; the pictures are the references of this comparison alone, in `.snap/diff/`.
/// 2. They are drawn as they are afterwards and verified against these, so that causes, reports and formats are those of
///    `snap verify`.
@MainActor struct RevisionDiff {
  /// The cells that differ, are new, or have an error that they did not have.
  private(set) var results: [SnapshotResult] = []
  private(set) var gone: [SnapshotKey] = []
  /// The files that moved, by their old paths.
  let moved: [(old: String, new: String)]
  /// Files and cells that cannot be drawn on one of the sides.
  private(set) var failures: [String] = []
  /// How many cells are the same.
  private(set) var same = 0
  /// The folders of the pictures, and that of the repository.
  let directories: SnapshotDirectories
  let root: URL

  /// Whether the pictures have the bytes of those that a run draws; else they are written fast.
  private let keepsBytes: Bool

  init(
    from base: String, to revision: GitRepository.Revision, in repository: GitRepository,
    keepsBytes: Bool = false
  ) throws {
    root = repository.root
    self.keepsBytes = keepsBytes
    let folder = repository.root.appendingPathComponent(Self.folder, isDirectory: true)
    let tree = repository.tree
    directories = SnapshotDirectories(packageRoot: folder, in: tree)
    let trees = (
      old: try RevisionTree(.commit(base), of: repository),
      new: try RevisionTree(revision, of: repository)
    )
    let changes = try RevisionChanges(
      from: base, to: revision, in: repository, trees.old, trees.new)
    var changed = ChangedFiles(changes)
    moved = changed.moved.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    try tree.removeFolder(folder)
    guard !changed.isEmpty else { return }
    try Self.ignore(folder.deletingLastPathComponent(), in: tree)
    let sides = ["before", "after"].map {
      folder.appendingPathComponent($0, isDirectory: true)
    }
    defer { for side in sides { try? tree.removeFolder(side) } }
    let old = try RevisionFiles(trees.old, in: sides[0], of: tree, moved: changed.moved)
    let new = try RevisionFiles(trees.new, in: sides[1], of: tree)
    if try !changed.resources.isEmpty && (old.cataloguesLeadOut() || new.cataloguesLeadOut()) {
      changed.addUnknown()
    }
    let suites = SuiteNames(of: old.names.union(new.names))
    var oldCells = try old.place(affectedBy: changed, suites: suites)
    var newCells = try new.place(affectedBy: changed, suites: suites)
    let unchanged = newCells.unchanged(since: oldCells)
    if oldCells.haveMore(than: unchanged) || newCells.haveMore(than: unchanged) {
      try old.placeResources(of: &oldCells)
      try new.placeResources(of: &newCells)
    }
    let removed = oldCells.removed(in: newCells)
    var before = try draw(
      oldCells, of: old, .all, side: "before", without: unchanged, removed: removed)
    var after = try draw(newCells, of: new, .never, side: "after", without: unchanged)
    let resized = ResizedCells(from: before.results, to: after.results)
    if !resized.isEmpty {
      try resized.moveReferences(below: folder, in: tree)
      before.results = resized.removeOld(from: before.results)
      let known = failures
      after = try draw(newCells, of: new, .never, side: "after", without: unchanged)
      failures = known
    }
    compare(before, after)
    let mayShowAll = changes.isIncomplete
    note(trees.old.gaps, side: "before") { mayShowAll || old.mayShow($0, in: oldCells) }
    note(trees.new.gaps, side: "after") { mayShowAll || new.mayShow($0, in: newCells) }
  }

  /// Names what is not known of a side, if cells may show it.
  private mutating func note(
    _ gaps: [RevisionTree.Gap], side: String, where mayBeShown: (RevisionTree.Gap) -> Bool
  ) {
    failures += gaps.filter { $0.isUnsafe || $0.mayHoldPictures && mayBeShown($0) }.map {
      "\(side): \($0.problem)"
    }
  }

  /// Waits until no other process compares revisions of a repository.
  nonisolated static func lock(_ repository: GitRepository) throws -> FileLock {
    let state = repository.root.appendingPathComponent(folder).deletingLastPathComponent()
    try ignore(state, in: repository.tree)
    let file = state.appendingPathComponent("diff.lock")
    if let lock = try FileLock.take(file, in: repository.tree) { return lock }
    Interruption.unblock()
    Console.error("Waiting for another `snap diff` of this repository.")
    return try FileLock.wait(for: file, in: repository.tree)
  }

  /// The folder of the pictures, below that of the repository.
  nonisolated static let folder = ".snap/diff"

  /// Keeps git from listing the folder of a run's files.
  nonisolated static func ignore(_ state: URL, in tree: FileTree) throws {
    try tree.makeFolder(state)
    let file = state.appendingPathComponent(".gitignore")
    if try !tree.exists(file) { try tree.write(Data("*\n".utf8), to: file) }
  }

  /// What one side draws.
  private struct Side {
    var results: [SnapshotResult] = []
    /// How many snapshots were left out, as nothing that they show changed.
    var unchanged = 0
    /// The snapshots of fixtures that the other side does not have, which need not be drawn.
    var removed: [SnapshotKey] = []
    /// The suites that could not be drawn as a whole.
    var brokenSuites: Set<String> = []
  }

  private mutating func draw(
    _ cellFiles: CellFilesToDraw, of files: RevisionFiles, _ mode: RecordMode,
    side name: String, without unchanged: [String: Set<String>],
    removed: [String: Set<String>] = [:]
  ) throws -> Side {
    var store = SnapshotStore(directories: directories, mode: mode)
    store.isTemporary = !keepsBytes
    var side = Side()
    let root = files.folder.path + "/"
    func note(_ problems: [String], in suite: String) {
      if !problems.isEmpty { side.brokenSuites.insert(suite) }
      failures += problems.map { "\(name): \($0.replacing(root, with: ""))" }
    }
    for (_, suite, problem) in cellFiles.unreadable { note([problem], in: suite) }
    for entry in cellFiles.entries {
      do {
        let (results, problems) = try entry.file.verify(
          in: store, source: entry.path, suite: entry.suite
        ) { key in
          let isUnchanged = unchanged[key.suite]?.contains(key.fixture) ?? false
          let isRemoved = removed[key.suite]?.contains(key.fixture) ?? false
          if isUnchanged { side.unchanged += 1 }
          if isRemoved { side.removed.append(key) }
          return !isUnchanged && !isRemoved
        }
        side.results += results
        note(problems, in: entry.suite)
      } catch {
        note(["\(error)"], in: entry.suite)
      }
    }
    return side
  }

  private mutating func compare(_ old: Side, _ new: Side) {
    let keys = Set(new.results.map(\.key))
    results = new.results.filter(\.hasChange).sorted { $0.key < $1.key }
    same = new.unchanged + new.results.count - results.count
    let notDrawn = old.results.map(\.key).filter {
      !keys.contains($0) && !new.brokenSuites.contains($0.suite)
    }
    gone = (old.removed + notDrawn).sorted()
  }

  /// The results of a package's tests, with paths below the repository.
  private(set) var packageResults: [SnapshotResult] = []

  /// Adds what the tests of a package draw differently.
  mutating func add(_ diff: PackageDiff) {
    packageResults = diff.results.filter(\.hasChange).sorted { $0.key < $1.key }
    same += diff.results.count - packageResults.count
    gone = (gone + diff.gone).sorted()
    failures += diff.failures
  }

  var outcome: Outcome {
    if !failures.isEmpty { return .couldNotRun }
    return results.isEmpty && packageResults.isEmpty && gone.isEmpty ? .good : .differences
  }
}

extension RevisionTree.Gap {
  /// Whether a commit was made to be read wrongly.
  fileprivate var isUnsafe: Bool {
    switch problem.kind {
    case .unsafePath, .twin: true
    default: false
    }
  }

  /// Whether it is, by its name, a picture or a folder.
  fileprivate var mayHoldPictures: Bool {
    let ending = (path as NSString).pathExtension.lowercased()
    return ending.isEmpty || RevisionFiles.isShown(path)
      || ["xcassets", "imageset", "lproj", "bundle"].contains(ending)
      || problem.isOfSubmodule
  }
}

extension SnapshotResult {
  /// Whether the picture changed, or the layout has an error that the old one did not have.
  fileprivate var hasChange: Bool {
    guard status == .passed else { return true }
    let known = Set(knownDiagnostics ?? [])
    return diagnostics.contains { $0.severity == .error && !$0.isAllowed && !known.contains($0) }
  }
}
