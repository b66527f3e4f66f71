import Foundation
import LayoutModel
import SnapReport
import SnapshotRecords
import Snapshots
import Testing
import UIKit

@testable import SnapTesting

/// A fixture means the same in code and in a cell file.
@MainActor struct CellFileParityTests {
  private let package = AssertionPackage()

  /// A cell with a label of one line.
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <objects>
    <tableViewCell contentMode="scaleToFill" id="cel-l0-001" reuseIdentifier="Cell">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="con-te-001">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>
    <label text="A text that is longer than a narrow cell is wide" userLabel="Title" id="lab-el-001" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="16" y="11" width="288" height="22"/></label>
    </subviews>
    <constraints>\(["leading", "top"].map { pin($0, 11) } .joined())\
    \(["trailing", "bottom"].map { pin($0, -11) }.joined())</constraints>
    </tableViewCellContentView>
    </tableViewCell>
    </objects>
    </document>
    """

  private static func pin(_ edge: String, _ constant: Int) -> String {
    """
    <constraint firstItem="lab-el-001" firstAttribute="\(edge)" secondItem="con-te-001" \
    secondAttribute="\(edge)" constant="\(constant)" id="pin-\(edge)"/>
    """
  }

  /// What a test can see of a result.
  private struct Facts: Equatable {
    let key: String
    let status: SnapshotResult.Status
    let isFailure: Bool
    let diagnostics: [Diagnostic]

    init(_ result: SnapshotResult) {
      key = result.key.description
      status = result.status
      isFailure = result.isFailure
      diagnostics = result.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        // In a cell file an allowance has a line of its own, in code that of the assertion.
        diagnostic.message.replace(#/^\S+\.cells\.json:\d+: /#, with: "")
        return diagnostic
      }
    }
  }

  /// One list of expectations and allowances, in both languages.
  struct Statement: Sendable {
    let file: String
    var expectations: [FixtureExpectation] = []
    var allowances: [AllowedDiagnostic] = []
  }

  nonisolated static let statements: [Statement] = [
    Statement(file: ""),
    Statement(
      file: #", "expect": { "height": 42.5 }"#, expectations: [.height(42.5)]),
    Statement(
      file: #", "expect": { "height": 42.5009 }"#, expectations: [.height(42.5009)]),
    Statement(
      file: #", "expect": { "height": 42.502 }"#, expectations: [.height(42.502)]),
    Statement(
      file: #", "expect": { "height": 1, "heights": { "200": 42.5, "500-dark": 2 } }"#,
      expectations: [
        .height(1), .height(42.5, at: .width(200)), .height(2, at: .configuration("500-dark")),
      ]),
    Statement(file: #", "allow": ["truncatedText"]"#, allowances: [.truncatedText()]),
    Statement(
      file: #", "allow": [{ "kind": "truncatedText", "view": "contentView/Title" }]"#,
      allowances: [.truncatedText("contentView/Title")]),
    Statement(
      file: #", "allow": [{ "kind": "truncatedText", "view": "Title" }]"#,
      allowances: [.truncatedText("Title")]),
    Statement(
      file: #", "allow": [{ "kind": "truncatedText", "view": "itle" }, "overlap"]"#,
      allowances: [.truncatedText("itle"), .overlap()]),
  ]

  @Test(arguments: statements)
  func `a fixture has the same results in code and in a cell file`(statement: Statement) throws {
    let file = try cellFile(statement)
    let prototypes = try PrototypeFile(contentsOf: package.root.appendingPathComponent("Cell.xib"))
    let assertion = greetingAssertion(
      over: .widths(200, 500) * .appearances(.light, .dark), expecting: statement.expectations,
      allowing: statement.allowances)
    for mode in [RecordMode.missing, .never] {
      let inFile = try file.verify(in: store(mode), source: "GreetingTests.cells.json")
      let inCode = try assertion.verify({ try prototypes.makeCell(named: "Cell") }, in: store(mode))
      #expect(inFile.failures == inCode.failures)
      // The file comes first and records, so that the code finds its references.
      guard mode == .never else { continue }
      #expect(inFile.results.map(Facts.init) == inCode.results.map(Facts.init))
      #expect(inFile.results.count == 4)
    }
  }

  private func store(_ mode: RecordMode) -> SnapshotStore {
    SnapshotStore(directories: package.directories, mode: mode)
  }

  private func cellFile(_ statement: Statement) throws -> CellFile {
    try FileManager.default.createDirectory(at: package.root, withIntermediateDirectories: true)
    try Data(Self.xib.utf8).write(to: package.root.appendingPathComponent("Cell.xib"))
    let file = package.root.appendingPathComponent("GreetingTests.cells.json")
    let text = """
      { "source": "Cell.xib",
        "matrix": { "widths": [200, 500], "appearances": ["light", "dark"] },
        "fixtures": [{ "name": "says hello", "cell": "Cell"\(statement.file) }] }
      """
    try Data(text.utf8).write(to: file)
    return try CellFile(contentsOf: file)
  }
}
