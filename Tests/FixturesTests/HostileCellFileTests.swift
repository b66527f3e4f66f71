import Fixtures
import Foundation
import TestSupport
import Testing

/// Malicious cell files end with an error that explains what to do.
@MainActor struct HostileCellFileTests {
  private func problem(of data: Data) throws -> CellFileError? {
    let folder = try TemporaryFolder(["Cell.xib": Xib.cell("")])
    let file = try folder.write(data, to: "Some.cells.json")
    return #expect(throws: CellFileError.self) { try CellFile(contentsOf: file) }
  }

  private func problem(of text: String) throws -> CellFileError? {
    try problem(of: Data(text.utf8))
  }

  @Test func `an encoding other than UTF-8 is named`() throws {
    #expect(try problem(of: Data([0x7B, 0xFF, 0x7D]))?.problem.contains("UTF-8") == true)
    let utf16 = try #require("{}".data(using: .utf16))
    #expect(try problem(of: utf16)?.problem.contains("UTF-8") == true)
  }

  @Test func `a file beyond the limit is not read completely`() throws {
    let error = try problem(of: Data(repeating: 0x20, count: 3 << 20))
    #expect(error?.problem.contains("larger than 2097152 bytes") == true)
  }

  @Test(arguments: [-1, 0, 1])
  func `a file of two megabytes is read, and no larger one`(bytes: Int) throws {
    let text = #"{ "source": "Cell.xib", "fixtures": [{ "cell": "Cell" }] }"#
    let size = (2 << 20) + bytes
    let folder = try TemporaryFolder([
      "Cell.xib": Xib.cell(""),
      "Some.cells.json": text + String(repeating: " ", count: size - text.utf8.count),
    ])
    let file = try? CellFile(contentsOf: folder.url(of: "Some.cells.json"))
    #expect((file != nil) == (bytes <= 0))
  }

  @Test(arguments: [99, 100, 101])
  func `axes make up to 10,000 configurations`(widths: Int) throws {
    let locales = (0..<100).map { "\"x\($0)\"" }.joined(separator: ", ")
    let text = """
      { "source": "Cell.xib", "fixtures": [{ "cell": "Cell" }],
        "matrix": { "widths": \(Array(1...widths)), "locales": [\(locales)] } }
      """
    let folder = try TemporaryFolder(["Cell.xib": Xib.cell(""), "Some.cells.json": text])
    guard widths > 100 else {
      let file = try CellFile(contentsOf: folder.url(of: "Some.cells.json"))
      #expect(file.fixtures.map(\.configurations.count) == [widths * 100])
      return
    }
    let error = #expect(throws: CellFileError.self) {
      try CellFile(contentsOf: folder.url(of: "Some.cells.json"))
    }
    #expect(error?.problem.contains("more than 10000 configurations") == true)
  }

  @Test func `a folder in place of a file is named`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: CellFileError.self) { try CellFile(contentsOf: folder.root) }
    #expect(error?.problem.contains("Is a directory.") == true)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `deeply nested values are rejected`(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    #expect(try problem(of: text)?.problem.hasPrefix("is not valid JSON or JSON5") == true)
    let closing = opening == "[" ? "]" : "}"
    let whole =
      String(repeating: opening, count: 200) + "1" + String(repeating: closing, count: 200)
    #expect(try problem(of: whole)?.problem.contains("deeper than 16 levels") == true)
  }

  @Test func `axes with too many combinations are rejected with their line`() throws {
    let widths = (100..<1100).map(String.init).joined(separator: ",")
    let locales = (0..<1000).map { "\"l\($0)\"" }.joined(separator: ",")
    let error = try problem(
      of: """
        { "source": "Cell.xib",
          "matrix": { "widths": [\(widths)], "locales": [\(locales)] },
          "fixtures": [{ "cell": "Cell" }] }
        """)
    #expect(error?.line == 2)
    #expect(error?.problem.contains("more than 10000 configurations") == true)
  }

  @Test(arguments: ["1e999", "-1e999", "NaN", "Infinity", "1e308", "-1"])
  func `an invalid width is rejected`(width: String) throws {
    let error = try problem(
      of: """
        { "source": "Cell.xib", "fixtures": [{ "cell": "Cell",
          "matrix": { "widths": [\(width)] } }] }
        """)
    #expect(error?.description.contains("Some.cells.json") == true)
  }
}
