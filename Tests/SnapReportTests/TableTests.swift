import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

struct TableTests {
  @Test func `columns are as wide as their widest cell`() {
    let results = [
      Samples.result(fixture: "short", height: 61.5), Samples.result(fixture: "a longer name"),
    ]
    #expect(
      RunReport(RunResults(results: results)).table() == """
          fixture          width  height  verdict
          CellTests
        ✔   a-longer-name    320      82  passed
        ✔   short            320    61.5  passed
        """)
  }

  @Test func `diagnostics are below their fixture's verdict`() {
    let table = RunReport(RunResults(results: [Samples.collapsed])).table()
    #expect(
      table == """
          fixture      width  height  verdict
          CellTests
        ✘   collapsed    320       0  layout error
                                      error zeroHeight contentView/subtitleLabel
                                      warning truncatedText contentView/titleLabel
        """)
  }

  @Test func `a warning in many configurations of a fixture is printed once`() {
    let results = ["320", "375", "414"].map { width in
      var result = Samples.result(configuration: width)
      result.diagnostics = [
        Samples.diagnostic(.warning, .missingImage, "contentView/icon", "No image.")
      ]
      return result
    }
    let table = RunReport(RunResults(results: results)).table()
    #expect(table.components(separatedBy: "missingImage").count == 2)
    #expect(table.contains("warning missingImage contentView/icon (3 configurations)"))
  }

  @Test func `an allowed diagnostic is marked and does not fail`() {
    var result = Samples.collapsed
    result.diagnostics[0].isAllowed = true
    let table = RunReport(RunResults(results: [result])).table(color: true)
    #expect(table.contains("passed"))
    #expect(table.contains("\u{1B}[2mallowed zeroHeight contentView/subtitleLabel\u{1B}[0m"))
  }

  @Test func `wide characters take two columns`() {
    let results = [Samples.result(fixture: "設定"), Samples.result(fixture: "abcd")]
    let lines = RunReport(RunResults(results: results)).table().split(separator: "\n")
    #expect(lines.contains("✔   abcd     320      82  passed"))
    #expect(lines.contains("✔   設定     320      82  passed"))
  }

  @Test func `each suite has its heading`() {
    let results = [Samples.result(suite: "B"), Samples.result(suite: "A")]
    let lines = RunReport(RunResults(results: results)).table().split(separator: "\n")
    #expect(lines.filter { $0 == "  A" || $0 == "  B" } == ["  A", "  B"])
  }

  @Test func `colours appear only if requested`() {
    let report = RunReport(RunResults(results: [Samples.different, Samples.collapsed]))
    #expect(!report.table().contains("\u{1B}"))
    #expect(report.table(color: true).contains("\u{1B}[31m✘\u{1B}[0m"))
  }

  @Test(arguments: Samples.hostile)
  func `text cannot control the terminal`(text: String) {
    let report = RunReport(RunResults(results: [Samples.carrying(text)]))
    let output = report.table() + report.failureMessages.map(\.text).joined(separator: "\n")
    for scalar in ["\u{1B}", "\u{202E}", "\u{0}", "\u{8}"] { #expect(!output.contains(scalar)) }
  }

  @Test func `without results there is no table`() {
    #expect(RunReport(RunResults(results: [])).table() == "")
  }

  @Test(arguments: [
    ("abc", 3), ("設定", 4), ("한", 2), ("\u{FF71}", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0),
    ("\u{263A}", 1), ("👍", 2), ("👨‍👩‍👧", 2), ("a👍b", 4),
  ])
  func `a text takes the columns of its characters`(text: String, columns: Int) {
    #expect(text.columnWidth == columns)
    #expect("\(text.padded(to: 6))|".count == text.count + 6 - columns + 1)
  }
}
