import Foundation
import Testing

@testable import UIKit
@testable import UIKitValues

/// What changes between releases of iOS.
@MainActor struct SystemVersionTests {
  private func inSystem<View: UIView>(
    _ system: SystemVersion, _ make: @MainActor () -> View
  ) -> View {
    let view = make()
    view.traitOverrides.systemVersion = system
    return view
  }

  @Test func `the standard release is the default`() {
    #expect(UIView().traitCollection.systemVersion == .iOS(18))
    #expect(UITraitCollection().systemVersion == .standard)
  }

  @Test(arguments: [("iOS 18", 18), ("iOS18", 18), ("26", 26)])
  func `a release is read from its name`(text: String, major: Int) {
    #expect(SystemVersion(text) == .iOS(major))
  }

  @Test(arguments: ["", "iOS", "12", "19", "iOS 18.1", "-18", "tvOS 18", "eighteen"])
  func `other texts are no known release`(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func `a subview inherits the release`() {
    let root = inSystem(.iOS(26)) { UIView() }
    let child = UISwitch()
    root.addSubview(child)
    #expect(child.intrinsicContentSize == CGSize(width: 63, height: 28))
  }

  @Test(arguments: [(13, 37, 39), (14, 26, 116), (26, 26, 116)] as [(Int, CGFloat, CGFloat)])
  func `page controls have their release's size`(major: Int, height: CGFloat, width: CGFloat) {
    let control = inSystem(.iOS(major)) { UIPageControl() }
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: width, height: height))
    #expect(control.size(forNumberOfPages: 0).width >= 0)
  }

  @Test(arguments: [(13, 2), (14, 4), (18, 4)] as [(Int, CGFloat)])
  func `progress views have their release's height`(major: Int, height: CGFloat) {
    let view = inSystem(.iOS(major)) { UIProgressView(progressViewStyle: .default) }
    #expect(view.intrinsicContentSize.height == height)
  }

  @Test func `another release lays a view out again`() {
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: root.topAnchor),
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(control.frame.height == 31)
    root.traitOverrides.systemVersion = .iOS(26)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(control.frame.height == 28)
  }

  @Test func `a slider of iOS 26 is aligned by its frame`() {
    let slider = inSystem(.iOS(26)) { UISlider() }
    #expect(slider.intrinsicContentSize.height == 34)
    #expect(slider.alignmentRectInsets == .zero)
    #expect(inSystem(.iOS(18)) { UISlider() }.alignmentRectInsets.left == 2)
  }

  @Test func `contents tied to a cell's margins have more room on iOS 26`() {
    func height(_ system: SystemVersion) -> CGFloat {
      let cell = inSystem(system) { UITableViewCell(style: .default, reuseIdentifier: nil) }
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      ])
      return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
    #expect(height(.iOS(26)) - height(.iOS(18)) == 8)
  }

  @Test func `colours take their release's value`() {
    func blue(_ major: Int) -> UIColor {
      UIColor.tintColor.resolvedColor(
        with: UITraitCollection { $0.systemVersion = .iOS(major) })
    }
    #expect(blue(18) == UIColor(hex: 0x007AFF, alpha: 1))
    #expect(blue(26) == UIColor(hex: 0x0088FF, alpha: 1))
    #expect(
      UIColor.systemTeal.resolvedColor(with: UITraitCollection { $0.systemVersion = .iOS(14) })
        == UIColor(hex: 0x5AC8FA, alpha: 1))
  }
}

/// `Documentation/SystemVersions.md` and the table of the code.
@MainActor struct SystemVersionPageTests {
  private static let columns: [SystemVersion] = [13, 14, 15, 18, 26].map { .iOS($0) }

  /// The rows of the page's second table: what changes, and the texts of its columns.
  private static func rows() throws -> [String: [String]] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/SystemVersions.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let table = lines.drop { !$0.hasPrefix("| what | iOS 13") }.dropFirst(2)
    return Dictionary(
      uniqueKeysWithValues: table.prefix { $0.hasPrefix("|") }.map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return (cells[0], Array(cells[1...columns.count]))
      })
  }

  private static func shown(_ system: SystemVersion) -> [String: String] {
    let (metrics, palette) = (system.metrics, system.palette)
    func number(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
    }
    let chevron = AccessoryGlyph.chevron.width(in: PixelGrid(scale: 2), metrics)
    let standardHeight = UITableViewCell.standardHeight
    func color(_ hex: UInt32) -> String { "#" + String(format: "%06X", hex) }
    return [
      "margin above and below contents in a cell": number(metrics.cellMargin),
      "room for a chevron in a cell with margins of 16, at 2x": number(16 + chevron),
      "least height of a row of a built-in style, at 2x": number(
        metrics.builtInRowHeight ?? standardHeight - 0.5),
      "heights of rows with subtitles": metrics.roundsBuiltInRows ? "whole points" : "pixels",
      "space above headers of plain tables": number(metrics.plainHeaderPadding),
      "height of a progress view": number(metrics.progressHeight),
      "switch": "\(number(metrics.switchSize.width)) × \(number(metrics.switchSize.height))",
      "height of a slider": number(metrics.slider.height),
      "height of a text field beyond its line": number(metrics.textField.room),
      "least height of a text field with a round border": number(metrics.textField.framedHeight),
      "least height of an empty text field without a border": number(
        metrics.textField.emptyHeight),
      "height of a page control": number(metrics.pageControlHeight),
      "width of a page control with three pages": number(
        3 * metrics.pageWidth + metrics.pageControlSides),
      "height of a navigation bar": number(metrics.navigationBarHeight),
      "light teal": color(palette.lightTeal),
      "dark teal": color(palette.darkTeal),
      "light blue and the default tint": color(palette.lightBlue),
    ]
  }

  private static func width(of text: String, in system: SystemVersion) -> String {
    let label = UILabel()
    label.text = text
    label.overrideTraits(UITraitCollection(displayScale: 2, systemVersion: system))
    return String(format: "%g", Double(label.intrinsicContentSize.width))
  }

  @Test func `the page has the code's numbers`() throws {
    let rows = try Self.rows()
    for (column, system) in Self.columns.enumerated() {
      var shown = Self.shown(system)
      shown["width of “Label” in 17 points, at 2x"] = Self.width(of: "Label", in: system)
      #expect(rows.mapValues { $0[column] } == shown, "\(system)")
    }
  }

  @Test func `iOS 16 and 17 are like iOS 18`() {
    for major in [16, 17] {
      #expect(
        Self.shown(SystemVersion.iOS(major)) == Self.shown(SystemVersion.iOS(18)))
    }
  }
}
