import Foundation
import Graphics
import Snapshots
import Testing
import UIKit

@testable import SnapTesting

/// The failure that README.md and the tutorial show: a settings row whose detail became larger.
///
/// `make pages` writes its text and its pictures anew.
@MainActor struct DocumentedFailureTests {
  private let package = AssertionPackage()
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..")

  private func row(detailSize: CGFloat) -> SettingsRowCell {
    let cell = SettingsRowCell(
      title: "Background refresh",
      detail: "Content is fetched while the phone is charging and not in use.", isOn: false)
    cell.detailLabel.font = .systemFont(ofSize: detailSize)
    return cell
  }

  private var assertion: FixtureAssertion {
    FixtureAssertion(
      site: CallSite(
        fileID: "SettingsCellsTests/SettingsRowCellTests.swift",
        filePath: "/Tests/SettingsCellsTests/SettingsRowCellTests.swift",
        function: "`a long detail wraps beside the switch`()", line: 15, column: 5),
      name: nil, content: SnapshotStrategy.image.content, configurations: [Configuration()],
      expectations: [], allowances: [], record: nil)
  }

  private var failure: [Complaint] {
    package.record(assertion) { row(detailSize: 13) }
    return package.complaints(assertion) { row(detailSize: 15) }
  }

  @Test func `the failure on the pages is what an assertion prints`() throws {
    try expect(failure, in: "failure.txt")
  }

  @Test func `the first run on the pages is what an assertion prints`() throws {
    try expect(package.complaints(assertion, .missing) { row(detailSize: 13) }, in: "first-run.txt")
  }

  @Test func `a changed attribute is named as on the pages`() throws {
    let assertion = greetingAssertion(over: .widths(320))
    package.record(assertion) { title(weight: .bold) }
    try expect(package.complaints(assertion) { title(weight: .regular) }, in: "attributed-text.txt")
  }

  /// A title whose first word has a weight and a colour of its own.
  private func title(weight: UIFont.Weight) -> UILabel {
    let label = greeting()
    let text = NSMutableAttributedString(string: "Ada Lovelace")
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 17, weight: weight), .foregroundColor: UIColor.red],
      range: NSRange(location: 0, length: 3))
    label.attributedText = text
    label.accessibilityIdentifier = "titleLabel"
    return label
  }

  private func expect(_ complaints: [Complaint], in name: String) throws {
    let text = complaints.map(\.message).joined(separator: "\n\n") + "\n"
    let file = root.appendingPathComponent("Tests/DocumentationTests/Outputs/\(name)")
    if isWriting { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `reference, actual and diff on the pages are those of the failure`() throws {
    let attachments = failure.flatMap(\.attachments)
    #expect(attachments.count == 3)
    for attachment in attachments {
      let kind = attachment.name.split(separator: ".").suffix(2).joined(separator: ".")
      let file = root.appendingPathComponent("Documentation/Pictures/settings-row.\(kind)")
      let bytes = Data(attachment.bytes)
      if isWriting { try bytes.write(to: file) }
      let expected = try PNG.decode(Data(contentsOf: file), name: kind).bitmap
      #expect(try PNG.decode(bytes, name: kind).bitmap == expected, "\(kind)")
    }
  }

  private var isWriting: Bool {
    ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil
  }
}
