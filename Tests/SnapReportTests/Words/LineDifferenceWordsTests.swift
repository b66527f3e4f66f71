import SnapshotRecords
import Testing

@testable import SnapReport

struct LineDifferenceWordsTests {
  @Test(arguments: [
    (23, 23, nil), (24, 24, nil), (25, 25, nil), (26, 24, "… 2 more lines"),
    (27, 24, "… 3 more lines"),
  ])
  func `a failure shows twenty-four lines, or all if only one more is left`(
    count: Int, shown: Int, rest: String?
  ) {
    let difference = LineDifference(from: "", to: (1...count).map { "line \($0)\n" }.joined())
    let lines = difference.firstLines
    #expect(difference.summary == "\(count) lines added, 0 removed")
    #expect(lines.prefix(shown).last == "+ line \(shown)")
    #expect(lines.dropFirst(shown).first == rest)
    #expect(lines.count == shown + (rest == nil ? 0 : 1))
  }

  @Test(arguments: [
    ("a\n  b 1\n", "a\n  b 2\n", "line \"b 1\" → \"b 2\""),
    ("a\n  b\nc 1\n", "a\nc 2\n", "line removed: b, and 2 more changed lines"),
    ("a\n", "a\n  b\n", "line added: b"),
    ("a 1\nb\nc 1\n", "a 2\nb\n", "line \"a 1\" → \"a 2\", and 1 more changed line"),
  ])
  func `a title has the first change`(old: String, new: String, title: String) {
    #expect(LineDifference(from: old, to: new).title == title)
  }
}
