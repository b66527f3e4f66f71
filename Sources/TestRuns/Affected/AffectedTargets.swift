import FileAccess
import Fixtures
import Foundation
import GitFormats
import Graphics
import Processes
import Revisions
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// The test targets that a change affects, and the notes that show it.
///
/// 1. A target is left out if nothing of it differs from a commit, and its last run passed with the same identity and
///    references. Both are decided by contents, not by dates.
/// 2. What runs loses its note before the tests begin, and gets a new one only when the whole run has passed.
/// 3. Files are read again after the run: what has changed since gets no note.
struct AffectedTargets {
  /// What is known of a package before its tests run.
  private struct State {
    let files: PackageFiles
    let digests: [String: Digest]
    /// What the run verifies, but for the files.
    let identity: RunIdentity

    /// What the run verifies of a target.
    func identity(of target: String) -> RunIdentity {
      var identity = identity
      identity.files = digests[target]
      return identity
    }
  }

  /// Why a target runs, by name, in the manifest's order; empty without a commit.
  private(set) var reasons: [(target: String, reason: String)] = []
  /// The names of the targets that are left out, in the manifest's order.
  private(set) var leftOut: [String] = []
  private let directories: SnapshotDirectories
  private let state: State

  /// Compares a package with a commit and with its notes; without a commit, nothing is left out.
  ///
  /// - Throws: ``PackageManifest/Problem``, ``SnapError`` for git, `FileError`.
  init(
    of tests: PackageTests, since base: String?, writing outputs: [URL],
    environment: [String: String]
  ) throws {
    directories = tests.directories
    let files = try PackageFiles(of: directories, writing: outputs, environment: environment)
    var identity = try tests.surroundings()
    identity.compiler = try Self.compiler(environment)
    identity.manifest = files.manifest
    state = State(files: files, digests: try files.digests(), identity: identity)
    guard let base else { return }
    let changed = try Self.changes(from: base, around: directories.packageRoot, environment)
    let notes = try PassingNotes(in: directories)
    for target in files.testTargets {
      if let reason = try reason(for: target, notes.targets[target], changed, base) {
        reasons.append((target, reason))
      } else {
        leftOut.append(target)
      }
    }
  }

  private static func changes(
    from base: String, around package: URL, _ environment: [String: String]
  ) throws -> [String] {
    let repository = try GitRepository(around: package, environment: environment)
    let changes = try repository.changes(from: repository.commit(base), to: .workingTree)
    let paths = Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) })
    return paths.map { "\(repository.root.path)/\($0)" }.sorted()
  }

  private static func compiler(_ environment: [String: String]) throws -> String {
    let swift = try SearchPath.swift(environment: environment)
    return CommandOutput(of: swift, ["--version"], environment: environment).text
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Why a target must run; nil if it can be left out.
  private func reason(
    for target: String, _ note: PassingNotes.Note?, _ changed: [String], _ base: String
  ) throws -> String? {
    if let path = state.files.first(of: changed, countingFor: target) {
      return "\(relativePath(path)) is not as in \(base)"
    }
    guard let note else { return "its last run did not pass, or is not known" }
    let references = Set(note.references.keys.map { state.files.root.path + "/" + $0 })
    if let path = changed.first(where: references.contains) {
      return "\(relativePath(path)) is not as in \(base)"
    }
    if let part = state.identity(of: target).firstDifference(from: note.identity) {
      return Self.words(for: part)
    }
    let other = try note.references.sorted { $0.key < $1.key }.first {
      try digest(ofReference: $0.key) != $0.value
    }
    return other.map { "\($0.key) is not as in its last run" }
  }

  private static func words(for part: RunIdentity.Part) -> String {
    switch part {
    case .engine: "another engine drew the pictures of its last run"
    case .compiler: "another compiler built its last run"
    case .tool: "another version of Snap ran it last"
    case .manifest: "the manifest does not say the same as in its last run"
    case .decoding: "its last run decoded other references"
    case .drawings: "its last run drew its snapshots another number of times"
    case .files, .otherFiles: "its files are not those of its last run"
    case .references, .dependencies: "its references or packages are not those of its last run"
    case .variable(let name): "\(name) is not as in its last run"
    }
  }

  private func relativePath(_ path: String) -> String {
    let root = state.files.root.path + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  private func digest(ofReference path: String) throws -> Digest? {
    try Files.read(directories.url(ofRelativePath: path), atMost: .max).map { Digest(of: $0) }
  }

  /// What is left out, and why the rest runs, in words.
  func text(since base: String) -> String {
    let count = leftOut.count + reasons.count
    let left = leftOut.map {
      "  left out: \($0) (files, dependencies, references and engine of a passing run, unchanged since \(base))"
    }
    let run = reasons.map { "  runs: \($0.target) (\($0.reason))" }
    return
      ([
        "--affected \(base): \(leftOut.count) of \(count) test \(count == 1 ? "target is" : "targets are") left out"
      ]
      + left + run).joined(separator: "\n")
  }
}

/// The notes of a run.
extension AffectedTargets {
  /// Removes the notes of the targets that run, before they do.
  ///
  /// - Throws: `FileError`
  func begin() throws {
    var notes = try PassingNotes(in: directories)
    notes.targets = notes.targets.filter { leftOut.contains($0.key) }
    try notes.write(in: directories)
  }

  /// Writes the notes of the targets that have run, all of which passed.
  ///
  /// - Parameters:
  ///   - results: the run's records.
  ///   - start: when the run began, by the file system's clock.
  /// - Throws: `FileError`, ``SnapError`` for git.
  func pass(_ results: [SnapshotResult], since start: Date) throws {
    var notes = try PassingNotes(in: directories)
    let digests = try state.files.digests()
    let references = references(of: results)
    for target in state.files.testTargets where !leftOut.contains(target) {
      guard digests[target] != nil, digests[target] == state.digests[target],
        let references = try self.digests(of: references[target] ?? [], unchangedSince: start)
      else { continue }
      notes.targets[target] = PassingNotes.Note(
        identity: state.identity(of: target), references: references)
    }
    try notes.write(in: directories)
  }

  /// The references of each target; one whose source is in no test target counts for all.
  ///
  /// Cell files outside of tests are verified in each run.
  private func references(of results: [SnapshotResult]) -> [String: Set<String>] {
    var references: [String: Set<String>] = [:]
    for result in results where !result.isOfCellFileAlone {
      let owner = (result.source?.file).flatMap(state.files.testTarget)
      for target in owner.map({ [$0] }) ?? state.files.testTargets {
        references[target, default: []].insert(result.reference)
      }
    }
    return references
  }

  /// The digests of files; nil if one of them is gone or was written after a time.
  private func digests(
    of paths: Set<String>, unchangedSince start: Date
  ) throws -> [String: Digest]? {
    var found: [String: Digest] = [:]
    for path in paths.sorted() {
      let date = Files.modificationDate(of: directories.url(ofRelativePath: path))
      guard let date, date <= start, let digest = try digest(ofReference: path) else { return nil }
      found[path] = digest
    }
    return found
  }
}

extension SnapshotResult {
  /// Whether a cell file named the snapshot, and no test.
  fileprivate var isOfCellFileAlone: Bool {
    test == nil && CellFile.suffixes.contains { source?.file.hasSuffix($0) == true }
  }
}
