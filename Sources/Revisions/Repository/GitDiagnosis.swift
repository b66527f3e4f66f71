import FileAccess
import Foundation

/// Why git finds no working tree at a folder.
///
/// git answers with one exit code for all reasons, so it is asked again in ways that tell them apart.
struct GitDiagnosis {
  let git: GitProgram
  let folder: URL
  /// The value of `GIT_DIR`.
  let variable: String?

  /// Returns the problem behind a failed look for the working tree.
  func problem(_ output: GitOutput) -> GitProblem {
    GitProblem(kind: kind, message: output.message)
  }

  private var kind: GitProblem.Kind {
    if answers("--is-bare-repository") || answers("--is-inside-git-dir") {
      return .noWorkingTree(folder: folder.path)
    }
    // This setting counts for one command only: it shows whether ownership is the reason.
    let trusting = git.run(
      ["-c", "safe.directory=*", "rev-parse", "--show-toplevel"], in: folder)
    if trusting.succeeded { return .otherOwner(root: trusting.line) }
    guard let entry = Self.gitEntry(around: folder) else {
      return isBare
        ? .unreadable(folder: folder.path)
        : .noRepository(folder: folder.path, variable: variable)
    }
    if let target = Self.target(of: entry), !Files.exists(target) {
      return .missingGitFolder(file: entry.path, target: target.path)
    }
    return .unreadable(folder: entry.deletingLastPathComponent().path)
  }

  /// Checks that git has opened the nearest repository: it passes over one that is damaged, for one around it.
  ///
  /// - Throws: ``GitProblem``
  func requireNearest() throws {
    guard let entry = Self.gitEntry(around: folder) else { return }
    let opened = git.run(["rev-parse", "--absolute-git-dir"], in: folder).line
    let nearest = Self.target(of: entry) ?? entry
    let paths = [nearest, URL(fileURLWithPath: opened)].map { $0.resolvingSymlinksInPath().path }
    guard paths[0] != paths[1] else { return }
    throw GitProblem(kind: .passedOver(folder: entry.deletingLastPathComponent().path))
  }

  private func answers(_ question: String) -> Bool {
    let output = git.run(["rev-parse", question], in: folder)
    return output.succeeded && output.line == "true"
  }

  /// Whether the folder looks like a bare repository, which git can be told not to open.
  private var isBare: Bool {
    ["HEAD", "objects", "refs"].allSatisfy { Files.exists(folder.appendingPathComponent($0)) }
  }

  /// Returns the nearest `.git` around a folder; nil if there is none.
  static func gitEntry(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL.resolvingSymlinksInPath()
    while true {
      let entry = folder.appendingPathComponent(".git")
      if Files.exists(entry) { return entry }
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }

  /// Where the file `.git` of a worktree or submodule leads; nil for a folder.
  private static func target(of entry: URL) -> URL? {
    let label = "gitdir: "
    // A file that cannot be read leads nowhere that is known.
    guard !Files.isFolder(entry), let data = try? Files.read(existing: entry, atMost: 65_536) else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix(label) else { return nil }
    let path = text.dropFirst(label.count).prefix { $0 != "\n" && $0 != "\r\n" }
    return URL(fileURLWithPath: String(path), relativeTo: entry.deletingLastPathComponent())
      .standardizedFileURL
  }
}
