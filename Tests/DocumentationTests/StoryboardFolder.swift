import Foundation

/// A temporary folder with the storyboard of the fixture cells, from which some constraints are missing.
final class StoryboardFolder {
  let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("snap-documentation-\(UUID().uuidString)")

  /// Copies the storyboard without the lines of the constraints that have these identifiers.
  init(without constraints: [String]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let storyboard = try Repository.text(of: "Tests/FixtureCellsTests/Resources/Feed.storyboard")
    let lines = storyboard.components(separatedBy: "\n").filter { line in
      !constraints.contains { line.contains("id=\"\($0)\"") }
    }
    try lines.joined(separator: "\n").write(
      to: url.appendingPathComponent("Feed.storyboard"), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
