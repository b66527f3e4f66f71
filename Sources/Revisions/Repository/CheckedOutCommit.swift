import FileAccess
package import Foundation

/// The commit that is checked out around a folder, read from the repository's files.
///
/// git is not asked: machines that only join results do not have it, and it refuses repositories of another user, which
/// checkouts in containers are.
package struct CheckedOutCommit {
  /// The commit; nil without a repository or a commit, or where its format is not known.
  package let name: String?

  /// Looks in a folder and those above it.
  ///
  /// - Throws: `FileError` if a file of the repository cannot be read.
  package init(around folder: URL) throws {
    let start = folder.resolvingSymlinksInPath().standardizedFileURL
    guard let folder = Files.nearestFolder(to: start, with: ".git") else {
      name = nil
      return
    }
    name = try Self.commit(in: folder.appendingPathComponent(".git"))
  }

  private static func commit(in git: URL) throws -> String? {
    var git = git
    // In a worktree or a submodule it is a file that names the folder.
    if !Files.isFolder(git) {
      guard let place = try line(in: git)?.afterPrefix("gitdir: ") else { return nil }
      git =
        URL(fileURLWithPath: place, relativeTo: git.deletingLastPathComponent())
        .standardizedFileURL
    }
    guard let head = try line(in: git.appendingPathComponent("HEAD")) else { return nil }
    guard let reference = head.afterPrefix("ref: ") else { return commit(head) }
    let shared = try line(in: git.appendingPathComponent("commondir")).map {
      URL(fileURLWithPath: $0, relativeTo: git).standardizedFileURL
    }
    for folder in [git, shared].compactMap(\.self) {
      if let own = try line(in: folder.appendingPathComponent(reference)) { return commit(own) }
      let packed = try Files.read(folder.appendingPathComponent("packed-refs")) ?? Data()
      for line in String(decoding: packed, as: UTF8.self).split(separator: "\n")
      where line.hasSuffix(" \(reference)") {
        return commit(String(line.prefix { $0 != " " }))
      }
    }
    return nil
  }

  private static func line(in file: URL) throws -> String? {
    try Files.read(file).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// A commit by SHA-1 or SHA-256.
  private static func commit(_ text: String) -> String? {
    [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit) ? text : nil
  }
}

extension String {
  fileprivate func afterPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
