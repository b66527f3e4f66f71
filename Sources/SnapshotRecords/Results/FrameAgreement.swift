import Foundation
import LayoutChanges
package import LayoutModel

/// How far a snapshot's layout agrees with what iOS computed.
public struct FrameAgreement: Codable, Hashable, Sendable {
  /// The most that an edge may be apart, in points: one pixel of a screen with two pixels per point.
  public static let tolerance = 0.5

  /// The system that computed the frames, such as `iOS 18.2`.
  public var system: String
  /// The number of visible views that both name.
  public var compared: Int
  /// Those of them whose edges or lines differ.
  public var misses: [Miss]
  /// The paths of views that only iOS has.
  public var onlyOnIOS: [String]
  /// The paths of visible views that only the snapshot has.
  public var onlyHere: [String]

  /// A rectangle in points, in the cell's coordinates.
  public struct Frame: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
  }

  /// A view that iOS lays out differently.
  public struct Miss: Codable, Hashable, Sendable {
    /// The view path.
    public var path: String
    /// The frame here.
    public var frame: Frame
    public var iosFrame: Frame
    /// The number of a label's lines here; nil if it is the same.
    public var lines: Int?
    /// The same on iOS.
    public var iosLines: Int?
    /// The font here, where iOS names one.
    public var font: String?
    public var iosFont: String?
  }
}

extension FrameAgreement {
  /// Compares a layout with the frames of a file.
  ///
  /// The roots are the same view, whatever their classes: a cell file may show a class without its code.
  package init(of layout: LayoutNode, with frames: IOSFrames) {
    let all = FlatLayout(layout).views
    let visible = all.filter { !$0.node.isHidden }
    let here = Dictionary(visible.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var views = frames.views
    if !views.isEmpty { views[0].path = layout.name }
    let known = views.compactMap { view in here[view.path].map { (view, $0) } }
    let paths = (here: Set(all.map(\.path)), there: Set(views.map(\.path)))
    system = frames.system
    compared = known.count
    misses = known.compactMap { Miss($1, $0) }
    onlyOnIOS = views.map(\.path).filter { !paths.here.contains($0) }
    onlyHere = visible.map(\.path).filter { !paths.there.contains($0) }
  }

  /// Whether edges this far apart do not agree; beyond the tolerance by more than numbers are rounded.
  package static func isApart(_ distance: Double) -> Bool { abs(distance) > tolerance + 1e-6 }

  /// The number of views that agree.
  public var agreeing: Int { compared - misses.count }
}

extension FrameAgreement.Miss {
  /// Nil for a view that agrees.
  fileprivate init?(_ view: FlatLayout.View, _ ios: IOSFrames.View) {
    path = view.path
    frame = FrameAgreement.Frame(view.absoluteFrame)
    iosFrame = FrameAgreement.Frame(ios.rectangle)
    let text = view.node.text
    if let text, let theirs = ios.lines, text.lines != theirs {
      (lines, iosLines) = (text.lines, theirs)
    }
    if ios.font != nil { (font, iosFont) = (text?.font, ios.font) }
    guard lines != nil || !frame.isNear(iosFrame) else { return nil }
  }
}

extension FrameAgreement.Frame {
  fileprivate init(_ rectangle: CGRect) {
    self.init(
      x: rectangle.minX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
  }

  /// How far the left, top, right and bottom edges are from those of another frame, to the right and down.
  package func edgeDistances(from other: Self) -> [Double] {
    [
      x - other.x, y - other.y, x + width - other.x - other.width,
      y + height - other.y - other.height,
    ]
  }

  /// Whether all four edges are within the tolerance.
  fileprivate func isNear(_ other: Self) -> Bool {
    !edgeDistances(from: other).contains(where: FrameAgreement.isApart)
  }
}
