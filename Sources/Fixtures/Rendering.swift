public import Foundation
public import Graphics
package import ImageComparison
package import LayoutChanges
public import LayoutModel
public import Snapshots
internal import Typography
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
  /// The app's own constraints.
  let constraints: [LayoutConstraint]
  /// The views, by which the causes of a change are proven.
  let views: LiveLayout
  /// The views as what undoes changes.
  package var live: any CounterfactualLayout { views }
  let background: Color
  /// Pixels per point.
  public let scale: CGFloat

  /// Lays out a view like a table's row and records its drawing.
  ///
  /// A cell has the configuration's width and its constraints' fitting height, rounded up to a pixel. Without one it
  /// has 44 points, as in a table, and a diagnostic. A cell whose contents change while they are laid out is measured
  /// again, as in a table; one that never settles has a diagnostic. A table has the height of its whole content, and an isolated cell
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
    let sizing = try view.layOutForDrawing(in: configuration)
    size = view.bounds.size
    let names = ViewNames(root: view)
    try view.requireSoundLayout(names)
    var found = LayoutDiagnosis(root: view, names: names)
      .diagnostics(fittingHeight: sizing.fittingHeight.map(Double.init)).map(\.diagnostic)
    if !sizing.isSettled {
      let message = UnsettledHeight.message("The cell", height: size.height)
      found.append(Diagnostic(.unsettledHeight, view: names.path(of: view), message: message))
    }
    let (columns, rows) = (size.width * configuration.scale, size.height * configuration.scale)
    guard columns.rounded() >= 1, rows.rounded() >= 1 else {
      let reason = found.first { $0.kind == .zeroHeight }?.message ?? ""
      throw .emptySize(view: String(describing: type(of: view)), size: size, reason: reason)
    }
    displayList = try view.soundDisplayList(in: configuration, names)
    tree = LayoutNode(view, names: names)
    constraints = view.layoutConstraints(names: names)
    views = LiveLayout(of: view, in: configuration, names: names)
    diagnostics = found
    background = view.canvasColor
    scale = configuration.scale
  }

  /// Draws the picture.
  /// - Throws: ``RenderingError/tooLarge(path:size:scale:)`` if the size is beyond what a bitmap can have.
  public func snapshot() throws -> Snapshot {
    try requireSizeOfPicture()
    let bitmap = try Rasterizer(scale: scale).draw(displayList, background: background)
    return Snapshot(bitmap: bitmap, scale: scale, tree: tree, constraints: constraints)
  }

  /// Draws the picture as an artifact, whose changes are explained with the help of the live views, and
  /// which names this engine with its fingerprint where it is written.
  /// - Throws: ``RenderingError/tooLarge(path:size:scale:)`` if the size is beyond what a bitmap can have.
  package func artifact(
    comparing options: ComparisonOptions = .exact, masking masks: [ComparisonMask] = []
  ) throws -> PictureArtifact {
    var artifact = PictureArtifact(try snapshot(), comparison: options, masks: masks)
    artifact.counterfactual = live
    artifact.findEngine = { try Engine.current() }
    return artifact
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
    try view.requireSoundLayout(ViewNames(root: view))
    let list = try view.soundDisplayList(in: configuration, ViewNames(root: view))
    return try Rasterizer(scale: configuration.scale).draw(list, background: view.canvasColor)
  }
}

/// How a view got its size.
private struct Sizing {
  /// The constraints' fitting height, if relevant.
  var fittingHeight: CGFloat?
  /// Whether the last layout needed the same size.
  var isSettled = true
}

extension UIView {
  /// Contents that change the size of others need one round for each level; more than this many do not end.
  private static let roundLimit = 8

  fileprivate func layOutForDrawing(
    in configuration: Configuration
  ) throws(RenderingError) -> Sizing {
    try configuration.requireRenderable()
    return configuration.performAsCurrent { layOut(in: configuration) }
  }

  /// Lays the view out like ``layOutForDrawing(in:)``; false for an invalid configuration.
  func isLaidOutAgain(in configuration: Configuration) -> Bool {
    (try? layOutForDrawing(in: configuration)) != nil
  }

