import Foundation
import FoundationXML
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

struct JUnitTests {
  private func document(_ results: [SnapshotResult]) throws -> XMLDocument {
    try XMLDocument(xmlString: RunReport(RunResults(results: results)).junit())
  }

  private func values(_ document: XMLDocument, _ path: String) throws -> [String] {
    try document.nodes(forXPath: path).compactMap(\.stringValue)
  }

  @Test func `each snapshot is one test case in its suite`() throws {
    let document = try document([
      Samples.result(suite: "B", configuration: "320"),
      Samples.result(suite: "B", configuration: "375"), Samples.result(suite: "A"),
    ])
    #expect(try values(document, "//testsuite/@name") == ["A", "B"])
    #expect(
      try values(document, "//testcase/@name") == ["a-row", "a-row.320", "a-row.375"])
    #expect(try values(document, "//testcase/@classname") == ["A", "B", "B"])
  }

  @Test func `failures and errors are counted separately`() throws {
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

  @Test func `a test case has its location and its time`() throws {
    var result = Samples.different
    result.milliseconds = 12.5
    let document = try document([result])
    #expect(try values(document, "//testcase/@file") == ["Tests/CellTests.swift"])
    #expect(try values(document, "//testcase/@line") == ["14"])
    #expect(try values(document, "//testcase/@time") == ["0.013"])
  }

  @Test func `a warning is output, not a failure`() throws {
    var result = Samples.result()
    result.diagnostics = [Samples.diagnostic(.warning, .overlap, "badge", "It covers avatar.")]
    let document = try document([result])
    #expect(try document.nodes(forXPath: "//failure").isEmpty)
    #expect(try values(document, "//system-out") == ["warning overlap badge: It covers avatar."])
  }

  @Test(arguments: Samples.hostile)
  func `any text gives well-formed XML`(text: String) throws {
    let document = try document([Samples.carrying(text)])
    #expect(try document.nodes(forXPath: "//*").count == 5)
  }

  /// The requirements of Jenkins' xUnit plugin schema (junit-10.xsd) for each element.
  private static let schema: [String: (required: Set<String>, allowed: Set<String>)] = [
    "testsuites": ([], ["name", "time", "tests", "failures", "errors", "disabled"]),
    "testsuite": (
      ["name", "tests"],
      ["name", "tests", "failures", "errors", "time", "timestamp", "hostname", "skipped", "file"]
    ),
    "testcase": (["name"], ["name", "classname", "time", "status", "file", "line"]),
    "failure": ([], ["type", "message"]), "error": ([], ["type", "message"]),
    "system-out": ([], []),
  ]

  @Test func `elements, attributes and counts match the common schema`() throws {
    var warned = Samples.different
    warned.diagnostics = [Samples.diagnostic(.warning, .overlap, "badge", "It covers avatar.")]
    let document = try document([
      warned, Samples.collapsed, Samples.result(.error), Samples.result(suite: "B"),
    ])
    for node in try document.nodes(forXPath: "//*") {
      let element = try #require(node as? XMLElement)
      let rule = try #require(Self.schema[element.name ?? ""])
      let names = Set((element.attributes ?? []).compactMap(\.name))
      #expect(names.isSubset(of: rule.allowed) && names.isSuperset(of: rule.required))
      let children = (element.children ?? []).compactMap { $0 as? XMLElement }.map(\.name)
      if element.name == "testcase" {
        // A sequence: the outcome, then the output.
        #expect(children == children.sorted { ($0 != "system-out") && ($1 == "system-out") })
      }
      guard element.name == "testsuite" else { continue }
      for (attribute, path) in [
        ("tests", "testcase"), ("failures", ".//failure"), ("errors", ".//error"),
      ] {
        let count = try element.nodes(forXPath: path).count
        #expect(element.attribute(forName: attribute)?.stringValue == "\(count)")
      }
    }
  }
}
