import Foundation
import Graphics
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Testing
import UIKit

@testable import Fixtures

/// One picture of a fixture in all its configurations.
@MainActor struct ContactSheetTests {
  private let samples = FixtureSamples()
  private static let matrix =
    ConfigurationMatrix.widths(320, 414) * .appearances(.light, .dark)
  private static let style = ContactSheet.Style(columns: nil, comparison: .exact)

  private func fixture(
    over matrix: ConfigurationMatrix = Self.matrix, allowing allowances: [AllowedDiagnostic] = [],
    _ make: @escaping @MainActor (Configuration) throws -> UIView
  ) -> Fixture {
    Fixture(
      suite: "Cells", name: "row", configurations: matrix.configurations(from: Configuration()),
      source: SnapshotResult.Source(file: "CellTests.swift", line: 7), allowances: allowances
    ) { configuration in
      Inspection(
        try configuration.performAsCurrent {
          try Rendering(of: make(configuration), in: configuration)
        }
      ) { try $0.artifact() }
    }
  }

  /// A row with a title that wraps.
  private static func row(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.accessibilityIdentifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return cell
  }

  private static let short = "A short title"
  private static let long = "A title that is so long that it does not fit into one line of the row"

  private func record(_ fixture: Fixture) throws {
    let results = try fixture.verifyContactSheet(Self.style, in: samples.store(.missing)).results
    #expect(results.map(\.status) == [.missing])
  }

  private func verified(_ fixture: Fixture) throws -> SnapshotResult {
    let (results, failures) = try fixture.verifyContactSheet(Self.style, in: samples.store())
    #expect(failures.isEmpty)
    return try #require(results.first)
  }

  private func reference() throws -> Snapshot {
    let file = samples.folder.appendingPathComponent("Snapshots/Cells/row.contactSheet@2x.png")
    return try Snapshot(png: Data(contentsOf: file), name: "sheet")
  }

  @Test func `all configurations are one snapshot, which passes`() throws {
    let fixture = fixture { _ in Self.row(Self.short) }
    try record(fixture)
    let result = try verified(fixture)
    #expect(result.status == .passed)
    #expect(result.key.description == "Cells/row.contactSheet")
  }

  @Test func `cells are in reading order, as many in a row as fit`() throws {
    try record(fixture { _ in Self.row(Self.short) })
    let tree = try reference().tree
    #expect(tree.children.map(\.name) == ["320", "320-dark", "414", "414-dark"])
    #expect(tree.children.map(\.frame.minX) == [16, 352, 688, 16])
    #expect(Set(tree.children.prefix(3).map(\.frame.minY)).count == 1)
    #expect(tree.children[3].frame.minY > tree.children[2].frame.maxY)
  }

  @Test func `a number of columns takes the place of the width`() throws {
    let style = ContactSheet.Style(columns: 1, comparison: .exact)
    let fixture = fixture { _ in Self.row(Self.short) }
    _ = try fixture.verifyContactSheet(style, in: samples.store(.missing))
    #expect(try reference().tree.children.allSatisfy { $0.frame.minX == 16 })
  }

  @Test func `a cell on the sheet has the pixels of its own picture`() throws {
    let fixture = fixture { _ in Self.row(Self.short) }
    try record(fixture)
    let sheet = try reference()
    for (configuration, node) in zip(fixture.configurations, sheet.tree.children) {
      let rendering = try #require(try fixture.inspect(in: configuration).rendering)
      let own = try rendering.snapshot().bitmap
      let area = PixelRect(
        x: Int(node.frame.minX * 2), y: Int(node.frame.minY * 2), width: own.width,
        height: own.height)
      #expect(sheet.bitmap.cropped(to: area) == own, "\(configuration.name)")
    }
  }

  @Test func `a difference names the configurations that changed, and no others`() throws {
    try record(fixture { _ in Self.row(Self.short) })
    let result = try verified(
      fixture { configuration in
        Self.row(
          configuration.width == 320 && configuration.appearance == .dark ? Self.long : Self.short)
      })
    #expect(result.status == .sizeChanged)
    let lines = (result.message ?? "").split(separator: "\n").map(String.init)
    #expect(lines.first == "Changed in 1 of 4 configurations: 320-dark.")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("320-dark: ") })
    #expect(lines.contains { $0.contains("title.text") && $0.contains("wrapped to 2 lines") })
    #expect(!result.layoutChanges.isEmpty && !result.regions.isEmpty)
    #expect(result.layoutChanges.allSatisfy { $0.view.hasPrefix("320-dark") })
    #expect(result.describedChanges.allSatisfy { $0.description.hasPrefix("320-dark") })
    #expect(result.regions.flatMap(\.views).allSatisfy { $0.hasPrefix("320-dark") })
    #expect(result.pixels.different > 0)
  }

