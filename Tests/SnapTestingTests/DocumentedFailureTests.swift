import Foundation
import Graphics
import Testing
import UIKit

@testable import SnapTesting

/// The failure that README.md and the tutorial show: a settings row whose detail became larger.
///
/// `make pages` writes its text and its pictures anew.
@MainActor struct DocumentedFailureTests {
  private let package = AssertionPackage()
  private let assertion = greetingAssertion(over: .widths(320))
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..")

  private func row(detailSize: CGFloat) -> SettingsRowCell {
    let cell = SettingsRowCell(
      title: "Background refresh",
      detail: "Content is fetched while the phone is charging and not in use.", isOn: false)
    cell.detailLabel.font = .systemFont(ofSize: detailSize)
    return cell
  }

  @Test func `the failure on the pages is what an assertion prints`() throws {
    package.record(assertion) { row(detailSize: 13) }
    try expect(package.messages(assertion) { row(detailSize: 15) }, in: "failure.txt")
  }

  @Test func `the first run on the pages is what an assertion prints`() throws {
    try expect(package.messages(assertion, .missing) { row(detailSize: 13) }, in: "first-run.txt")
  }

  @Test func `a changed attribute is named as on the pages`() throws {
    package.record(assertion) { title(weight: .bold) }
    try expect(package.messages(assertion) { title(weight: .regular) }, in: "attributed-text.txt")
  }

  @Test func `a contact sheet names what changed as on the pages`() throws {
    let assertion = greetingAssertion(
      as: .contactSheet, over: .widths(320, 375) * .appearances(.light, .dark))
    package.record(assertion) { row(detailSize: 13) }
    let messages = package.messages(assertion) {
      let isDark = UITraitCollection.current.userInterfaceStyle == .dark
      return row(detailSize: isDark ? 15 : 13)
    }
    try expect(messages, in: "contact-sheet.txt")
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

  /// Compares messages with a file of Outputs/, where they have the key of the example package's test.
  private func expect(_ messages: [String], in name: String) throws {
    let text = messages.joined(separator: "\n\n").replacingOccurrences(
      of: "GreetingTests/says-hello",
      with: "SettingsRowCellTests/a-long-detail-wraps-beside-the-switch")
    let file = root.appendingPathComponent("Tests/DocumentationTests/Outputs/\(name)")
    if isWriting { try "\(text)\n".write(to: file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "\(text)\n")
  }

  @Test func `reference, actual and diff on the pages are those of the failure`() throws {
    package.record(assertion) { row(detailSize: 13) }
    _ = package.messages(assertion) { row(detailSize: 15) }
    try expectPicture("Snapshots/GreetingTests/says-hello.320@2x.png", is: "reference")
    try expectPicture(".snap/GreetingTests/says-hello.320@2x.actual.png", is: "actual")
    try expectPicture(".snap/GreetingTests/says-hello.320@2x.diff.png", is: "diff")
  }

  private func expectPicture(_ path: String, is kind: String) throws {
    let bitmap = try PNG.decode(
      Data(contentsOf: package.root.appendingPathComponent(path)), name: path
    ).bitmap
    let file = root.appendingPathComponent("Documentation/Pictures/settings-row.\(kind).png")
    if isWriting { try PNG.encode(bitmap, text: []).write(to: file) }
    #expect(try PNG.decode(Data(contentsOf: file), name: kind).bitmap == bitmap)
  }

  private var isWriting: Bool {
    ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil
  }
}
