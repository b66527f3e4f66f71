import Foundation
import Testing

/// The cell files on the pages do what they say, beside a real storyboard.
struct CellFileSampleTests {
  private static let blocks = Page.all.flatMap(\.blocks).filter { $0.language == "json" }

  @Test(arguments: blocks) func `a cell file on a page can be recorded and passes`(
    block: CodeBlock
  ) throws {
    let folder = try StoryboardFolder(without: [])
    let file = folder.url.appendingPathComponent("Feed.cells.json")
    try block.lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    _ = try Tool.run(["record"], in: folder.url)
    let (output, exitCode) = try Tool.run(["verify"], in: folder.url)
    #expect(exitCode == 0, "\(output)")
  }
}
