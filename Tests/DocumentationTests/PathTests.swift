import Foundation
import Testing

/// The files, folders and environment variables that pages name exist.
struct PathTests {
  /// Names that stand for a reader's own files or for what a run makes, and therefore are not in a clone.
  static let readersOwn: [(name: String, reason: String)] = [
    ("Snapshots/File/test.320@2x.png", "where a test of that name has its picture"),
    ("Type+Aspect.swift", "a pattern of names"),
    ("Helpers.swift", "a name to avoid"),
  ]

  @Test(arguments: Page.all) func `each path that a page names exists`(page: Page) {
    for span in page.spans {
      guard let path = Self.path(in: span.text), !page.path.hasSuffix("CHANGELOG.md") else {
        continue
      }
      #expect(
        Self.exists(path, from: page.folder), "\(page.path):\(span.line): no file \(span.text)")
    }
  }

  /// The path that a span is, if it is one of this repository.
  private static func path(in span: String) -> String? {
    let path = span.hasSuffix("/") ? String(span.dropLast()) : span
    guard !path.contains(" "), !readersOwn.contains(where: { $0.name == span }) else { return nil }
    guard let first = path.split(separator: "/").first, !path.hasPrefix("/") else { return nil }
    let isBelow = path.contains("/") && Repository.paths.contains(String(first))
    let isSource = [".swift", ".md", ".docc"].contains { path.hasSuffix($0) }
    return isBelow || isSource ? path : nil
  }

  /// Whether there is a file or folder of the name: below the root, the page's folder, or anywhere as the end of a path.
  private static func exists(_ path: String, from folder: String) -> Bool {
    let near = LinkTests.standardized("\(folder)/\(path)")
    if Repository.paths.contains(path) || Repository.paths.contains(near) { return true }
    let pattern = Self.pattern(path)
    return Repository.paths.contains { fnmatch(pattern, $0, 0) == 0 }
      || Repository.paths.contains { fnmatch("*/\(pattern)", $0, 0) == 0 }
  }

  /// A pattern in which `<name>`, `NAME` of a placeholder and `…` stand for anything.
  private static func pattern(_ path: String) -> String {
    var pattern = ""
    var isPlaceholder = false
    for character in path {
      switch character {
      case "<": isPlaceholder = true
      case ">": isPlaceholder = false; pattern += "*"
      case "…": pattern += "*"
      case _ where isPlaceholder: break
      default: pattern.append(character)
      }
    }
    return pattern
  }

  @Test(arguments: Page.all)
  func `each environment variable that a page names is read`(page: Page) throws {
    for span in page.spans {
      for name in span.text.matches(of: /\b(SNAP|SNAPSHOT)_[A-Z_]+\b/) {
        guard !Self.foreignVariables.contains(String(name.output.0)) else { continue }
        #expect(
          Self.readers.contains(name.output.0), "\(page.path):\(span.line): \(name.output.0)")
      }
    }
  }

  /// Variables of swift-snapshot-testing, which the guide says are not read.
  private static let foreignVariables: Set<String> = ["SNAPSHOT_ARTIFACTS"]

  /// All code that reads variables.
  private static let readers: String = Repository.files
    .filter { file in
      file.hasPrefix("Makefile") || file.hasPrefix("scripts/")
        || (file.hasSuffix(".swift") && !file.hasPrefix("Tests/DocumentationTests"))
    }
    .compactMap { try? Repository.text(of: $0) }.filter { $0.contains("SNAP") }.joined()
}
