import SnapReport
import SnapshotRecords
import Testing

struct KeyListTests {
  private func text(_ fixtures: [String]) -> String {
    KeyList(fixtures.map { SnapshotKey(suite: "S", fixture: $0) }, in: "S").text
  }

  /// Three names, a separator and a letter make 159, 160 and 161 characters.
  @Test(arguments: [(12, true), (13, true), (14, false)])
  func `names are listed as long as they fit on two lines`(length: Int, isListed: Bool) {
    let names = [("a", 70), ("b", 70), ("c", length)].map { String(repeating: $0, count: $1) }
    let list = names.joined(separator: "; ")
    #expect(text(names + ["d"]) == list + (isListed ? "; d" : ", and 1 more"))
  }
}
