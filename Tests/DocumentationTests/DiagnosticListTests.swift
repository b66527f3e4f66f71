import Foundation
import LayoutModel
import Testing

/// The lists of diagnostics on the page and in the schema of cell files are made from the code.
struct DiagnosticListTests {
  private static let page = "Sources/SnapTesting/SnapTesting.docc/AcceptingDiagnostics.md"
  private static let schema = "Documentation/cells.schema.json"
  private static let kinds = Diagnostic.Kind.allCases.filter(\.isOfLayout)

  @Test func `the page has each diagnostic of a layout with its severity`() throws {
    let rows = [Diagnostic.Severity.error, .warning, .note].map { severity in
      let names = Self.kinds.filter { $0.severity == severity }.map { "`\($0.rawValue)`" }
      return "| \(names.joined(separator: ", ")) | \(severity.rawValue) |"
    }
    try expect(rows, in: Self.page, after: "| --- | --- |", before: "")
  }

  @Test func `the schema has each diagnostic of a layout`() throws {
    let lines = Self.kinds.map { "        \"\($0.rawValue)\"" }.joined(separator: ",\n")
    try expect(
      lines.components(separatedBy: "\n"), in: Self.schema,
      after: "    \"kind\": {\n      \"enum\": [",
      before: "      ]")
  }

  /// Expects lines in a file from the first line with a beginning to the next with an end; writes them where pages are made.
  private func expect(
    _ lines: [String], in path: String, after beginning: String, before end: String
  ) throws {
    let text = try Repository.text(of: path)
    let start = try #require(text.range(of: beginning + "\n")).upperBound
    let rest = try #require(text.range(of: "\n" + end + "\n", range: start..<text.endIndex))
    let made = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil {
      let new = text.replacingCharacters(in: start..<rest.lowerBound, with: made)
      try new.write(
        to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    let written = try Repository.text(of: path)
    #expect(written.contains(beginning + "\n" + made + "\n" + end + "\n"), "run `make pages`")
  }
}
