public import Foundation
public import Graphics
package import ImageComparison
package import LayoutChanges
public import LayoutModel
import SnapshotRecords
public import SnapshotReferences
internal import Typography
public import UIKit

/// The result of rendering a view in a configuration.
public struct Rendering: Sendable {
  /// The size in points.
  public let size: CGSize
  public let displayList: DisplayList
  /// Every view with its frame and text.
  public let tree: LayoutNode
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
    try self.init(LaidOutView(of: view, in: configuration))
  }

  /// Draws a laid-out view and describes it.
  ///
  /// - Throws: ``RenderingError/faultyView(path:reason:)`` if a view draws with a number that is infinite or NaN.
  @MainActor package init(_ laidOut: LaidOutView) throws(RenderingError) {
    let (view, configuration) = (laidOut.view, laidOut.configuration)
    size = laidOut.size
    diagnostics = laidOut.diagnostics
    displayList = try laidOut.displayList()
    tree = laidOut.tree
    constraints = view.layoutConstraints(names: laidOut.names)
    views = LiveLayout(of: view, in: configuration, names: laidOut.names)
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
    try artifact(of: snapshot(), comparing: options, masking: masks)
  }

  /// Returns the artifact of a picture that ``snapshot()`` made.
  package func artifact(
    of snapshot: Snapshot, comparing options: ComparisonOptions = .exact,
    masking masks: [ComparisonMask] = []
  ) -> PictureArtifact {
    var artifact = PictureArtifact(snapshot, comparison: options, masks: masks)
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
    let list = try LaidOutView(of: view, in: configuration).displayList()
    return try Rasterizer(scale: configuration.scale).draw(list, background: view.canvasColor)
  }
}

extension LayoutNode {
  /// Describes a laid-out view and its descendants.
  @MainActor init(_ view: UIView, names: ViewNames) {
    self.init(alone: view, names: names)
    children = view.storedSubviews.map { LayoutNode($0, names: names) }
  }

  /// Describes a laid-out view without its subviews.
  @MainActor init(alone view: UIView, names: ViewNames) {
    let (text, properties) = view.reportingCallbacks {
      (TextContent(view), view.decidingProperties)
    }
    self.init(
      name: names.name(of: view), className: view.className, frame: view.plainFrame,
      isHidden: view.isHidden, text: text, attributes: properties)
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
