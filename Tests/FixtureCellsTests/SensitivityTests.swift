import Fixtures
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Testing
import UIKit

@testable import FixtureCells

/// Each fixture cell with a change of one point or one word: the snapshot must fail and name the place.
@MainActor struct SensitivityTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () throws -> UITableViewCell
    let change: @MainActor @Sendable (UITableViewCell) throws -> Void
    /// What the failure's message must contain where nothing is left to the page.
    let expected: [String]

    var testDescription: String { name }
  }

  nonisolated static let changes = [
    Change(
      name: "BasicCell, top of the title one point lower",
      make: { BasicCell(title: "Title", subtitle: "Subtitle") },
      change: { try constraint($0, .top, of: "titleLabel").constant += 1 },
      expected: ["contentView/titleLabel", "y 20 → 21", "82", "83"]),
    Change(
      name: "BasicCell, one word of the subtitle",
      make: { BasicCell(title: "Title", subtitle: "One word") },
      change: { try label($0, "subtitleLabel").text = "Two words" },
      expected: ["contentView/subtitleLabel", "text", "One word", "Two words"]),
    Change(
      name: "BasicCell, title one point larger",
      make: { BasicCell(title: "Title", subtitle: "Subtitle") },
      change: { try label($0, "titleLabel").font = .systemFont(ofSize: 18) },
      expected: ["contentView/titleLabel", "font", "17", "18"]),
    Change(
      name: "BasicCell, subtitle of another grey",
      make: { BasicCell(title: "Title", subtitle: "Subtitle") },
      change: { try label($0, "subtitleLabel").textColor = .gray },
      expected: ["contentView/subtitleLabel", "color", "#AAAAAAFF", "#808080FF"]),
    Change(
      name: "ImageCell, picture one point wider",
      make: { ImageCell(image: nil, title: "Title", subtitle: "Subtitle") },
      change: { try constraint($0, .width, of: "customImageView").constant += 1 },
      expected: ["contentView/customImageView", "width 100 → 101"]),
    Change(
      name: "ImageCell, one word of the title",
      make: { ImageCell(image: nil, title: "Old title", subtitle: "Subtitle") },
      change: { try label($0, "titleLabel").text = "New title" },
      expected: ["contentView/titleLabel", "Old title", "New title"]),
    Change(
      name: "OpenBottomCell, title one point lower",
      make: { OpenBottomCell(title: "Title", subtitle: "Subtitle") },
      change: { try constraint($0, .top, of: "titleLabel").constant += 1 },
      expected: ["contentView/titleLabel", "y 20 → 21"]),
    Change(
      name: "ConflictCell, box one point further in",
      make: { ConflictCell(style: .default, reuseIdentifier: nil) },
      change: { try constraint($0, .leading, of: "box").constant += 1 },
      expected: ["contentView/box", "x 20 → 21"]),
    Change(
      name: "FloatingLabelCell, one word",
      make: { FloatingLabelCell(style: .default, reuseIdentifier: nil) },
      change: { try label($0, "label").text = "Where are you?" },
      expected: ["contentView/label", "Where am I?", "Where are you?"]),
  ]

  @Test(arguments: changes) func `a small change is found and named`(change: Change) throws {
    let package = try TemporaryPackage()
    let key = SnapshotKey(suite: "Sensitivity", fixture: "cell", configuration: "320")
    let before = try verify(change.make(), key, in: package, .missing)
    #expect(before.status == .missing)
    let same = try verify(change.make(), key, in: package, .never)
    #expect(same.status == .passed)

    let cell = try change.make()
    try change.change(cell)
    let result = try verify(cell, key, in: package, .never)

    #expect(result.isFailure && result.pixels.different > 0 || result.status == .sizeChanged)
    let message = FailureMessage(result).wholeText
    for text in change.expected { #expect(message.contains(text), "\(message)") }
  }

  private func verify(
    _ cell: UITableViewCell, _ key: SnapshotKey, in package: TemporaryPackage, _ mode: RecordMode
  ) throws -> SnapshotResult {
    let snapshot = try Rendering(of: cell, in: Configuration()).snapshot()
    return try package.store(mode).verify(
      snapshot, key: key, diagnostics: [],
      source: SnapshotResult.Source(file: "Sensitivity.swift", line: 1))
  }

  private static func view(_ cell: UITableViewCell, _ name: String) throws -> UIView {
    let names = ViewNames(root: cell)
    return try #require(cell.descendants.first { names.name(of: $0) == name })
  }

  private static func label(_ cell: UITableViewCell, _ name: String) throws -> UILabel {
    try #require(try view(cell, name) as? UILabel)
  }

  private static func constraint(
    _ cell: UITableViewCell, _ attribute: NSLayoutConstraint.Attribute, of name: String
  ) throws -> NSLayoutConstraint {
    let view = try view(cell, name)
    return try #require(
      (cell.contentView.constraints + view.constraints).first {
        $0.firstItem === view && $0.firstAttribute == attribute
      })
  }
}
