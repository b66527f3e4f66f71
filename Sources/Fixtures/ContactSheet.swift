internal import Foundation
internal import Graphics
package import ImageComparison
internal import LayoutModel
import SnapshotRecords
package import SnapshotReferences
internal import UIKit

/// One picture of a fixture in several configurations, each below its name, in reading order.
///
/// The scale is the largest of the configurations', so that every cell is as large as it is in points. At that scale a
/// cell has the pixels of its own picture.
package struct ContactSheet: Sendable {
  /// How a sheet is drawn and compared.
  package struct Style: Sendable {
    /// The number of cells in a row; nil for as many as fit beside each other.
    package let columns: Int?
    /// Which pixels count as different.
    package let comparison: ComparisonOptions

    package init(columns: Int?, comparison: ComparisonOptions) {
      self.columns = columns
      self.comparison = comparison
    }
  }

  /// A configuration with its name as it is drawn.
  private struct Cell: Sendable {
    let name: String
    let label: DisplayList
    let rendering: Rendering
    /// Where label and cell are, in points.
    var labelOrigin = CGPoint.zero
    var frame = CGRect.zero
  }

  // Whole points are whole pixels at every scale.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  private static let labelGap: CGFloat = 4
  /// Four cells of the narrowest phone.
  private static let width = 4 * Configuration.defaultWidth + 3 * gap + 2 * margin
  /// The grey behind grouped tables, from which light and dark cells stand out.
  private static let background = Color(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255)

  private var cells: [Cell]
  private let style: Style
  /// Whether causes of changes are proven with the live views.
  private let isProven: Bool
  private var size = CGSize.zero

  /// Creates the sheet of laid-out cells, in the order in which they are shown.
  @MainActor package init(
    _ cells: [(name: String, rendering: Rendering)], style: Style, isProven: Bool = true
  ) {
    self.style = style
    self.isProven = isProven
    self.cells = cells.map { name, rendering in
      Cell(name: name, label: Self.label(name), rendering: rendering)
    }
    arrange()
  }

  var views: [LiveLayout] { cells.map(\.rendering.views) }

  @MainActor private static func label(_ name: String) -> DisplayList {
    let label = UILabel()
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.text = name
    label.overrideTraits(.standard)
    let size = label.intrinsicContentSize
    label.frame = CGRect(
      x: 0, y: 0, width: size.width.rounded(.up), height: size.height.rounded(.up))
    return label.displayList()
  }

  private mutating func arrange() {
    var origin = CGPoint(x: Self.margin, y: Self.margin)
    var column = 0
    for index in cells.indices {
      let (label, cell) = (cells[index].label.size, cells[index].rendering.size)
      let width = max(label.width, cell.width).rounded(.up)
      let isFull =
        style.columns.map { column == $0 }
        ?? (column > 0 && origin.x + width > Self.width - Self.margin)
      if isFull {
        origin = CGPoint(x: Self.margin, y: size.height + Self.gap)
        column = 0
      }
      cells[index].labelOrigin = origin
      cells[index].frame = CGRect(
        origin: CGPoint(x: origin.x, y: origin.y + label.height + Self.labelGap), size: cell)
      size.width = max(size.width, origin.x + width)
      size.height = max(size.height, cells[index].frame.maxY.rounded(.up))
      origin.x += width + Self.gap
      column += 1
    }
    size.width += Self.margin
    size.height += Self.margin
  }

  // MARK: Drawing

  private var scale: CGFloat {
    cells.map(\.rendering.scale).max() ?? Configuration.defaultScale
  }

  /// Draws the sheet.
  ///
  /// - Throws: ``RenderingError/contactSheetTooLarge(configurations:size:scale:)``.
  package func artifact() throws -> ContactSheetArtifact {
    guard (size.width * scale * size.height * scale) <= CGFloat(Bitmap.maxPixelCount) else {
      throw RenderingError.contactSheetTooLarge(
        configurations: cells.count, size: size, scale: scale)
    }
    let bitmap = try Rasterizer(scale: scale).draw(displayList, background: Self.background)
    var picture = PictureArtifact(
      Snapshot(bitmap: bitmap, scale: scale, tree: tree, constraints: constraints),
      comparison: style.comparison)
    picture.findEngine = { try Engine.current() }
    return ContactSheetArtifact(picture, provenBy: isProven ? cells.map(\.rendering.live) : [])
  }

  private var displayList: DisplayList {
    var list = DisplayList(size: size)
    for cell in cells {
      list.append(cell.label, at: cell.labelOrigin)
      list.commands.append(.fillRect(cell.frame, cell.rendering.background))
      list.commands.append(.pushClip(Path(rect: cell.frame)))
      list.append(cell.rendering.displayList, at: cell.frame.origin)
      list.commands.append(.popClip)
    }
    return list
  }

  private var tree: LayoutNode {
    LayoutNode(
      name: ContactSheetArtifact.className, className: ContactSheetArtifact.className,
      frame: CGRect(origin: .zero, size: size),
      children: cells.map { cell in
        var node = cell.rendering.tree
        node.name = cell.name
        node.frame = cell.frame
        return node
      })
  }

  private var constraints: [LayoutConstraint] {
    var first = 1
    return cells.flatMap { cell in
      defer { first += cell.rendering.tree.viewCount }
      return cell.rendering.constraints.map { $0.moved(by: first) }
    }
  }
}

extension DisplayList {
  mutating func append(_ other: DisplayList, at origin: CGPoint) {
    let place = AffineTransform(translationByX: origin.x, byY: origin.y)
    commands += other.commands.flatMap { $0.transformed(by: place) }
  }
}
