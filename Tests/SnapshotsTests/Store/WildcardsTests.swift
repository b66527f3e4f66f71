import Foundation
import SnapshotRecords
import TestSupport
import Testing

struct WildcardsTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("*", "abc", true), ("?", "", false),
    ("?", "a", true), ("a*c", "abbc", true), ("a*c", "abb", false), ("*a*b", "xaxbxb", true),
    ("a**", "a", true), ("*.320", "S/row.320", true), ("é?", "éß", true),
  ])
  func `a text matches as a whole`(pattern: String, text: String, matches: Bool) {
    #expect(Wildcards.match(pattern, text) == matches)
  }

  @Test(arguments: [
    (["**", "b"], ["a", "a", "b"], true), (["**", "b"], ["b"], true), (["a", "**"], ["a"], true),
    (["a", "**", "c"], ["a", "b", "d"], false),
  ])
  func `a list matches as a whole`(pattern: [String], list: [String], matches: Bool) {
    #expect(Wildcards.match(pattern, list, isWildcard: { $0 == "**" }, matchesOne: ==) == matches)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a pattern of many wildcards takes no longer than both lengths allow`() {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let pattern = String(repeating: "a*", count: 200) + "b"
    let text = String(repeating: "a", count: 2000)
    #expect(!Wildcards.match(pattern, text))
    var steps = 0
    let names = Array(repeating: "a", count: 1000)
    let folders = Array(repeating: ["**", "a"], count: 100).flatMap { $0 } + ["b"]
    let matches = Wildcards.match(folders, names, isWildcard: { $0 == "**" }) {
      steps += 1
      return $0 == $1
    }
    #expect(!matches)
    #expect(steps <= folders.count * names.count)
  }
}
