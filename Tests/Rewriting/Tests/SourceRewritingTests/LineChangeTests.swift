import Foundation
import SourceRewriting
import Testing

/// Lines in whose place others are compiled.
struct LineChangeTests {
  private static let before = "a\nb\nc\nd\ne\n"
  private static let after = "a\n \n \nd\nE\n"

  @Test func `changes are runs of lines, and make the one text of the other`() {
    let changes = LineChange.all(from: Self.before, to: Self.after)
    #expect(
      changes == [
        LineChange(line: 2, before: ["b", "c"], after: [" ", " "]),
        LineChange(line: 5, before: ["e"], after: ["E"]),
      ])
    let applied = LineChange.apply(changes, to: Self.before)
    #expect(applied.text == Self.after)
    #expect(applied.missing.isEmpty)
  }

  @Test func `lines that moved are found where they are, of several the closest`() {
    let change = LineChange(line: 3, before: ["b"], after: ["-"])
    #expect(LineChange.apply([change], to: "b\nx\ny\nb\nb").text == "b\nx\ny\n-\nb")
    let two = [change, LineChange(line: 4, before: ["b"], after: ["+"])]
    #expect(LineChange.apply(two, to: "x\ny\nz\na\nb\nb").text == "x\ny\nz\na\n-\n+")
  }

  @Test func `lines that are others stay, and are returned`() {
    let change = LineChange(line: 1, before: ["a", "b"], after: ["", ""])
    let applied = LineChange.apply([change], to: "a\nc\n")
    #expect(applied.text == "a\nc\n")
    #expect(applied.missing == [change])
    let broken = LineChange(line: 1, before: ["a"], after: [])
    #expect(LineChange.apply([broken], to: "a").missing == [broken])
    #expect(LineChange.apply([LineChange(line: 1, before: [], after: [])], to: "a").text == "a")
  }

  @Test func `a line that ends in two bytes is one`() {
    let changes = LineChange.all(from: "a\r\nb\r\n", to: "a\r\n \r\n")
    #expect(changes == [LineChange(line: 2, before: ["b\r"], after: [" \r"])])
    #expect(LineChange.apply(changes, to: "a\r\nb\r\n").text == "a\r\n \r\n")
  }

  @Test func `copies have the changes, also those that came after they were written`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("changes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Cell.swift")
    let copy = folder.appendingPathComponent("Copy.swift")
    try Data("import Kit\nclass Cell {}\n".utf8).write(to: source)
    func write(_ changes: [LineChange]) throws -> [RewritingFinding] {
      try ModuleSources([source]).write(
        to: [copy], in: folder, changes: [source.path: changes])
    }
    func text() throws -> [Substring] {
      try String(contentsOf: copy, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(\.self)
    }
    #expect(try write([]).isEmpty)
    #expect(try text() == ["import Kit", "class Cell {}", ""])
    #expect(try write([LineChange(line: 1, before: ["import Kit"], after: [" "])]).isEmpty)
    #expect(try text() == [" ", "class Cell {}", ""])
    let findings = try write([LineChange(line: 4, before: ["import Old"], after: [" "])])
    #expect(findings.map(\.reason) == [.otherLines])
    #expect(findings.first?.description.contains("Cell.swift:4:1: warning:") == true)
  }
}
