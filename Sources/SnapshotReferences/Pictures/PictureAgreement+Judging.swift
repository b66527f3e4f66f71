package import Foundation
package import Graphics
import ImageComparison
internal import LayoutChanges
import LayoutModel
package import SnapshotRecords

extension PictureAgreement {
  /// The variable by which a tool asks tests for the comparison with iOS's pictures.
  package static let variable = "SNAP_AGAINST_IOS"

  /// Judges a picture by the one that iOS made.
  ///
  /// - Parameters:
  ///   - snapshot: the picture with its layout.
  ///   - png: the bytes of iOS's picture.
  ///   - name: the path of iOS's picture, relative to the package.
  package init(of snapshot: Snapshot, with png: Data, name: String) {
    guard let ios = try? PNG.decode(png, name: name) else {
      let nowhere = FrameAgreement.Frame(left: 0, top: 0, width: 0, height: 0)
      self.init(
        picture: name,
        deviations: [Deviation(.unreadable, view: snapshot.tree.name, area: nowhere)])
      return
    }
    self.init(of: snapshot, with: ios.bitmap, name: name)
  }

  /// Judges a picture by another one of the same view and scale, drawn with other fonts: iOS's, or a design.
  ///
  /// - Parameters:
  ///   - snapshot: the picture with its layout.
  ///   - expected: the other picture.
  ///   - name: the path of the other picture's file.
  package init(of snapshot: Snapshot, with expected: Bitmap, name: String) {
    let views = FlatLayout(snapshot.tree).views.filter { !$0.node.isHidden }
    let comparison = GeometryComparison(
      of: snapshot.bitmap, with: expected, scale: snapshot.scale,
      texts: views.filter(\.node.showsText).map {
        $0.absoluteFrame.pixels(scale: snapshot.scale)
      })
    self.init(
      picture: name,
      deviations: comparison.differences.map {
        Deviation($0, scale: snapshot.scale, among: views)
      })
  }
}

extension LayoutNode {
  /// Whether the view's own drawing is text: that of a label, a text field or a text view.
  fileprivate var showsText: Bool {
    text != nil || attributes["text"] != nil || className.hasSuffix("TextField")
      || className.hasSuffix("TextView")
  }
}

extension PictureAgreement.Deviation {
  fileprivate init(
    _ difference: GeometryDifference, scale: Double, among views: [FlatLayout.View]
  ) {
    let area = difference.area
    let frame = CGRect(
      x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.width) / scale,
      height: Double(area.height) / scale)
    let edges = difference.edges
    self.init(
      PictureAgreement.Kind(difference.kind), view: Self.view(at: frame, among: views),
      area: FrameAgreement.Frame(
        left: frame.minX, top: frame.minY, width: frame.width, height: frame.height),
      edges: [edges.left, edges.top, edges.right, edges.bottom].map { Double($0) / scale },
      colors: difference.colors.isEmpty ? nil : difference.colors)
  }

  /// The smallest view that contains an area, to a point; of equal ones the innermost.
  private static func view(at area: CGRect, among views: [FlatLayout.View]) -> String {
    let inside = area.insetBy(dx: min(1, area.width / 4), dy: min(1, area.height / 4))
    let containing = views.filter { $0.absoluteFrame.contains(inside) }
    let smallest = containing.map(\.absoluteFrame.area).min()
    return (containing.last { $0.absoluteFrame.area == smallest } ?? views.first)?.path ?? ""
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension PictureAgreement.Kind {
  fileprivate init(_ kind: GeometryDifference.Kind) {
    self =
      switch kind {
      case .size: .size
      case .place: .place
      case .lines: .lines
      case .missing: .missing
      case .unexpected: .unexpected
      case .color: .color
      case .textWidth: .textWidth
      }
  }
}
