internal import Foundation
package import Graphics
internal import ImageComparison
internal import LayoutModel
internal import SnapshotRecords
internal import SnapshotReferences
package import UIKit

/// The picture of a view with its accessibility elements as numbered regions, and a legend of what VoiceOver says.
///
/// The legend is below a view that is wider than high, otherwise beside it. It is from left to right, as it is English.
package struct AccessibilityPicture: Sendable {
  // Whole points are whole pixels at every scale.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  private static let entryGap: CGFloat = 8
  private static let leastLegendWidth: CGFloat = 288
  private static let background = Color(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255)

  private let rendering: Rendering
  private let regions: [AccessibleRegion]
  private let entries: [LegendEntry]
  private let cell: CGRect
  private let legend: CGPoint
  private let size: CGSize

  @MainActor init(_ rendering: Rendering, regions: [AccessibleRegion]) {
    self.rendering = rendering
    self.regions = regions
    let cell = CGRect(
      origin: CGPoint(x: Self.margin, y: Self.margin), size: rendering.size)
    let isBelow = cell.width > cell.height
    let width =
      isBelow ? max(Self.leastLegendWidth, cell.width.rounded(.up)) : Self.leastLegendWidth
    entries = regions.enumerated().map { index, region in
      LegendEntry(number: index + 1, region, width: width)
    }
    let gaps = CGFloat(max(0, entries.count - 1)) * Self.entryGap
    let height = entries.reduce(gaps) { $0 + $1.height }
    self.cell = cell
    legend =
      isBelow
      ? CGPoint(x: cell.minX, y: (cell.maxY + Self.gap).rounded(.up))
      : CGPoint(x: (cell.maxX + Self.gap).rounded(.up), y: cell.minY)
    size = CGSize(
      width: max(cell.maxX, legend.x + width).rounded(.up) + Self.margin,
      height: max(cell.maxY, legend.y + height).rounded(.up) + Self.margin)
  }

  /// Draws the picture; its layout has the view, and each element with what is said of it as its text.
  ///
  /// - Throws: ``RenderingError/tooLarge(path:size:scale:)``.
  func artifact(comparing options: ComparisonOptions) throws -> PictureArtifact {
    var artifact = PictureArtifact(
      Snapshot(bitmap: try bitmap(), scale: rendering.scale, tree: tree), comparison: options)
    artifact.findEngine = { try Engine.current() }
    return artifact
  }

  func bitmap() throws -> Bitmap {
    try rendering.requireSizeOfPicture()
    let scale = rendering.scale
    guard size.width * scale * size.height * scale <= CGFloat(Bitmap.maxPixelCount) else {
      throw RenderingError.tooLarge(path: Self.name, size: size, scale: scale)
    }
    return try Rasterizer(scale: scale).draw(displayList, background: Self.background)
  }

  private static let name = "AccessibilityPicture"

  private var tree: LayoutNode {
    var view = rendering.tree
    view.frame = cell
    let elements = zip(regions, entries).map { region, entry in
      LayoutNode(
        name: "element\(entry.number)", className: "AccessibilityElement",
        frame: region.element.frame.offsetBy(dx: cell.minX, dy: cell.minY),
        text: LayoutNode.TextContent(
          string: entry.text, font: "legend", lines: 1, isTruncated: false, color: "legend"))
    }
    return LayoutNode(
      name: Self.name, className: Self.name, frame: CGRect(origin: .zero, size: size),
      children: [view] + elements)
  }

  /// Draws the picture of a view alone.
  ///
  /// - Throws: ``RenderingError`` if the view cannot be laid out, or is too large.
  @MainActor package static func bitmap(
    of view: UIView, in configuration: Configuration
  ) throws -> Bitmap {
    let laidOut = try LaidOutView(of: view, in: configuration)
    let rendering = try Rendering(laidOut)
    let regions = configuration.performAsCurrent {
      AccessibilityReading(of: view).items.map { AccessibleRegion($0, names: laidOut.names) }
    }
    return try AccessibilityPicture(rendering, regions: regions).bitmap()
  }

  // MARK: Drawing

  private var displayList: DisplayList {
    var list = DisplayList(size: size)
    list.commands.append(.fillRect(cell, rendering.background))
    list.commands.append(.pushClip(Path(rect: cell)))
    list.append(rendering.displayList, at: cell.origin)
    for (region, entry) in zip(regions, entries) { mark(region, entry, &list) }
    list.commands.append(.popClip)
    for (region, entry) in zip(regions, entries) {
      list.append(entry.badge, at: badgeOrigin(of: region, entry))
    }
    var origin = legend
    for entry in entries {
      entry.draw(at: origin, into: &list)
      origin.y += entry.height + Self.entryGap
    }
    return list
  }

  private func mark(_ region: AccessibleRegion, _ entry: LegendEntry, _ list: inout DisplayList) {
    let element = region.element
    let path =
      element.outline?.translated(x: cell.minX, y: cell.minY)
      ?? Path(rect: element.frame.offsetBy(dx: cell.minX, dy: cell.minY))
    list.commands.append(.fill(path, entry.color.withAlpha(0.2)))
    // Clipped to its inside, a line of 2 points is 1 point wide, and neighbours stay apart.
    list.commands.append(.pushClip(path))
    list.commands.append(.stroke(path, entry.color, StrokeStyle(width: 2)))
    list.commands.append(.popClip)
    guard !element.hasUsualActivationPoint else { return }
    let (x, y) = (element.activationPoint.x + cell.minX, element.activationPoint.y + cell.minY)
    let ring = Path(ellipseIn: CGRect(x: x - 6, y: y - 6, width: 12, height: 12))
    list.commands.append(.stroke(ring, entry.color, StrokeStyle(width: 2)))
    list.commands.append(
      .fill(Path(ellipseIn: CGRect(x: x - 2, y: y - 2, width: 4, height: 4)), entry.color))
  }

  /// At the leading top corner of the region, inside the picture.
  private func badgeOrigin(of region: AccessibleRegion, _ entry: LegendEntry) -> CGPoint {
    let frame = region.element.frame.offsetBy(dx: cell.minX, dy: cell.minY)
    let badge = entry.badge.size
    return CGPoint(
      x: min(max(cell.minX, frame.minX), max(cell.minX, cell.maxX - badge.width)).rounded(),
      y: min(max(cell.minY, frame.minY), max(cell.minY, cell.maxY - badge.height)).rounded())
  }
}
