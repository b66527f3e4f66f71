import Foundation
import FoundationXML
import Snapshots
import Testing

@testable import SnapReport

@Suite struct JUnitTests {
  private func document(_ results: [SnapshotResult]) throws -> XMLDocument {
    try XMLDocument(xmlString: RunReport(RunResults(results: results)).junit())
  }

  private func values(_ document: XMLDocument, _ path: String) throws -> [String] {
    try document.nodes(forXPath: path).compactMap(\.stringValue)
  }

  @Test func `each snapshot is one test case in its suite`() throws {
    let document = try document([
      Samples.result(suite: "B", configuration: "w320"),
      Samples.result(suite: "B", configuration: "w375"), Samples.result(suite: "A"),
    ])
    #expect(try values(document, "//testsuite/@name") == ["A", "B"])
    #expect(
      try values(document, "//testcase/@name") == ["a-row", "a-row.w320", "a-row.w375"])
    #expect(try values(document, "//testcase/@classname") == ["A", "B", "B"])
  }

  @Test func `failures and errors are counted apart`() throws {
    let document = try document([
      Samples.different, Samples.collapsed, Samples.result(.error), Samples.result(suite: "B"),
    ])
    let root = try #require(document.rootElement())
    #expect(root.attribute(forName: "tests")?.stringValue == "4")
    #expect(root.attribute(forName: "failures")?.stringValue == "2")
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
    #expect(try values(document, "//failure/@type") == ["different", "layoutError"])
    #expect(try values(document, "//error/@type") == ["error"])
  }

  @Test func `a test case names its place and its time`() throws {
    var result = Samples.different
    result.milliseconds = 12.5
    let document = try document([result])
    #expect(try values(document, "//testcase/@file") == ["Tests/CellTests.swift"])
    #expect(try values(document, "//testcase/@line") == ["14"])
    #expect(try values(document, "//testcase/@time") == ["0.013"])
  }

  @Test func `a warning is output and no failure`() throws {
    var result = Samples.result()
    result.diagnostics = [Samples.diagnostic(.warning, "overlap", "badge", "It covers avatar.")]
    let document = try document([result])
    #expect(try document.nodes(forXPath: "//failure").isEmpty)
    #expect(try values(document, "//system-out") == ["warning overlap badge: It covers avatar."])
  }

  @Test(arguments: Samples.hostile)
  func `any text gives well-formed XML`(text: String) throws {
    let document = try document([Samples.carrying(text)])
    #expect(try document.nodes(forXPath: "//*").count == 5)
  }
}
