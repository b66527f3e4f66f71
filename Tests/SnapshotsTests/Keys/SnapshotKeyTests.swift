import Foundation
import SnapshotRecords
import TestSupport
import Testing

struct SnapshotKeyTests {
  @Test(arguments: [
    ("BasicCellTests", "wraps", "320", "BasicCellTests/wraps.320"),
    ("BasicCellTests", "a long subtitle wraps", "", "BasicCellTests/a-long-subtitle-wraps"),
    ("A.B", "x", "320.5", "A.B/x.320.5"),
    ("Größe", "日本語 ラベル", "ar-dark", "Größe/日本語-ラベル.ar-dark"),
  ])
  func `a name that is already a slug, or single words, stays readable`(
    suite: String, fixture: String, configuration: String, expected: String
  ) {
    let key = SnapshotKey(suite: suite, fixture: fixture, configuration: configuration)
    #expect(key.description == expected)
  }

  @Test(arguments: [
    "a/b", "../up", ".hidden", "a.b", "what?", "emoji 🎉", "two  spaces", "a-b c", "con", "", "-x",
    "x-", "tab\there", "nul\u{0}", "a:b", "\u{202E}right", "x@2x", "e\u{301}/", "$(rm)", "…",
  ])
  func `a name that a slug cannot represent ends with a hash and stays one component`(name: String)
  {
    let fixture = SnapshotKey(suite: "S", fixture: name).fixture
    #expect(fixture.wholeMatch(of: /[^\/.]+-[0-9a-f]{8}/) != nil)
    #expect(!fixture.hasPrefix("-"))
  }

  @Test func `different names that look alike have different slugs`() {
    let names = ["a b!", "a b?", "a  b", "a-b c", "a b-c", "a.b c", "a/b c"]
    #expect(Set(names.map { SnapshotKey(suite: "S", fixture: $0).fixture }).count == names.count)
  }

  @Test func `composed and decomposed letters give the same bytes`() {
    let composed = SnapshotKey(suite: "S", fixture: "caf\u{e9}").description
    let decomposed = SnapshotKey(suite: "S", fixture: "cafe\u{301}").description
    #expect(Array(composed.utf8) == Array(decomposed.utf8))
  }

  @Test func `a long name is cut and its file name fits every file system`() {
    let name = String(repeating: "a very long name ", count: 40)
    let key = SnapshotKey(suite: name, fixture: name, configuration: name)
    let path = key.referencePath(scale: 2)
    #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 200 })
    #expect(key != SnapshotKey(suite: name, fixture: name + "b", configuration: name))
  }

  @Test func `any name gives a key that reads back unchanged, inside its folder`() throws {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("aZ09-_. /\\@:é日🎉\u{301}\u{200D}\n~%")
    for _ in 0..<2_000 {
      func name() -> String {
        let length = Int.random(in: 0...12, using: &generator)
        return String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
      }
      let key = SnapshotKey(suite: name(), fixture: name(), configuration: name())
      #expect(try SnapshotKey(parsing: key.description) == key)
      let root = URL(fileURLWithPath: "/r", isDirectory: true)
      let file = root.appendingPathComponent(key.referencePath(scale: 2)).standardizedFileURL
      #expect(file.path == "/r/" + key.referencePath(scale: 2))
    }
  }

  @Test(arguments: ["", "a", "../b", "a/..", "a/b c", "/a/b", "a/.b", "a/b.", "a//b"])
  func `text that is not a key is rejected`(text: String) {
    #expect(throws: RecordsError.invalidKey(text)) { try SnapshotKey(parsing: text) }
  }

  @Test func `the path contains the scale`() {
    let key = SnapshotKey(suite: "S", fixture: "f", configuration: "320")
    #expect(key.referencePath(scale: 2) == "S/f.320@2x.png")
    #expect(key.referencePath(scale: 1.5) == "S/f.320@1.5x.png")
  }

  @Test func `keys sort by suite, fixture and configuration`() {
    let keys = ["B/a", "A/b", "A/a.z", "A/a", "A/a-b"].compactMap {
      try? SnapshotKey(parsing: $0)
    }
    #expect(keys.sorted().map(\.description) == ["A/a", "A/a.z", "A/a-b", "A/b", "B/a"])
  }

  @Test(arguments: [
    ("wraps()", "wraps"), ("wraps(width:)", "wraps"), ("`a title wraps`()", "a title wraps"),
    ("`sum (of all)`()", "sum (of all)"), ("testWraps", "testWraps"), ("`plain`", "plain"),
  ])
  func `a test function names its fixture`(function: String, expected: String) {
    #expect(SnapshotKey.fixtureName(ofFunction: function) == expected)
  }
}
