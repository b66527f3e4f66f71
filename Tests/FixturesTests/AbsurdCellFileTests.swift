import Fixtures
import Foundation
import TestSupport
import Testing

/// Cell files that declare absurdly much are read or rejected in seconds, and the error names the entry.
@MainActor struct AbsurdCellFileTests {
  /// A file, large enough to show time that grows faster than its size, and what its error says; nil if it is read.
  struct Absurdity: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let problem: String?
    let text: String

    init(_ name: String, _ problem: String?, _ text: String) {
      testDescription = name
      self.problem = problem
      self.text = text
    }
  }

  /// Entries repeated until they have a number of bytes.
  private nonisolated static func many(
    _ bytes: Int = 300_000, _ entry: (Int) -> String
  ) -> String {
    var text = ""
    var index = 0
    while text.utf8.count < bytes {
      text += (index == 0 ? "" : ",") + entry(index)
      index += 1
    }
    return text
  }

  private nonisolated static func fixture(_ members: String) -> String {
    #"{ "source": "Cell.xib", "fixtures": [{ "cell": "Cell", \#(members) }] }"#
  }

  private nonisolated static func fixtures(_ list: String, _ more: String = "") -> String {
    #"{ "source": "Cell.xib", "fixtures": [\#(list)]\#(more) }"#
  }

  private nonisolated static let widths = (1...10_000).map(String.init).joined(separator: ",")
  private nonisolated static let long = String(repeating: "x", count: 300_000)

  nonisolated static let all = [
    Absurdity(
      "snapshots", "more than 100000 snapshots",
      fixtures(
        many { #"{"cell":"Cell","name":"\#($0)"}"# }, #", "matrix": { "widths": [\#(widths)] }"#)),
    Absurdity("fixtures", nil, fixtures(many { #"{"cell":"Cell","name":"\#($0)"}"# })),
    Absurdity(
      "fixtures with their own sources", nil,
      fixtures(many { #"{"cell":"Cell","source":"Cell.xib","name":"\#($0)"}"# })),
    Absurdity("a long key", "is not known here", fixture("\"\(long)\": 1")),
    Absurdity(
      "a long cell", "no cell is named",
      fixture("\"name\": \"\(long)\"").replacing(
        "\"Cell\", \"name\": ", with: "")),
    Absurdity(
      "a long word", "is not known",
      fixture(#""matrix": { "appearances": ["\#(long)"] }"#)),
    Absurdity("numbers", "must be", fixture("\"name\": [\(many(180_000) { "\($0 % 10)" })]")),
    Absurdity("lists", "must be", fixture("\"name\": [\(many(140_000) { _ in "[]" })]")),
    Absurdity("values", "more than 100000 values", fixture("\"name\": [\(many { "\($0 % 10)" })]")),
    Absurdity("keys", "is not known here", fixture(many { "\"\($0)\": 1" })),
    Absurdity(
      "numbers at the limit of depth", "must be",
      fixture(
        "\"name\": \(String(repeating: "[", count: 12))\(many(180_000) { "\($0 % 10)" })"
          + String(repeating: "]", count: 12))),
    Absurdity(
      "numbers in depth", "nested deeper than 16 levels",
      fixture(
        "\"name\": \(String(repeating: "[", count: 500))\(many(180_000) { "\($0 % 10)" })"
          + String(repeating: "]", count: 500))),
    Absurdity(
      "heights", nil,
      fixture(
        #""matrix": { "widths": [\#(widths)] }, "expect": { "heights": {"#
          + (1...10_000).map { "\"\($0)x\": 1" }.joined(separator: ",").replacing("x\"", with: "\"")
          + "} }")),
    Absurdity(
      "heights that are not there", "no configuration is",
      fixture(
        #""matrix": { "widths": [\#(widths)] }, "expect": { "heights": {"#
          + many { "\"\($0)-dark\": 1" } + "} }")),
    Absurdity(
      "allowances", "more than 1000 entries", fixture("\"allow\": [\(many { _ in "\"overlap\"" })]")
    ),
    Absurdity(
      "a long text", "the text is longer than 100000 bytes",
      fixture(#""content": { "titleLabel": { "text": "\#(long)" } }"#)),
    Absurdity(
      "widths", "more than 10000 configurations",
      fixture("\"matrix\": { \"widths\": [\(many { "\($0 % 9000 + 1)" })] }")),
  ]

  @Test(arguments: all)
  func `an absurd file is read or rejected in seconds`(file: Absurdity) throws {
    let folder = try TemporaryFolder(["Cell.xib": Xib.cell(""), "Some.cells.json": file.text])
    let url = folder.url(of: "Some.cells.json")
    let start = Thread.processorTime
    if let problem = file.problem {
      let error = #expect(throws: CellFileError.self) { try CellFile(contentsOf: url) }
      // Between the words there may be a name of the file's length.
      let words = (error?.problem.prefix(300) ?? "") + (error?.problem.suffix(300) ?? "")
      #expect(words.contains(problem))
      #expect(error?.line == 1)
    } else {
      #expect(try !CellFile(contentsOf: url).fixtures.isEmpty)
    }
    let seconds = Thread.processorTime - start
    #expect(seconds < 5, "\(seconds) s")
  }
}
