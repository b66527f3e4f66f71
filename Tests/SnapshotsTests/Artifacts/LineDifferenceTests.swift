import Foundation
import TestSupport
import Testing

@testable import SnapshotRecords
@testable import Snapshots

struct LineDifferenceTests {
  private func lines(_ old: String, _ new: String) -> String {
    LineDifference(from: old, to: new).lines.joined(separator: "\n")
  }

  @Test func `a replaced line is below the old one, between its neighbours`() {
    #expect(lines("a\nb\nc\nd\ne\n", "a\nb\nC\nd\ne\n") == "…\n  b\n- c\n+ C\n  d\n…")
  }

  @Test func `each line of a replaced block is below its old one`() {
    #expect(lines("a\nb\nc\n", "A\nB\nc\n") == "- a\n+ A\n- b\n+ B\n  c")
  }

  @Test func `blocks of different lengths stay together`() {
    #expect(lines("a\nb\nx\n", "A\nx\n") == "- a\n- b\n+ A\n  x")
  }

  @Test(arguments: [
    ("", "a\n", "+ a"), ("a\n", "", "- a"), ("a\n", "a\nb\n", "  a\n+ b"),
    ("a\n\nb\n", "a\nb\n", "  a\n- \n  b"),
  ])
  func `lines are added and removed anywhere`(old: String, new: String, expected: String) {
    #expect(lines(old, new) == expected)
  }

  @Test func `equal texts have no lines`() {
    let difference = LineDifference(from: "a\nb\n", to: "a\nb\n")
    #expect(difference.added == 0)
    #expect(difference.removed == 0)
  }

  @Test func `a difference is read back from a record`() throws {
    let difference = LineDifference(from: "a\nb\n", to: "a\nc\n")
    let data = try JSONEncoder().encode(difference)
    #expect(try JSONDecoder().decode(LineDifference.self, from: data) == difference)
    #expect(difference.changedLines == ["- b", "+ c"])
  }

  @Test func `the new text can be reconstructed from the lines shown for short texts`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          "\("abc".randomElement(using: &generator) ?? "a")\n"
        }
      }
      let difference = LineDifference(from: texts[0].joined(), to: texts[1].joined())
      #expect(texts[0].count - difference.removed == texts[1].count - difference.added)
      let added = difference.lines.filter { $0.hasPrefix("+") }
      #expect(added.count == difference.added)
    }
  }
}
