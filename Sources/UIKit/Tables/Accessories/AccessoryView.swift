internal import Foundation
internal import Graphics

/// Draws a built-in accessory: a chevron, a checkmark, a circled i.
final class AccessoryView: UIView {
  let type: UITableViewCell.AccessoryType
  /// A colour that replaces the system's.
  var ownColor: UIColor?

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The button with an i; what else it shows belongs to the cell.
  override var accessibilityParts: [AccessibilityPart]? {
    guard type == .detailButton || type == .detailDisclosureButton else { return [] }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let width = AccessoryGlyph.circledI.width(in: grid, systemMetrics)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - width : 0
    return [
      AccessibilityPart(
        label: AccessibilityLabels.moreInfo, traits: .button,
        frame: CGRect(x: x, y: bounds.midY - width / 2, width: width, height: width))
    ]
  }

  override func drawContents(into canvas: inout Canvas) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (glyph, x) in type.glyphs(in: grid, systemMetrics) {
      let width = glyph.width(in: grid, systemMetrics)
      let area = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      var path = glyph.path
      if isMirrored, glyph.followsDirection {
        path = path.transformed(by: AffineTransform(scaleByX: -1, byY: 1))
      }
      let centre = canvas.toRoot(area)
      let color = (ownColor ?? glyph.color(tint: tintColor)).resolved(with: traitCollection)
      canvas.append(
        .fill(path.translated(x: centre.midX, y: centre.midY), color, rule: .evenOdd))
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// Between the circled i and the chevron (rule `accessory-gap`).
  private static let gap: CGFloat = 8

  /// Returns the glyphs with their distances from the accessory's start.
  func glyphs(
    in grid: PixelGrid, _ metrics: SystemMetrics
  ) -> [(glyph: AccessoryGlyph, x: CGFloat)] {
    switch self {
    case .none: []
    case .disclosureIndicator: [(.chevron, 0)]
    case .checkmark: [(.tick, 0)]
    case .detailButton: [(.circledI, 0)]
    case .detailDisclosureButton:
      [(.circledI, 0), (.chevron, AccessoryGlyph.circledI.width(in: grid, metrics) + Self.gap)]
    }
  }

  func width(in grid: PixelGrid, _ metrics: SystemMetrics) -> CGFloat {
    glyphs(in: grid, metrics).last.map { $0.x + $0.glyph.width(in: grid, metrics) } ?? 0
  }
}

/// The editing control of a cell.
final class EditingControl: UIView {
  let style: UITableViewCell.EditingStyle

  init(style: UITableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(
      label: style == .insert ? AccessibilityLabels.insert : AccessibilityLabels.delete,
      traits: .button)
  }

  /// A white symbol in a disc of 22 points that begins at the cell's margin.
  override func drawContents(into canvas: inout Canvas) {
    let margin = (superview as? UITableViewCell)?.sideMargin ?? standardSideMargin
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - margin - 11 : margin + 11
    let disc = canvas.toRoot(CGRect(x: x - 11, y: bounds.midY - 11, width: 22, height: 22))
    let color: UIColor = style == .insert ? .systemGreen : .systemRed
    canvas.append(.fill(Path(ellipseIn: disc), color.resolved(with: traitCollection)))
    var bars = [disc.insetBy(dx: 5.5, dy: 10)]
    if style == .insert { bars.append(disc.insetBy(dx: 10, dy: 5.5)) }
    for bar in bars { canvas.append(.fill(Path(roundedRect: bar, cornerRadius: 1), .white)) }
  }
}
