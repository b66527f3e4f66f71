import ArgumentParser
import FileAccess
import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Terminal
import TestRuns

/// What the tests of a package draw differently in two revisions.
///
/// A commit is checked out in a worktree, and built where the package is built if both depend on the same; the working
/// tree is built where it is. What the earlier one draws are the references of this comparison alone.
struct PackageDiff {
  /// The results of the later revision, with paths below the repository.
  private(set) var results: [SnapshotResult] = []
  /// The snapshots that only the earlier revision has.
  private(set) var gone: [SnapshotKey] = []
  /// The tests that failed for another reason than their snapshots, on either side.
  private(set) var failures: [String] = []

  private let repository: GitRepository
  private let package: URL
  private let filter: String?
  private let place: BuildPlace
  private let folder: URL

  /// Builds and runs the tests of both revisions.
  ///
  /// - Parameters:
  ///   - package: the package's folder in the working tree.
  ///   - base: the earlier commit.
  ///   - revision: the later commit, or the working tree.
  ///   - repository: the repository of both.
  ///   - filter: only tests whose names match, as `swift test --filter` takes it; nil for all.
  ///   - place: where the package is built.
  ///   - folder: the folder for the pictures.
  /// - Throws: ``SnapError`` if a commit cannot be checked out, or a side does not build or takes no snapshot.
  init(
    of package: URL, from base: String, to revision: GitRepository.Revision,
    in repository: GitRepository, filter: String?, builtIn place: BuildPlace,
    picturesIn folder: URL
  ) throws {
    self.repository = repository
    self.package = package
    self.filter = filter
    self.place = place
    self.folder = folder
    try RevisionDiff.ignore(folder.deletingLastPathComponent(), in: repository.tree)
    try requireNoLinks()
    // Other runs of the package wait: its folder of builds has another commit's tests until the end.
    let (old, new) = try RunLocks(waits: true).hold([try tests(of: package).lock]) {
      (try run(.commit(base), .all, side: "before"), try run(revision, .never, side: "after"))
    }
    results = new.map(placed)
    let keys = Set(new.map(\.key))
    gone = old.map(\.key).filter { !keys.contains($0) }.sorted()
  }

  /// The places of the tests are named to them, and links in those names would be followed.
  private func requireNoLinks() throws {
    try repository.tree.makeFolder(folder)
    if let link = try repository.tree.linkError(in: folder) { throw link }
  }

  private mutating func run(
    _ revision: GitRepository.Revision, _ mode: RecordMode, side: String
  ) throws -> [SnapshotResult] {
    let copy = try folder(of: revision, side: side)
    var tests = try tests(of: copy, mode)
    // Where the package itself is built, no later `swift test --skip-build` may take a commit's tests for its own.
    tests.keepsProgram = copy == package || tests.options.place.scratchPath == nil
    tests.places = SnapshotPlaces(
      references: folder.appendingPathComponent("Snapshots").path,
      state: folder.appendingPathComponent("tests-\(side)").path,
      pictures: folder.appendingPathComponent("pictures").path)
    let found = try tests.results()
    try found.requireAllRecords(of: tests.package)
    failures += found.others.map { "\(side): \($0)" }
    return found.snapshots
  }

  private func tests(of copy: URL, _ mode: RecordMode = .never) throws -> PackageTests {
    let arguments = ["--tests-only"] + (filter.map { ["--filter", $0] } ?? [])
    var options = try TestOptions.parse(arguments)
    options.place = try SharedBuild(of: package, in: place).place(for: copy)
    return PackageTests(package: copy, mode: mode, options: options, decoding: .all)
  }

  private mutating func folder(
    of revision: GitRepository.Revision, side: String
  ) throws -> URL {
    guard case .commit(let commit) = revision else { return package }
    let worktree = try Worktree(named: side, at: commit, of: repository)
    let copy = worktree.folder(like: package, of: repository)
    guard PackageFolder.isPackage(copy) else {
      throw SnapError.noPackageAt(commit: commit, package: package.lastPathComponent)
    }
    failures += try worktree.gaps(at: commit, in: copy, of: repository).map { "\(side): \($0)" }
    // A manifest that cannot be read is what the build reports.
    let manifest = try? PackageManifest(of: package, environment: Console.environment)
    try worktree.link(
      manifest?.localDependencies ?? [], of: copy, like: package, in: repository)
    try worktree.copyUntracked(
      SharedBuild.pinned(in: package), to: SharedBuild.pinned(in: copy), of: repository)
    return copy
  }

  /// Returns a result whose paths are relative to the repository.
  private func placed(_ result: SnapshotResult) -> SnapshotResult {
    func place(_ path: String) -> String {
      let root = repository.root.path + "/"
      return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }
    var result = result
    result.reference = place(result.reference)
    result.referencePicture = result.referencePicture.map(place)
    result.actual = result.actual.map(place)
    result.diff = result.diff.map(place)
    return result
  }
}
