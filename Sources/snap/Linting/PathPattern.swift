import SnapshotRecords

/// A pattern of paths: `*` and `?` match characters of one name, `**` matches any folders.
struct PathPattern {
  private let names: [Substring]

  init(_ text: String) {
    names = text.withoutCurrentFolder.split(separator: "/", omittingEmptySubsequences: false)
  }

  static func isPattern(_ text: String) -> Bool { text.contains { "*?".contains($0) } }

  /// The folder that contains all matches.
  var folder: String {
    let plain = names.dropLast().prefix { !Self.isPattern(String($0)) }
    if plain.isEmpty { return "." }
    let folder = plain.joined(separator: "/")
    return folder.isEmpty ? "/" : folder
  }

  func matches(_ path: String) -> Bool { matches(PathPattern(path).names) }

  /// Whether the pattern matches the path or one of its folders; a pattern of a single name matches anywhere.
  func matchesFileOrFolder(of path: String) -> Bool {
    let parts = PathPattern(path).names
    if names.count == 1, let name = names.first {
      return parts.contains { Wildcards.match(name, $0) }
    }
    return (1...parts.count).contains { matches(Array(parts.prefix($0))) }
  }

  private func matches(_ path: [Substring]) -> Bool {
    Wildcards.match(names, path, isWildcard: { $0 == "**" }) { Wildcards.match($0, $1) }
  }
}