  /// Resizes the view for a configuration and lays it out, again if its contents have changed meanwhile.
  private func layOut(in configuration: Configuration) -> Sizing {
    overrideTraits(configuration.traits)
    // Items of a collection lie inside the safe area: it is part of the content's inset.
    overrideSafeArea(self is UICollectionReusableView ? .zero : configuration.safeArea)
    var sizing = Sizing(fittingHeight: resize(for: configuration))
    for _ in 0..<Self.roundLimit {
      guard layOutNoticingChanges(), configuration.height == nil else { return sizing }
      let size = bounds.size
      sizing.fittingHeight = resize(for: configuration)
      if bounds.size == size {
        // Measuring may have moved parts of the view.
        layoutIfNeeded()
        return sizing
      }
    }
    layoutIfNeeded()
    sizing.isSettled = false
    return sizing
  }

  /// Sets the view's size and returns its constraints' fitting height, if relevant.
  private func resize(for configuration: Configuration) -> CGFloat? {
    if configuration.height == nil, let size = containedSize(inWidth: configuration.width) {
      frame = CGRect(origin: .zero, size: size)
      return (self as? UITableViewCell)?.askedHeight
    }
    frame = CGRect(
      x: 0, y: 0, width: configuration.width, height: configuration.height ?? frame.height)
    guard configuration.height == nil else { return nil }
    let height = fittingHeight(inWidth: configuration.width)
    let isCollapsedRow = self is UITableViewCell && height <= 0
    frame.size.height = pixelCeiling(isCollapsedRow ? UITableViewCell.standardHeight : height)
    return height
  }

  /// - Throws: ``RenderingError/faultyView(path:reason:)`` for the first view that could not be laid out or drawn.
  fileprivate func requireSoundLayout(
    _ names: @autoclosure () -> ViewNames
  ) throws(RenderingError) {
    guard let (view, fault) = firstLayoutFault else { return }
    throw .faultyView(path: names().path(of: view), reason: fault.description)
  }

  /// Returns the drawing.
  ///
  /// - Throws: ``RenderingError/faultyView(path:reason:)`` for the innermost view that draws with a number that is
  ///   infinite or NaN.
  fileprivate func soundDisplayList(
    in configuration: Configuration, _ names: @autoclosure () -> ViewNames
  ) throws(RenderingError) -> DisplayList {
    let list = configuration.performAsCurrent { displayList() }
    try requireSoundLayout(names())
    guard let command = list.firstNotFinite else { return list }
    let view = configuration.performAsCurrent { innermostFaultyDrawing }
    let fault = LayoutFault.notFiniteDrawing(command: command.description)
    throw .faultyView(path: names().path(of: view), reason: fault.description)
  }

  /// The innermost view in whose own drawing a number is infinite or NaN, if this one's has any.
  private var innermostFaultyDrawing: UIView {
    let inner = subviews.first { !$0.drawsOnlyFiniteNumbers }
    return inner?.innermostFaultyDrawing ?? self
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

extension LayoutNode {
  /// Describes a laid-out view and its descendants.
  @MainActor init(_ view: UIView, names: ViewNames) {
    self.init(alone: view, names: names)
    children = view.subviews.map { LayoutNode($0, names: names) }
  }

  /// Describes a laid-out view without its subviews.
  @MainActor init(alone view: UIView, names: ViewNames) {
    self.init(
      name: names.name(of: view), className: view.className, frame: view.plainFrame,
      isHidden: view.isHidden, text: TextContent(view), attributes: view.decidingProperties)
  }
}

extension LayoutNode.TextContent {
  @MainActor init?(_ view: UIView) {
    guard let label = view as? UILabel, let text = label.text else { return nil }
    let layout = label.shownLayout
    self.init(
      string: text, font: label.font.plainName,
      lines: layout?.lines.count ?? 0, isTruncated: layout?.isTruncated ?? false,
      color: label.textColor.description(in: label.traitCollection))
  }
}
