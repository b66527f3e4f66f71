import Foundation
import Testing

/// The guide's code is the code of the migration tests, which compiles and runs.
struct MigrationGuideTests {
  /// The files that the guide quotes.
  private static let quoted = ["MigrationTests.swift", "MigrationXCTests.swift"]

  /// The blocks under a caption that begins with "After".
  private static func blocks(_ guide: String) -> [String] {
    guide.components(separatedBy: "\nAfter").dropFirst().compactMap { section in
      let parts = section.components(separatedBy: "```swift\n")
      guard parts.count > 1 else { return nil }
      return parts[1].components(separatedBy: "\n```").first
    }
  }

  private func file(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines without indentation, which differs between a block and its place in a type.
  private func bare(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func `each block of new code is in a test`() throws {
    let guide = try file("../../Documentation/MigratingFromSwiftSnapshotTesting.md")
    let code = try Self.quoted.map { bare(try file($0)) }
    let blocks = Self.blocks(guide)
    #expect(blocks.count >= 8)
    for block in blocks {
      #expect(code.contains { $0.contains(bare(block)) }, "in no test:\n\(block)")
    }
  }
}
