import Fixtures
import Foundation
import LayoutModel
import Testing

/// Nothing is decided by reading a sentence: with every message in other words lint finds the same.
@MainActor struct RewordingTests {
  private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("FixtureCellsTests/Resources")

  /// No word survives this, and doing it twice restores it.
  private static let reworded: @Sendable (String) -> String = { String($0.reversed()) }

  @Test(arguments: FaultyFile.all.map(\.name))
  func `other words lead to the same findings`(name: String) throws {
    let sample = try #require(FaultyFile.all.first { $0.name == name })
    let plain = try sample.file().lint()
    #expect(Set(plain.map(\.kind)) == sample.kinds)
    for words in sample.hint { #expect(plain.contains { $0.hint.contains(words) }, "\(words)") }
    try compare(plain, sample.file)
  }

  @Test(arguments: ["Feed.storyboard", "Library.storyboard", "Kinds/Base.lproj/Kinds.storyboard"])
  func `other words lead to the same findings in storyboards`(path: String) throws {
    let file = Self.resources.appendingPathComponent(path)
    try compare(try PrototypeFile(contentsOf: file).lint()) { try PrototypeFile(contentsOf: file) }
  }

  private func compare(_ plain: [LintFinding], _ load: () throws -> PrototypeFile) throws {
    let found = try Wording.$current.withValue(Self.reworded) { try load().lint() }
    #expect(found.map(facts) == plain.map(facts))
    for (one, other) in zip(plain, found) {
      #expect(other.hint == Self.reworded(one.hint))
      #expect(other.message != one.message)
    }
  }

  private func facts(_ finding: LintFinding) -> [String] {
    [
      finding.kind.rawValue, finding.severity.rawValue, "\(finding.line)", finding.id ?? "",
      finding.cell, finding.userLabel ?? "", finding.view,
    ] + finding.configurations
  }
}
