import FileAccess
import Foundation
import FoundationXML
import Snapshots

/// The file in which `swift test` lists the tests of Swift Testing; it writes none for XCTest.
struct XUnitFile {
  /// What `--xunit-output` is to be followed by.
  let argument: String
  /// SwiftPM adds the framework to the name, or does not if it runs only one.
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

  /// Removes what an earlier run has left.
  func remove() throws {
    try files.forEach(Files.remove)
  }

  /// Returns the tests that failed; nil if the file is not whole, as the tests broke off.
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
  /// Whether the end has been read: the parser of Linux accepts a file that is cut off.
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
