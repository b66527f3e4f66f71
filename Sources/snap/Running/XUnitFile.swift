import FileAccess
import Foundation
import FoundationXML
import Snapshots

/// The xUnit file of `swift test` for Swift Testing; there is none for XCTest.
struct XUnitFile {
  /// The argument of `--xunit-output`.
  let argument: String
  /// SwiftPM adds the framework to the name, unless it runs only one.
  private let files: [URL]

  init(of framework: TestFrameworkName, in folder: URL) {
    let name = framework == .xcTest ? "xunit-xctest" : "xunit"
    argument = folder.appendingPathComponent("\(name).xml").path
    files = ["", "-swift-testing"].map { folder.appendingPathComponent("\(name)\($0).xml") }
  }

  /// A test that has failed.
  struct Case: Hashable {
    var suite: String
    var name: String
    var failures: [String]
  }

  /// Removes files of an earlier run.
  func remove() throws {
    try files.forEach(Files.remove)
  }

  /// Returns the failed tests; nil if the file is incomplete because the tests crashed.
  func cases() throws -> [Case]? {
    guard let file = files.first(where: Files.exists) else { return nil }
    let parser = XMLParser(data: try Files.read(existing: file))
    let reader = XUnitReader()
    parser.delegate = reader
    return parser.parse() && reader.isWhole ? reader.cases : nil
  }
}

private final class XUnitReader: NSObject, XMLParserDelegate {
  private(set) var cases: [XUnitFile.Case] = []
  /// Whether the end has been read: Linux's parser accepts a truncated file.
  private(set) var isWhole = false
  private var current = XUnitFile.Case(suite: "", name: "", failures: [])

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch elementName {
    case "testcase":
      current = XUnitFile.Case(
        suite: attributes["classname", default: ""], name: attributes["name", default: ""],
        failures: [])
    case "failure", "error": current.failures.append(attributes["message", default: ""])
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if elementName == "testsuites" { isWhole = true }
    if elementName == "testcase", !current.failures.isEmpty { cases.append(current) }
  }
}
