import FileAccess
import Fixtures
import Foundation
import GitFormats
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// The pictures of references that a run knew by their digests only: where they come from, in this order.
///
/// 1. The server that the package's settings name.
/// 2. git, for cell files: the cell is drawn as the commit had it that brought the digest.
///
/// A picture counts only if it has the digests of the reference.
struct OldPictures {
  let store: SnapshotStore
  let environment: [String: String]

  /// Explains the differences of a run, where old pictures can be had.
  ///
  /// Whatever goes wrong is said beside the verdicts, which stay.
  ///
  /// - Returns: the results, and why pictures could not be had, a sentence each.
  func explain(_ results: [SnapshotResult]) -> (results: [SnapshotResult], problems: [String]) {
    var problems: [String] = []
    func attempt<Value>(_ what: String, _ work: () throws -> Value?) -> Value? {
      do {
        return try work()
      } catch {
        problems.append("\(what): \(error)")
        return nil
      }
    }
    let unknown = results.compactMap { result in
      attempt("The old picture of \(result.key) cannot be found") {
        try store.missingPicture(of: result).map { (result: result, content: $0) }
      }
    }
    guard !unknown.isEmpty else { return (results, problems) }
    let fetched = attempt("The old pictures could not be fetched") {
      try fetch(unknown.map(\.content))
    }
    problems += fetched ?? []
    let left = unknown.filter {
      Redrawing.isPossible(for: $0.result) && (try? store.picture($0.content)) == nil
    }
    let drawn = attempt("The old pictures cannot be drawn") {
      left.isEmpty ? nil : try redraw(left)
    }
    problems += drawn ?? []
    let explained = results.map { result in
      attempt("\(result.key) cannot be explained") { try store.explain(result) } ?? result
    }
    return (explained, problems)
  }

  private func redraw(_ wanted: [Redrawing.Wanted]) throws -> [String] {
    try MainActor.assumeIsolated {
      try Redrawing(store: store, environment: environment).draw(wanted)
    }
  }

  private func fetch(_ contents: [PictureContent]) throws -> [String] {
    let wanted = Set(contents)
    let pictures = try store.digestPictures().filter { wanted.contains($0.content) }
    return try PictureTransfer(of: store, effort: .explanation, environment: environment)?
      .fetch(pictures).remarks ?? []
  }
}

/// Drawing the cells of cell files as earlier commits had them.
@MainActor private struct Redrawing {
  typealias Wanted = (result: SnapshotResult, content: PictureContent)

  let store: SnapshotStore
  let environment: [String: String]

  /// Whether a snapshot is of a cell file, which needs no build.
  nonisolated static func isPossible(for result: SnapshotResult) -> Bool {
    result.source.map { RevisionFiles.isCellFile($0.file) } ?? false
  }

  /// Draws snapshots and keeps the pictures that have their digests; returns why others could not be drawn.
  func draw(_ wanted: [Wanted]) throws -> [String] {
    let repository = try GitRepository(
      around: store.directories.packageRoot, environment: environment)
    var commits: [(name: String, wanted: [Wanted])] = []
    var problems: [String] = []
    for want in wanted {
      let timeline = try ReferenceTimeline(of: want.result.key, store, repository)
      guard let commit = timeline.commit(of: want.content) else {
        let reason = timeline.cut?.description ?? "no commit has its digest."
        problems.append("The old picture of \(want.result.key) cannot be drawn: \(reason)")
        continue
      }
      if let index = commits.firstIndex(where: { $0.name == commit }) {
        commits[index].wanted.append(want)
      } else {
        commits.append((commit, [want]))
      }
    }
    for commit in commits {
      problems += try draw(commit.wanted, of: commit.name, in: repository)
    }
    return problems
  }

  private func draw(
    _ wanted: [Wanted], of commit: String, in repository: GitRepository
  ) throws -> [String] {
    let folder = store.directories.pending
      .appendingPathComponent("redrawn-\(UUID().uuidString)", isDirectory: true)
    defer { try? store.directories.tree.removeFolder(folder) }
    let files = try RevisionFiles(
      RevisionTree(.commit(commit), of: repository), in: folder.appendingPathComponent("files"),
      of: store.directories.tree)
    let names = Set(wanted.map { Self.name(ofFile: $0.result.source?.file ?? "") })
    let placed = try files.place(cellFilesNamed: names)
    var problems = placed.pointers.map(LargeFilePointer.problem)
    for (index, path) in placed.paths.enumerated() {
      let place = folder.appendingPathComponent("drawn-\(index)", isDirectory: true)
      do {
        try draw(files.folder.appendingPathComponent(path), in: place, wanted)
      } catch {
        problems.append("\(error)".replacing(files.folder.path + "/", with: ""))
      }
    }
    return try problems
      + wanted.filter { try store.picture($0.content) == nil }.map {
        "The old picture of \($0.result.key) cannot be drawn: its cell file at commit \(commit.prefix(10)) draws another one."
      }
  }

  /// Draws the wanted fixtures of a file into a folder, and keeps them under their digests.
  private func draw(_ file: URL, in folder: URL, _ wanted: [Wanted]) throws {
    let drawn = SnapshotStore(
      directories: SnapshotDirectories(packageRoot: folder, in: store.directories.tree),
      mode: .all)
    func matches(_ want: Wanted, _ key: SnapshotKey) -> Bool {
      // The suite depends on the settings of that time.
      (want.result.key.fixture, want.result.key.configuration) == (key.fixture, key.configuration)
    }
    let outcome = try CellFile(contentsOf: file).verify(in: drawn, source: file.path) { key in
      wanted.contains { matches($0, key) }
    }
    for result in outcome.results {
      let picture = drawn.directories.url(ofRelativePath: result.reference)
      guard let png = try Files.read(picture) else { continue }
      for want in wanted where matches(want, result.key) {
        _ = try store.keep(png, as: want.content)
      }
    }
  }

  private static func name(ofFile path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }
}

extension ReferenceTimeline {
  /// Returns the commit that brought a picture; nil if none did.
  fileprivate func commit(of content: PictureContent) -> String? {
    steps.first { $0.new?.content == content }?.commit.name
  }
}
