package import Foundation

/// A path in a commit or in an index, as git prints it.
package struct GitTreeEntry: Hashable {
  /// What a path is.
  package enum Kind: Hashable {
    case file
    /// A symbolic link, whose blob is where it leads.
    case link
    /// The commit of a submodule.
    case submodule
  }

  /// The path below the repository's folder.
  package let path: String
  package let kind: Kind
  /// The name of its blob or commit.
  package let object: String
  /// Whether git compares the file in the working tree with this entry.
  ///
  /// It does not for files that a sparse checkout leaves out, and for those that the user told it to take for unchanged.
  package var isWatched = true

  /// Reads what `git ls-tree -r -z` prints.
  package static func all(inTree data: Data) -> [GitTreeEntry] {
    // Large repositories have tens of thousands of them.
    data.split(separator: 0).compactMap { entry($0, objectField: 2) }
  }

  /// Reads what `git ls-files -s -v -z` prints; of a file in conflict, one version.
  package static func all(inIndex data: Data) -> [GitTreeEntry] {
    var known: Set<String> = []
    return data.split(separator: 0).compactMap { line in
      guard let tag = line.first, line.count > 2,
        var entry = entry(line.dropFirst(2), objectField: 1), known.insert(entry.path).inserted
      else { return nil }
      let isLower = UInt8(ascii: "a")...UInt8(ascii: "z") ~= tag
      entry.isWatched = !isLower && tag != UInt8(ascii: "S")
      return entry
    }
  }

  private static func entry(_ line: Data, objectField: Int) -> GitTreeEntry? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let fields = line[..<tab].split(separator: UInt8(ascii: " "))
    guard fields.count == 3, let kind = kind(fields[0]) else { return nil }
    return GitTreeEntry(
      path: String(decoding: line[tab...].dropFirst(), as: UTF8.self), kind: kind,
      object: String(decoding: fields[objectField], as: UTF8.self))
  }

  private static func kind(_ mode: Data) -> Kind? {
    switch mode.prefix(3) {
    case Data("100".utf8): .file
    case Data("120".utf8): .link
    case Data("160".utf8): .submodule
    default: nil
    }
  }

  /// What the system takes for a path, in bytes.
  private static let longestPath = 4096

  /// Whether a path stays in the folder of its repository: a tree that git did not write can have others.
  package static func isSafe(_ path: String) -> Bool {
    path.utf8.count <= longestPath
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".." && part.lowercased() != ".git"
      }
  }
}
