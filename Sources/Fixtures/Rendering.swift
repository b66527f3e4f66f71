public import Foundation
public import Graphics
public import LayoutModel
public import Snapshots
public import UIKit

/// The result of rendering a view in a configuration.
public struct Rendering: Sendable {
  /// The size in points.
  public let size: CGSize
  /// The drawing as a display list.
  public let displayList: DisplayList
  /// Every view with its frame and text.
  public let tree: LayoutNode
  /// The diagnostics of the layout.
  public let diagnostics: [Diagnostic]
  /// The relations between views by which causes are found.
  let ties: [LayoutTie]
  /// The app's own constraints.
  let constraints: [LayoutConstraint]
  /// The background colour of the picture.
  let background: Color
  /// Pixels per point.
  public let scale: CGFloat

  /// Lays out a view like a table's row and records its drawing.
  ///
  /// A cell has the configuration's width and its constraints' fitting height, rounded up to a pixel. Without one it
  /// has 44 points, as in a table, and a diagnostic. A table has the height of its whole content, and an isolated cell
  /// of a table the size of its row.
  /// - Throws: ``RenderingError`` if the configuration or the size is invalid.
  @MainActor public init(of view: UIView, in configuration: Configuration) throws(RenderingError) {
    try view.requireDataSources()
    try self.init(withoutDataIn: view, in: configuration)
  }

  /// Lays out a view like ``init(of:in:)``.
  ///
  /// Tables and collections in it without a data source are empty.
  @MainActor init(
    withoutDataIn view: UIView, in configuration: Configuration
  ) throws(RenderingError) {
    let fittingHeight = try view.layOutForDrawing(in: configuration)
    size = view.bounds.size
    let names = ViewNames(root: view)
    let found = LayoutDiagnosis(root: view, names: names)
      .diagnostics(fittingHeight: fittingHeight.map(Double.init)).map(\.diagnostic)
    let (columns, rows) = (size.width * configuration.scale, size.height * configuration.scale)
    guard columns.rounded() >= 1, rows.rounded() >= 1 else {
      let reason = found.first { $0.kind == .zeroHeight }?.message ?? ""
      throw .emptySize(view: String(describing: type(of: view)), size: size, reason: reason)
    }
    displayList = configuration.performAsCurrent { view.displayList() }
    tree = LayoutNode(view, names: names)
    ties = view.layoutTies
    constraints = view.layoutConstraints(names: names)
    diagnostics = found
    background = view.canvasColor
    scale = configuration.scale
  }

  /// Draws the picture.
  /// - Throws: an error of Graphics if the size is beyond what a bitmap can have.
  public func snapshot() throws -> Snapshot {
    let bitmap = try Rasterizer(scale: scale).draw(displayList, background: background)
    return Snapshot(
      bitmap: bitmap, scale: scale, tree: tree, ties: ties, constraints: constraints)
  }
}

extension Rendering {
  /// Lays out a view like ``init(of:in:)`` and draws it, without checking or recording the layout.
  ///
  /// - Throws: ``RenderingError`` or an error of Graphics if the configuration or the size is invalid.
  @MainActor public static func bitmap(
    of view: UIView, in configuration: Configuration
  ) throws -> Bitmap {
    try view.requireDataSources()
    _ = try view.layOutForDrawing(in: configuration)
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else {
      throw RenderingError.emptySize(view: "\(type(of: view))", size: size, reason: "")
    }
    let list = configuration.performAsCurrent { view.displayList() }
    return try Rasterizer(scale: configuration.scale).draw(list, background: view.canvasColor)
  }
}

extension UIView {
  /// Lays out the view and returns its constraints' fitting height, if relevant.
  fileprivate func layOutForDrawing(
    in configuration: Configuration
  ) throws(RenderingError) -> CGFloat? {
    try configuration.requireRenderable()
    return configuration.performAsCurrent { layOut(in: configuration) }
  }

  /// Resizes the view for a configuration and returns its constraints' fitting height.
  private func layOut(in configuration: Configuration) -> CGFloat? {
    overrideTraits(configuration.traits)
    if configuration.height == nil, let size = containedSize(inWidth: configuration.width) {
      frame = CGRect(origin: .zero, size: size)
      layoutIfNeeded()
      return (self as? UITableViewCell)?.askedHeight
    }
    frame = CGRect(
      x: 0, y: 0, width: configuration.width, height: configuration.height ?? frame.height)
    var asked: CGFloat?
    if configuration.height == nil {
      let height = fittingHeight(inWidth: configuration.width)
      asked = height
      let isCollapsedRow = self is UITableViewCell && height <= 0
      frame.size.height = pixelCeiling(isCollapsedRow ? UITableViewCell.standardHeight : height)
    }
    layoutIfNeeded()
    return asked
  }

  /// - Throws: ``RenderingError/noDataSource(view:)`` for the first table or collection without one.
  fileprivate func requireDataSources() throws(RenderingError) {
    let hasNone =
      (self as? UITableView).map { $0.dataSource == nil }
      ?? (self as? UICollectionView).map { $0.dataSource == nil } ?? false
    if hasNone { throw .noDataSource(view: String(describing: type(of: self))) }
    for subview in subviews { try subview.requireDataSources() }
  }
}
