import Foundation
import Graphics
import Testing

@testable import UIKit

/// The numbers of `Documentation/WhereDrawingMayDiffer.md`, measured anew.
@MainActor struct DrawingFactTests {
  /// One row of the page.
  struct Row: Sendable {
    let what: String
    let system: String
    let ours: String
  }

  nonisolated private static func rows() throws -> [Int: Row] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/WhereDrawingMayDiffer.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let number = cells.first.flatMap({ Int($0) }), cells.count == 5 else { return nil }
        return (number, Row(what: cells[1], system: cells[2], ours: cells[3]))
      })
  }

  @Test func `each number of the page is measured`() throws {
    let rows = try Self.rows()
    let measured = Self.measured()
    #expect(rows.keys.sorted() == measured.keys.sorted())
    for (number, row) in rows.sorted(by: { $0.key < $1.key }) {
      #expect(measured[number] == row.ours, "\(number): \(row.what)")
    }
  }

  @Test func `what is measured on iOS is as on iOS`() throws {
    for (number, row) in try Self.rows() { #expect(row.system == row.ours, "\(number)") }
  }

  // MARK: Measuring

  private static func text(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }

  private static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  private static func hex(_ color: UIColor, _ traits: UITraitCollection = .standard) -> String {
    let color = color.resolvedColor(with: traits)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let bytes = [red, green, blue, alpha].map { String(format: "%02X", Int(($0 * 255).rounded())) }
    return "#" + bytes.prefix(3).joined() + (bytes[3] == "FF" ? "" : bytes[3])
  }

  private static func cell(
    _ width: CGFloat, scale: CGFloat = 2, _ style: UITableViewCell.CellStyle = .default,
    _ accessory: UITableViewCell.AccessoryType = .none
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.overrideTraits(UITraitCollection(displayScale: scale))
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.accessoryType = accessory
    cell.textLabel?.text = "Title"
    return cell
  }

  private static func room(
    _ width: CGFloat, scale: CGFloat = 2, _ accessory: UITableViewCell.AccessoryType
  ) -> String {
    let cell = cell(width, scale: scale, .default, accessory)
    cell.layoutIfNeeded()
    return text(cell.frame.width - cell.contentView.frame.width)
  }

  /// A table of two rows and its first cell.
  private static func table(
    _ width: CGFloat, _ style: UITableView.Style = .plain
  ) throws -> (UITableView, UITableViewCell, SectionSource) {
    let source = SectionSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    return (table, try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))), source)
  }

  private static func separator(of cell: UITableViewCell) -> UIView? {
    cell.layoutIfNeeded()
    return cell.subviews.first { $0 is SeparatorView }
  }

  private static func measured() -> [Int: String] {
    signs().merging(rowFacts()) { one, _ in one }.merging(controls()) { one, _ in one }
      .merging(colors()) { one, _ in one }.merging(shapes()) { one, _ in one }
      .merging(groups()) { one, _ in one }
  }

  private static func signs() -> [Int: String] {
    [
      1: room(375, .disclosureIndicator), 2: room(414, scale: 3, .disclosureIndicator),
      3: room(414, .checkmark), 4: room(375, .detailButton), 5: room(375, .detailDisclosureButton),
    ]
  }

  private static func rowFacts() -> [Int: String] {
    var facts: [Int: String] = [:]
    if let (table, cell, source) = try? table(375), let line = separator(of: cell) {
      facts[6] = text(line.frame.height)
      facts[7] = text(line.frame.minX)
      facts[9] = line.backgroundColor.map { hex($0) }
      facts[16] = text(table.rectForHeader(inSection: 0).height)
      withExtendedLifetime(source) {}
    }
    if let (_, cell, source) = try? table(414), let line = separator(of: cell) {
      facts[8] = text(line.frame.minX)
      withExtendedLifetime(source) {}
    }
    for (number, width) in [(10, 375), (11, 414)] as [(Int, CGFloat)] {
      guard let (_, cell, source) = try? table(width, .insetGrouped) else { continue }
      facts[number] = text(cell.frame.width)
      facts[12] = text(cell.layer.cornerRadius)
      withExtendedLifetime(source) {}
    }
    let subtitle = cell(375, .subtitle)
    subtitle.detailTextLabel?.text = "Detail"
    subtitle.textLabel?.font = .systemFont(ofSize: 17)
    subtitle.detailTextLabel?.font = .systemFont(ofSize: 12)
    facts[13] = text(subtitle.fittingHeight(inWidth: 375))
    let sign = cell(375, .default, .disclosureIndicator)
    sign.layoutIfNeeded()
    facts[14] = sign.textLabel.map { text(sign.contentView.frame.width - $0.frame.maxX) }
    let pictured = cell(414)
    pictured.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 11)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 11, height: 11))
    }
    pictured.layoutIfNeeded()
    facts[15] = pictured.textLabel.map { text($0.frame.minX) }
    return facts
  }

  private static func groups() -> [Int: String] {
    guard let (table, cell, source) = try? table(375, .grouped),
      let (plain, plainCell, plainSource) = try? self.table(375)
    else { return [:] }
    defer { withExtendedLifetime((source, plainSource)) {} }
    let dark = UITraitCollection.standard.modifyingTraits { $0.userInterfaceStyle = .dark }
    let background = cell.placement?.background
    source.title = nil
    table.reloadData()
    table.layoutIfNeeded()
    plainCell.isSelected = true
    return [
      31: text(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY),
      32: text(plain.rectForHeader(inSection: 0).minY),
      33: table.backgroundColor.map { hex($0) } ?? "none",
      34: background.map { hex($0, dark) } ?? "none",
      35: plainCell.shownSelectionView?.backgroundColor.map { hex($0) } ?? "none",
    ]
  }

  private static func controls() -> [Int: String] {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Button"
    return [
      17: text(UISwitch().intrinsicContentSize), 18: text(UIStepper().intrinsicContentSize),
      19: text(UISlider().intrinsicContentSize.height), 20: text(pages.intrinsicContentSize),
      21: text(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height),
      22: text(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height),
      23: text(field.intrinsicContentSize.height), 24: text(button.intrinsicContentSize),
    ]
  }

  private static func shapes() -> [Int: String] {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = .black
    wheel.startAnimating()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = .black
    pages.currentPageIndicatorTintColor = .black
    pages.frame.size = pages.intrinsicContentSize
    let (spokes, dots) = (inkedRuns(acrossThe: wheel), inkedRuns(acrossThe: pages))
    guard let first = spokes.first, let last = spokes.last, dots.count == 3 else { return [:] }
    return [
      29: text(last.upperBound - first.lowerBound),
      30: text(dots[1].upperBound - dots[1].lowerBound) + ", "
        + text(dots[2].lowerBound - dots[1].lowerBound),
    ]
  }

  /// Where a view on white is not white, in points, along the middle of its height.
  private static func inkedRuns(acrossThe view: UIView) -> [Range<CGFloat>] {
    let scale = 12.0
    guard let bitmap = try? Rasterizer(scale: scale).draw(view.displayList(), background: .white)
    else { return [] }
    let isInked = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2].red < 250 }
    let edges = isInked.indices.filter { isInked[$0] != ($0 > 0 && isInked[$0 - 1]) }
    return stride(from: 0, to: edges.count - 1, by: 2).map { index in
      CGFloat(edges[index]) / scale..<CGFloat(edges[index + 1]) / scale
    }
  }

  private static func colors() -> [Int: String] {
    let layer = UIView().layer
    return [
      25: hex(.systemGreen), 26: hex(.tintColor),
      27: hex(
        .secondaryLabel,
        UITraitCollection.standard.modifyingTraits { $0.userInterfaceStyle = .dark }),
      28: [layer.shadowRadius, layer.shadowOffset.width, layer.shadowOffset.height]
        .map { text($0) }.joined(separator: ", "),
    ]
  }
}

/// Two rows below a title.
private final class SectionSource: NSObject, UITableViewDataSource {
  var title: String? = "A"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }
}
