import Foundation
import Testing

/// What pages show as printed by the tool, compared with what it prints.
///
/// `make pages` writes the files anew. Look at what changed, and at the pages that show it.
struct OutputTests {
  /// Each file of Outputs/ with the call that prints it, and the constraints missing in the storyboard.
  static let calls: [(file: String, arguments: [String], missing: [String])] = [
    ("lint-zero-height.txt", ["lint", "Feed.storyboard"], ["bas-c0-007"]),
    ("lint-ambiguous.txt", ["lint", "Feed.storyboard"], ["bas-c0-002", "bas-c0-003"]),
    (
      "lint-fix.txt", ["lint", "--fix", "--dry-run", "Feed.storyboard"],
      ["bas-c0-002", "bas-c0-003"]
    ),
    ("layout.txt", ["layout", "Feed.storyboard"], []),
    ("why.txt", ["layout", "Feed.storyboard", "--cell", "ImageCell", "--why", "titleLabel"], []),
    ("skill.txt", ["mcp", "--skill"], []),
    (
      "stress.txt", ["stress", "Feed.storyboard", "--cell", "BasicCell"], ["bas-c0-003"]
    ),
  ]

  /// Files of Outputs/ that other tests compare.
  static let elsewhere: [(file: String, test: String)] = [
    ("failure.txt", "Tests/SnapTestingTests/DocumentedFailureTests.swift"),
    ("first-run.txt", "Tests/SnapTestingTests/DocumentedFailureTests.swift"),
    ("first-cell-file.txt", "Tests/DocumentationTests/OutputTests.swift"),
    ("verify-first.txt", "Tests/DocumentationTests/OutputTests.swift"),
    ("certificate.txt", "Tests/DocumentationTests/OutputTests.swift"),
    ("attributed-text.txt", "Tests/SnapTestingTests/DocumentedFailureTests.swift"),
    ("contact-sheet.txt", "Tests/SnapTestingTests/DocumentedFailureTests.swift"),
    ("diff-design.txt", "Tests/DocumentationTests/PictureTests.swift"),
  ]

  @Test(arguments: calls.indices) func `the tool prints what pages show`(index: Int) throws {
    let call = Self.calls[index]
    let folder = try StoryboardFolder(without: call.missing)
    try expect(try Tool.output(call.arguments, in: folder.url), in: call.file)
  }

  @Test func `a cell file and its first verification are as on pages`() throws {
    let folder = try StoryboardFolder(without: [])
    _ = try Tool.output(["init", "Feed.storyboard"], in: folder.url)
    let file = folder.url.appendingPathComponent("Feed.cells.json")
    try expect(try String(contentsOf: file, encoding: .utf8), in: "first-cell-file.txt")
    try expect(try Tool.output(["verify"], in: folder.url), in: "verify-first.txt")
  }

  @Test func `a certificate is as on pages`() throws {
    let folder = try StoryboardFolder(without: [])
    _ = try Tool.output(["init", "Feed.storyboard"], in: folder.url)
    _ = try Tool.output(["record"], in: folder.url)
    try Self.frames.write(
      to: folder.url.appendingPathComponent("Snapshots/Feed/BasicCell.320.ios.json"),
      atomically: true, encoding: .utf8)
    let output = try Tool.output(["verify", "--quiet"], in: folder.url)
    let lines = output.components(separatedBy: "\n").drop { !$0.hasPrefix("as on ") }
    try expect(lines.joined(separator: "\n"), in: "certificate.txt")
  }

  /// Frames of an iOS that wraps the subtitle.
  private static let frames = """
    { "version": 1, "system": "iOS 18.2", "views": [
      { "path": "BasicCell", "frame": [0, 0, 320, 82] },
      { "path": "contentView", "frame": [0, 0, 320, 82] },
      { "path": "contentView/titleLabel", "frame": [20, 20, 280, 20.5], "lines": 1, "font": ".SFUI-Regular 17.0" },
      { "path": "contentView/subtitleLabel", "frame": [20, 44.5, 280, 36], "lines": 2, "font": ".SFUI-Regular 15.0" } ] }
    """

  @Test func `each file of outputs is compared with what prints it`() {
    let files = Repository.files(below: "Tests/DocumentationTests/Outputs/", ending: "")
    let compared = (Self.calls.map(\.file) + Self.elsewhere.map(\.file)).map {
      "Tests/DocumentationTests/Outputs/\($0)"
    }
    #expect(files == compared.sorted())
    for entry in Self.elsewhere { #expect(Repository.paths.contains(entry.test)) }
  }
}

/// Compares a text with a file of Outputs/, or writes it there where `SNAP_DOCUMENTATION` is set.
func expect(
  _ text: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = "Tests/DocumentationTests/Outputs/\(file)"
  if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil {
    try text.write(
      to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
  #expect(try Repository.text(of: path) == text, sourceLocation: sourceLocation)
}
