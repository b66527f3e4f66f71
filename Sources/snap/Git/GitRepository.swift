import FileAccess
import Foundation

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

  /// A path that two revisions do not have alike: only one has it, or its contents differ.
  struct Change: Hashable {
    /// The path before; nil for a new file.
    let old: String?
    /// The path afterwards; nil for a file that is gone.
    let new: String?
  }

  /// Returns what differs between a commit and another revision; files that moved are found.
  func changes(from base: String, to revision: Revision) throws -> [Change] {
    let output = try text(
      ["diff", "--name-status", "-z", "-M", "--no-ext-diff", base] + revision.arguments + ["--"])
    var words = output.split(separator: "\0").map(String.init)[...]
    var changes: [Change] = []
    while let status = words.popFirst(), let path = words.popFirst() {
      switch status.first {
      case "A": changes.append(Change(old: nil, new: path))
      case "D": changes.append(Change(old: path, new: nil))
      case "R", "C":
        guard let new = words.popFirst() else { return changes }
        changes.append(Change(old: status.first == "C" ? nil : path, new: new))
      default: changes.append(Change(old: path, new: path))
      }
    }
    guard revision == .workingTree else { return changes }
    return changes + (try untracked()).map { Change(old: nil, new: $0) }
  }

  /// Returns the files of a commit with their blobs, by path; links are none.
  func blobs(of commit: String) throws -> [(path: String, blob: String)] {
    let arguments = ["ls-tree", "-r", "-z", "--full-tree", commit]
    let output = run(arguments)
    guard output.exitCode == 0 else { throw SnapError.gitFailed(arguments: arguments) }
    return output.data.split(separator: 0).compactMap { entry in
      // Large repositories have tens of thousands of them.
      guard entry.starts(with: Self.plainFile) || entry.starts(with: Self.executableFile),
        let tab = entry.firstIndex(of: UInt8(ascii: "\t"))
      else { return nil }
      let blob = entry[..<tab].dropFirst(Self.plainFile.count)
      return (
        String(decoding: entry[tab...].dropFirst(), as: UTF8.self),
        String(decoding: blob, as: UTF8.self)
      )
    }
  }

  private static let plainFile = Data("100644 blob ".utf8)
  private static let executableFile = Data("100755 blob ".utf8)

  /// Returns the files of the working tree that git does not ignore.
  func workingFiles() throws -> [String] {
    let tracked = try text(["ls-files", "-z", "--cached"]).split(separator: "\0").map(String.init)
    return Array(Set(tracked + (try untracked()))).sorted()
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
    var (rest, found) = (output.data[...], [Data]())
    for _ in blobs {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let length = Int(
          String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? ""),
        rest.distance(from: end, to: rest.endIndex) > length + 1
      else { throw SnapError.gitFailed(arguments: arguments) }
      found.append(Data(rest[rest.index(after: end)...].prefix(length)))
      rest = rest[rest.index(end, offsetBy: length + 2)...]
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
