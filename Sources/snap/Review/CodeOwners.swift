import FileAccess
import Foundation
import Revisions
import SnapshotRecords
import SnapshotReferences

/// Who owns the files of a repository, by its `CODEOWNERS`, as GitHub and GitLab read it.
///
/// The last rule that matches a path counts; of GitLab's sections, that of each.
struct CodeOwners {
  /// The places of the file, the first of which counts.
  static let places = [".github/CODEOWNERS", ".gitlab/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  private struct Rule {
    let pattern: String
    let owners: [String]
  }

  private var sections: [[Rule]] = [[]]

  /// Reads the file of a repository; nil if it has none.
  ///
  /// - Throws: `FileError` if it cannot be read.
  init?(of repository: GitRepository) throws {
    for place in Self.places {
      let file = repository.root.appendingPathComponent(place)
      guard let data = try repository.tree.read(file) else { continue }
      self.init(String(decoding: data, as: UTF8.self))
      return
    }
    return nil
  }

  init(_ text: String) {
    var usual: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let rule = Self.withoutComment(line.trimmingCharacters(in: .whitespaces))
      guard !rule.isEmpty else { continue }
      if let owners = Self.section(rule) {
        usual = owners
        sections.append([])
      } else {
        let words = Self.words(of: rule)
        let owners = Array(words.dropFirst())
        sections[sections.count - 1].append(
          Rule(pattern: words[0], owners: owners.isEmpty ? usual : owners))
      }
    }
  }

  private static func withoutComment(_ line: String) -> Substring {
    guard !line.hasPrefix("#") else { return "" }
    return line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line[...]
  }

  /// The usual owners of a section, as `[Name][2] @team` begins one; nil for another line.
  private static func section(_ line: Substring) -> [String]? {
    guard line.hasPrefix("[") || line.hasPrefix("^["), let end = line.lastIndex(of: "]") else {
      return nil
    }
    return words(of: line[line.index(after: end)...]).filter { !$0.isEmpty }
  }

  /// The words of a line; a space of a path has a backslash before it.
  private static func words(of line: Substring) -> [String] {
    var words = [""]
    var isEscaped = false
    for character in line {
      if isEscaped || character != "\\" && !character.isWhitespace {
        words[words.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if words.last != "" {
        words.append("")
      }
    }
    return words.count > 1 && words.last == "" ? words.dropLast() : words
  }

  /// Returns the owners of a path below the repository's folder, in the order of the file.
  func owners(of path: String) -> [String] {
    var owners: [String] = []
    for section in sections {
      let rule = section.last { Self.matches($0.pattern, path) }
      for owner in rule?.owners ?? [] where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  /// Whether a pattern in the way of `.gitignore` matches a path, or a folder that it is in.
  private static func matches(_ pattern: String, _ path: String) -> Bool {
    let isOfFolder = pattern.hasSuffix("/")
    let names = pattern.split(separator: "/")
    guard let last = names.last else { return true }
    // Without a slash before its end, a pattern matches at any depth.
    let isAnchored = pattern.hasPrefix("/") || names.count > 1
    let text = (isAnchored ? "" : "**/") + names.joined(separator: "/")
    let rule = PathPattern(text)
    let parts = path.split(separator: "/")
    let isOfFilesOnly = names.count > 1 && last == "*"
    return (1...max(parts.count, 1)).contains { count in
      let isWhole = count == parts.count
      guard isWhole ? !isOfFolder : !isOfFilesOnly else { return false }
      return rule.matches(parts.prefix(count).joined(separator: "/"))
    }
  }
}

extension CodeOwners {
  /// Returns the owners of the tests or cell files that snapshots are of, or else those of their references.
  ///
  /// - Parameters:
  ///   - results: the snapshots.
  ///   - folder: the path of the package below the repository's folder; empty for that one itself.
  /// - Returns: the owners by key; none of a snapshot without any.
  func owners(
    of results: [SnapshotResult], inPackage folder: String
  ) -> [SnapshotKey: [String]] {
    results.reduce(into: [:]) { found, result in
      let path = result.source?.file ?? result.reference
      guard !path.hasPrefix("/") else { return }
      let owners = owners(of: folder.isEmpty ? path : "\(folder)/\(path)")
      if !owners.isEmpty { found[result.key] = owners }
    }
  }
}