  @Test func `the same change in several configurations names them all`() throws {
    try record(fixture { _ in Self.row("Before") })
    let result = try verified(
      fixture { Self.row($0.appearance == .dark ? "Behind" : "Before") })
    let lines = (result.message ?? "").split(separator: "\n").map(String.init)
    #expect(result.status == .different)
    #expect(
      lines == [
        "Changed in 2 of 4 configurations: 320-dark, 414-dark.",
        "320-dark, 414-dark: title.text: \"Before\" → \"Behind\".",
      ])
  }

  @Test func `configurations that came or went are named`() throws {
    try record(fixture(over: .widths(320, 375)) { _ in Self.row(Self.short) })
    let result = try verified(fixture(over: .widths(375, 414)) { _ in Self.row(Self.short) })
    #expect(result.message == "New: 414.\nGone: 320.")
  }

  @Test func `another order is a difference of no configuration`() throws {
    try record(fixture(over: .widths(320, 375)) { _ in Self.row(Self.short) })
    let result = try verified(fixture(over: .widths(375, 320)) { _ in Self.row(Self.short) })
    #expect(
      result.message
        == "Every configuration looks as in the reference; their order or labels changed.")
  }

  @Test func `the diff shows a change at its place on the sheet`() throws {
    try record(fixture { _ in Self.row("Before") })
    let result = try verified(fixture { Self.row($0.name == "414-dark" ? "Behind" : "Before") })
    let path = try #require(result.diff)
    let diff = try PNG.decode(
      Data(contentsOf: samples.folder.appendingPathComponent(path)), name: path
    ).bitmap
    let frame = try #require(try reference().tree.children.last?.frame)
    var red = 0
    for y in 0..<diff.height {
      for x in 0..<diff.width {
        let pixel = diff[x, y]
        guard pixel.red > 200, pixel.green < 80, pixel.blue < 80 else { continue }
        red += 1
        #expect(frame.contains(CGPoint(x: Double(x) / 2, y: Double(y) / 2)))
      }
    }
    #expect(red > 0)
  }

  @Test func `diagnostics name their configurations, and can be allowed`() throws {
    let cut = FixtureSamples.fixture()
    let result = try #require(
      try cut.verifyContactSheet(Self.style, in: samples.store(.missing)).results.first)
    #expect(result.diagnostics.map(\.view) == ["320x44/row/label", "414x44/row/label"])
    let allowed = FixtureSamples.fixture(allowing: [.clippedText("label"), .overlap()])
    let other = try #require(
      try allowed.verifyContactSheet(Self.style, in: samples.store()).results.first)
    #expect(other.diagnostics.map(\.kind) == [.clippedText, .clippedText, .unneededAllowance])
    #expect(other.diagnostics.prefix(2).allSatisfy { $0.isAllowed == true })
  }

  @Test func `a configuration that cannot be drawn fails the sheet`() throws {
    let fixture = fixture { configuration in
      if configuration.name == "414" { throw RenderingError.noTable(view: "x") }
      return Self.row(Self.short)
    }
    let (results, failures) = try fixture.verifyContactSheet(
      Self.style, in: samples.store(.missing))
    #expect(results.isEmpty)
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix("Cells/row.contactSheet, 414: x is not a UITableView") == true)
  }

  @Test func `a sheet larger than a picture says what to do`() throws {
    let fixture = fixture(over: .widths(320) * .scales(4)) { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 9999).isActive = true
      return view
    }
    let style = ContactSheet.Style(columns: 40, comparison: .exact)
    let many = Fixture(
      suite: "Cells", name: "row",
      configurations: (0..<40).map {
        Configuration(width: 5000 + CGFloat($0), height: 9000, scale: 4)
      },
      source: fixture.source, make: fixture.make)
    let failures = try many.verifyContactSheet(style, in: samples.store(.missing)).failures
    #expect(failures.first?.contains("The contact sheet of 40 configurations is ") == true)
  }

  @Test func `only a key that is wanted is verified`() throws {
    var asked: [String] = []
    let (results, failures) = try fixture { _ in Self.row(Self.short) }.verifyContactSheet(
      Self.style, in: samples.store(.missing)
    ) { key in
      asked.append(key.description)
      return false
    }
    #expect(results.isEmpty && failures.isEmpty)
    #expect(asked == ["Cells/row.contactSheet"])
  }
}
