import Foundation
import Graphics
import Testing

@testable import UIKit

/// Cells that are hard for users of assistive technologies, and similar ones that are not.
@MainActor struct AccessibilityDiagnosisTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [String]
    let build: @MainActor @Sendable (PictureCell) throws -> Void

    init(
      _ name: String, _ expected: [String] = [],
      build: @MainActor @Sendable @escaping (PictureCell) throws -> Void
    ) {
      testDescription = name
      self.expected = expected
      self.build = build
    }
  }

  @MainActor private static func button(
    _ name: String, _ title: String?, _ x: CGFloat, _ cell: PictureCell
  ) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: 0, width: 60, height: 44))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.accessibilityIdentifier = name
    cell.content.addSubview(button)
    return button
  }

  @MainActor private static func text(_ name: String, _ y: CGFloat, _ cell: PictureCell) -> UILabel
  {
    let label = cell.label(name, name, CGRect(x: 0, y: y, width: 100, height: 22))
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }

  nonisolated static let samples = [
    Sample("a button with a title") { _ = button("buy", "Buy", 0, $0) },
    Sample("a button with a picture", ["missingAccessibilityLabel contentView/buy"]) {
      button("buy", nil, 0, $0).setImage(try .sample(), for: .normal)
    },
    Sample("a button with a picture that has a name") {
      let image = try UIImage.sample()
      image.accessibilityLabel = "Buy"
      button("buy", nil, 0, $0).setImage(image, for: .normal)
    },
    Sample("a picture that is an element", ["missingAccessibilityLabel contentView/photo"]) {
      try $0.image("photo", CGRect(x: 0, y: 0, width: 50, height: 50)).isAccessibilityElement = true
    },
    Sample("a slider", ["missingAccessibilityLabel contentView/volume"]) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      slider.accessibilityIdentifier = "volume"
      $0.content.addSubview(slider)
    },
    Sample("a switch beside the row's text") {
      _ = text("title", 0, $0)
      $0.cell.accessoryView = UISwitch()
    },
    Sample("a switch beside no text", ["missingAccessibilityLabel accessoryView"]) {
      $0.cell.accessoryView = UISwitch()
      $0.cell.isAccessibilityElement = false
    },
    Sample("a row that is an element around a button", ["unreachableControl contentView/buy"]) {
      $0.cell.isAccessibilityElement = true
      $0.cell.accessibilityLabel = "Milk"
      _ = button("buy", "Buy", 0, $0)
    },
    Sample("the same with an action for it") {
      $0.cell.isAccessibilityElement = true
      $0.cell.accessibilityLabel = "Milk"
      _ = button("buy", "Buy", 0, $0)
      $0.cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Buy") { _ in true }]
    },
    Sample("two buttons of one name", ["repeatedAccessibilityLabel contentView/second"]) {
      _ = button("first", "Buy", 0, $0)
      _ = button("second", "Buy", 100, $0)
    },
    Sample("two buttons of two names") {
      _ = button("first", "Buy", 0, $0)
      button("second", "Buy", 100, $0).accessibilityLabel = "Buy two"
    },
    Sample("elements from below", ["readingOrder contentView/top"]) {
      let views = [text("bottom", 60, $0), text("top", 0, $0)]
      $0.cell.accessibilityElements = views
    },
    Sample("elements against the reading direction", ["readingOrder contentView/left"]) {
      $0.cell.accessibilityElements = [button("right", "B", 100, $0), button("left", "A", 0, $0)]
    },
    Sample("the same from right to left") {
      $0.cell.accessibilityElements = [button("right", "B", 100, $0), button("left", "A", 0, $0)]
      $0.cell.semanticContentAttribute = .forceRightToLeft
    },
    Sample("texts of fixed sizes", ["fixedTextSize contentView/small"]) {
      text("small", 0, $0).font = .systemFont(ofSize: 15)
      let scaled = text("scaled", 30, $0)
      scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
    },
    Sample("sizes that the system chooses") {
      $0.content.addSubview(UISegmentedControl(items: ["A", "B"]))
    },
    Sample("grey text", ["lowPerceivedContrast contentView/grey"]) {
      text("grey", 0, $0).textColor = UIColor(white: 0.6, alpha: 1)
      text("dark", 30, $0).textColor = UIColor(white: 0.4, alpha: 1)
    },
  ]

  @Test func `what is hard for users is found, and nothing else`() throws {
    for sample in Self.samples {
      let cell = PictureCell()
      try sample.build(cell)
      let diagnostics = cell.accessibilityDiagnostics
      let kinds = diagnostics.map { "\($0.kind) \($0.view)" }
      #expect(kinds == sample.expected, "\(sample.testDescription)")
      #expect(diagnostics.allSatisfy { $0.message.hasSuffix(".") })
      // What only some fixtures ask for is in no other's diagnostics.
      #expect(cell.diagnostics.allSatisfy { !sample.expected.contains("\($0.kind) \($0.view)") })
    }
  }

  @Test(arguments: [
    (0.0, 1.0, 106.04), (1.0, 0.0, -107.88), (136 / 255.0, 1.0, 63.06), (0.5, 0.5, 0.0),
  ])
  func `the perceived contrast is that of APCA's own examples`(
    text: Double, ground: Double, expected: Double
  ) {
    let contrast = PerceivedContrast(
      of: Color(red: text, green: text, blue: text),
      on: Color(red: ground, green: ground, blue: ground))
    #expect(abs(contrast.value - expected) < 0.01)
  }
}

extension PictureCell {
  fileprivate var accessibilityDiagnostics: [ExplainedDiagnostic] {
    cell.layoutIfNeeded()
    return AccessibilityDiagnosis(
      root: cell, names: ViewNames(root: cell), reading: AccessibilityReading(of: cell)
    ).diagnostics()
  }
}
