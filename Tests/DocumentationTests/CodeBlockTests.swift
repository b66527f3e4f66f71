import Foundation
import Testing

/// Every block of code on a page is compiled, and every block of output is printed, by a test.
///
/// Run `swift test --filter CodeBlockTests` to see each block with its page and line.
struct CodeBlockTests {
  /// The files whose code pages quote: all of them are compiled, and most are run.
  static let code: [String] =
    Repository.files(below: "Tests/DocumentationTests/Samples/", ending: ".swift")
    + Repository.files(below: "Examples/", ending: ".swift")
    + [
      "Tests/SnapTestingTests/MigrationTests.swift",
      "Tests/SnapTestingTests/MigrationXCTests.swift",
      "Tests/ConstraintSolverTests/GrowingCellTests.swift",
    ]

  /// The files whose lines pages show as output: tests compare each of them with what the code prints, and the list of
  /// sources is what an example compiles.
  static let outputs: [String] =
    Repository.files(below: "Tests/DocumentationTests/Outputs/", ending: ".txt")
    + Repository.files(below: "Snapshots/", ending: ".txt")
    + [
      "Tests/FixtureCellsTests/Resources/broken-cells.txt",
      "Examples/UnchangedCells/Sources/AppCells/app-sources.txt",
      "Tests/ConstraintSolverTests/GrowingCellTests.swift",
    ]

  /// Blocks that nothing checks, with the reason; each is known by its page and a line of it or the one before.
  static let unchecked: [(page: String, line: String, reason: String)] = [
    (
      "Documentation/MigratingFromSwiftSnapshotTesting.md", "Before:",
      "code for swift-snapshot-testing, on which Snap does not depend"
    ),
    (
      "Documentation/Controls.md", "static let searchBar = ViewDescription(",
      "the beginning of the file that the line above the block names"
    ),
    (
      "ARCHITECTURE.md", "cell → constraints and intrinsic sizes",
      "a drawing of the data's way; the table below it names the files, which PathTests checks"
    ),
  ]

  private static let blocks: [CodeBlock] = Page.all.flatMap(\.blocks)

  private static func isUnchecked(_ block: CodeBlock) -> Bool {
    unchecked.contains { entry in
      entry.page == block.page
        && (block.caption == entry.line || block.lines.contains { $0.contains(entry.line) })
    }
  }

  private static func checked(_ languages: String...) -> [CodeBlock] {
    blocks.filter { languages.contains($0.language) && !isUnchecked($0) }
  }

  private static let essences: [String] = code.compactMap { file in
    (try? Repository.text(of: file)).map { essence(ofSwift: $0.components(separatedBy: "\n")) }
  }

  @Test(arguments: checked("swift")) func `a block of Swift is compiled`(block: CodeBlock) {
    let wanted = essence(ofSwift: block.lines)
    #expect(
      Self.essences.contains { $0.contains(wanted) },
      "no file that the tests compile has this code: \(block.lines.joined(separator: "\n"))")
  }

  private static let printed: [[String]] = outputs.compactMap { file in
    (try? Repository.text(of: file)).map { text in
      text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
  }

  @Test(arguments: checked("", "text")) func `a block of output is printed`(block: CodeBlock) {
    let wanted = block.output.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      Self.printed.contains { Self.shows(wanted, of: $0) },
      "nothing prints this: \(block.lines.joined(separator: "\n"))")
  }

  /// Whether the lines follow one another in the output; a line with nothing but `…` skips some.
  private static func shows(_ wanted: [String], of output: [String]) -> Bool {
    let parts = wanted.split(separator: "…").map(Array.init)
    var rest = output[...]
    for part in parts {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else {
        return false
      }
      rest = rest[(start + part.count)...]
    }
    return !parts.isEmpty
  }

  @Test func `each block has a language that something checks`() {
    for block in Self.blocks where !Self.isUnchecked(block) {
      #expect(
        ["swift", "", "text", "sh", "json"].contains(block.language), "\(block.testDescription)")
    }
  }

  /// Markdown also takes indented lines for code, which these tests would not see.
  @Test(arguments: Page.all) func `code is in fenced blocks`(page: Page) {
    for (before, line) in zip(page.lines, page.lines.dropFirst()) {
      let isCode = before.text.isEmpty && line.text.hasPrefix("    ")
      #expect(!isCode, "\(page.path):\(line.number)")
    }
  }

  @Test(arguments: unchecked.indices) func `an exception is needed`(index: Int) {
    let entry = Self.unchecked[index]
    #expect(
      Self.blocks.contains { block in
        block.page == entry.page
          && (block.caption == entry.line || block.lines.contains { $0.contains(entry.line) })
      }, "no block of \(entry.page) has the line \(entry.line)")
  }
}
