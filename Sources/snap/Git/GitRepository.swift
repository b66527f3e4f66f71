import FileAccess
import Foundation
import GitFormats

/// The repository around a folder, read by `git` without a checkout.
struct GitRepository {
  /// The folder that holds the working tree.
  let root: URL
  private let git: URL
  private let environment: [String: String]

  /// Finds the repository.
  ///
  /// - Throws: ``SnapError/noRepository(folder:)``
  init(around folder: URL, environment: [String: String]) throws {
    guard let git = SearchPath.executable(named: "git", environment: environment) else {
      throw SnapError.noRepository(folder: folder.path)
    }
    let output = CommandOutput(
      of: git, ["-C", folder.path, "rev-parse", "--show-toplevel"], environment: environment)
    guard output.exitCode == 0, output.text.hasSuffix("\n") else {
      throw SnapError.noRepository(folder: folder.path)
    }
    self.git = git
    self.environment = environment
    root = URL(fileURLWithPath: String(output.text.dropLast()), isDirectory: true)
  }

  /// One side of a comparison.
  enum Revision: Hashable {
    case commit(String)
    case workingTree

    fileprivate var arguments: [String] {
      if case .commit(let commit) = self { [commit] } else { [] }
    }
  }

  /// Returns the commit that a name means.
  ///
  /// - Throws: ``SnapError/noCommit(name:)``
  func commit(_ name: String) throws -> String {
    let output = run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    guard output.exitCode == 0 else { throw SnapError.noCommit(name: name) }
    return output.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the commit at which two branches parted.
  ///
  /// - Throws: ``SnapError/noCommit(name:)`` if they have none in common.
  func mergeBase(of first: String, and second: String) throws -> String {
    let output = run(["merge-base", try commit(first), try commit(second)])
    guard output.exitCode == 0 else { throw SnapError.noCommit(name: "\(first)...\(second)") }
    return output.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns what differs between a commit and another revision; files that moved are found.
  func changes(from base: String, to revision: Revision) throws -> [GitChange] {
    let output = try text(
      ["diff", "--name-status", "-z", "-M", "--no-ext-diff", base] + revision.arguments + ["--"])
    let changes = GitChange.all(in: output)
    guard revision == .workingTree else { return changes }
    return changes + (try untracked()).map { GitChange(old: nil, new: $0) }
  }

  /// Returns the files of a commit with their blobs, by path, without links.
  func blobs(of commit: String) throws -> [(path: String, blob: String)] {
    let arguments = ["ls-tree", "-r", "-z", "--full-tree", commit]
    let output = run(arguments)
    guard output.exitCode == 0 else { throw SnapError.gitFailed(arguments: arguments) }
    return GitBlobs.all(in: output.data)
  }

  /// Returns the files of the working tree that git does not ignore.
  func workingFiles() throws -> [String] {
    Array(Set(try trackedFiles() + untracked())).sorted()
  }

  /// Returns the files that git tracks; one that is not merged may be there several times.
  func trackedFiles() throws -> [String] {
    try text(["ls-files", "-z", "--cached"]).split(separator: "\0").map(String.init)
  }

  /// Returns the contents of blobs, in their order.
  ///
  /// - Throws: ``SnapError/gitFailed(arguments:)`` if one of them is missing.
  func contents(of blobs: [String]) throws -> [Data] {
    guard !blobs.isEmpty else { return [] }
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("snap-\(UUID().uuidString)")
    try Files.write(Data(blobs.map { "\($0)\n" }.joined().utf8), to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let arguments = ["cat-file", "--batch"]
    let output = run(arguments, input: .file(try FileHandle(forReadingFrom: input)))
    guard let found = GitBlobs.contents(in: output.data, count: blobs.count) else {
      throw SnapError.gitFailed(arguments: arguments)
    }
    return found
  }

  /// Returns the files that a merge has left in conflict.
  func unmergedFiles() throws -> [String] {
    try text(["diff", "--name-only", "--diff-filter=U", "-z"]).split(separator: "\0").map(
      String.init)
  }

  private func untracked() throws -> [String] {
    try text(["ls-files", "-z", "--others", "--exclude-standard"]).split(separator: "\0")
      .map(String.init)
  }

  func text(_ arguments: [String]) throws -> String {
    let output = run(arguments)
    guard output.exitCode == 0 else { throw SnapError.gitFailed(arguments: arguments) }
    return output.text
  }

  func run(
    _ arguments: [String], input: ChildProcess.Stream = .nothing
  ) -> CommandOutput {
    CommandOutput(
      of: git, ["-C", root.path] + arguments, environment: environment, input: input)
  }
}
