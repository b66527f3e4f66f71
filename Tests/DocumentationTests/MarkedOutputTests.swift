import Foundation
import Testing

/// Blocks after a comment such as `<!-- output: failure.txt -->` show that file of Outputs/ whole.
///
/// `make pages` writes them anew, one after the other as a page may have several. All other blocks show
/// some lines of an output, which people choose.
@Suite(.serialized) struct MarkedOutputTests {
  private static let blocks = Page.all.flatMap(\.blocks).filter { file(of: $0) != nil }

  private static func file(of block: CodeBlock) -> String? {
    block.caption.wholeMatch(of: #/<!-- output: (.+) -->/#).map { String($0.output.1) }
  }

  @Test func `there are marked blocks`() {
    #expect(Self.blocks.count >= 4)
  }

  @Test(arguments: blocks) func `a marked block shows the whole output`(block: CodeBlock) throws {
    let name = try #require(Self.file(of: block))
    let output = try Repository.text(of: "Tests/DocumentationTests/Outputs/\(name)")
    let prompts = block.lines.filter { $0.hasPrefix("$ ") }
    let lines = prompts + output.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil {
      try write(lines, to: block)
    } else {
      #expect(block.lines == lines, "Run `make pages`.")
    }
  }

  /// Puts lines in the place of the block's.
  private func write(_ lines: [String], to block: CodeBlock) throws {
    let fence = "\n\(block.caption)\n```\n"
    let page = try Repository.text(of: block.page).replacingOccurrences(
      of: fence + block.lines.joined(separator: "\n") + "\n```",
      with: fence + lines.joined(separator: "\n") + "\n```")
    try page.write(
      to: Repository.root.appendingPathComponent(block.page), atomically: true, encoding: .utf8)
  }
}
