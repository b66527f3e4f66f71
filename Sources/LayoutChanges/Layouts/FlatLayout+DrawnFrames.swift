import Foundation
import LayoutModel

extension FlatLayout {
  /// For each view the rectangle in which its changes show: its frame, its shadow, and what it adds to the shadows of
  /// the views around it.
  var drawnFrames: [CGRect] {
    var shadows: [[Shadow]] = []
    return views.map { view in
      let around = view.parent.map { views[$0].clips ? [] : shadows[$0] } ?? []
      let own = Shadow(of: view)
      shadows.append(around + [own].compactMap { $0?.path == nil ? $0 : nil })
      return (around + [own].compactMap { $0 }).reduce(view.frameWithFixedShadow) {
        $0.union($1.thrown(by: view.absoluteFrame))
      }
    }
  }
}

/// A layer's shadow: that of all that the layer shows, or of a path.
private struct Shadow {
  private let offset: CGSize
  /// In points, beyond which the blur is invisible.
  private let reach: Double
  /// The box of the path in the root's coordinates.
  let path: CGRect?

  /// Nil for a view without one.
  init?(of view: FlatLayout.View) {
    guard view.node.attributes["layer.shadowOpacity"] != nil else { return nil }
    let offset = view.numbers(of: "layer.shadowOffset")
    guard offset.count == 2, let radius = view.numbers(of: "layer.shadowRadius").first else {
      return nil
    }
    self.offset = CGSize(width: offset[0], height: offset[1])
    reach = 3 * radius + 1
    path = view.shadowPath
  }

  func thrown(by shape: CGRect) -> CGRect {
    (path ?? shape).offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
  }
}

extension FlatLayout.View {
  private static let classesWithShadows: Set = ["UISegmentedControl", "UISlider", "UISwitch"]
  /// In points.
  private static let reachOfShadows = 12.0

  /// A slider's thumb and a segment have shadows.
  fileprivate var frameWithFixedShadow: CGRect {
    Self.classesWithShadows.contains(node.className)
      ? absoluteFrame.insetBy(dx: -Self.reachOfShadows, dy: -Self.reachOfShadows) : absoluteFrame
  }

  fileprivate var clips: Bool { node.attributes["clipsToBounds"] == "true" }

  /// The box of a path that throws the shadow, such as `30 × 60 at (0, 0), steps 6f6d5890`.
  fileprivate var shadowPath: CGRect? {
    let numbers = (node.attributes["layer.shadowPath"] ?? "").split { "×at(), ".contains($0) }
      .prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
      .offsetBy(dx: absoluteFrame.minX, dy: absoluteFrame.minY)
  }

  fileprivate func numbers(of attribute: String) -> [Double] {
    let text = node.attributes[attribute] ?? LayoutVocabulary.standardText(of: attribute) ?? ""
    return text.split(separator: " ").compactMap { Double($0) }
  }
}
