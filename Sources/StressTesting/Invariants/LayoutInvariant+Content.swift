internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import NumberText
public import UIKit

extension LayoutInvariant {
  /// A view is not larger than its content: another one takes the free room.
  ///
  /// It finds content hugging priorities that are the wrong way round.
  ///
  /// - Parameters:
  ///   - path: the view's path, such as `contentView/valueLabel`, or the end of it; a cell without the view fails.
  ///   - axes: the directions in which it does not grow.
  /// - Returns: the invariant.
  public static func notStretched(
    _ path: String, along axes: Set<NSLayoutConstraint.Axis> = [.horizontal, .vertical]
  ) -> LayoutInvariant {
    LayoutInvariant(
      "\(path) is not stretched", code: ".notStretched(\(path.swiftLiteral)\(axes.code))"
    ) { trial in
      guard let found = trial.layout.view(at: path) else {
        return [Breach(view: path, message: "No view of the cell has this path.")]
      }
      let (view, size) = (found.view, found.view.bounds.size)
      let pixel = 1 / trial.trial.configuration.scale
      let content = CGSize(
        width: view.sizeThatFits(.unlimited).width,
        height: view.sizeThatFits(CGSize(width: size.width, height: .unlimited)).height)
      let isStretched =
        axes.contains(.horizontal) && size.width > content.width + pixel
        || axes.contains(.vertical) && size.height > content.height + pixel
      guard isStretched else { return [] }
      let message =
        "It is \(size.words), but its content only \(content.words). "
        + "Give it a higher content hugging priority than the view that may grow."
      return [
        Breach(
          view: found.path, message: message,
          constraints: view.involvedConstraints(
            below: trial.layout.view, of: Self.stretching(axes)))
      ]
    }
  }

  /// What can make a view larger along some axes.
  private static func stretching(
    _ axes: Set<NSLayoutConstraint.Axis>
  ) -> Set<NSLayoutConstraint.Attribute> {
    var attributes: Set<NSLayoutConstraint.Attribute> = []
    if axes.contains(.horizontal) {
      attributes.formUnion([.width, .leading, .trailing, .left, .right])
    }
    if axes.contains(.vertical) { attributes.formUnion([.height, .top, .bottom]) }
    return attributes
  }

  /// Each view is inside its superview, even where nothing is cut off.
  ///
  /// It does not hold for badges and the like, which overlap an edge on purpose.
  public static let insideSuperview = LayoutInvariant(
    "inside the superview", code: ".insideSuperview"
  ) { trial in
    let pixel = 1 / trial.trial.configuration.scale
    return trial.layout.views.compactMap { found in
      guard let superview = found.view.storedSuperview, found.view.bounds.size != .zero else {
        return nil
      }
      let frame = found.view.alignmentRect(forFrame: found.view.frame)
      guard !superview.bounds.insetBy(dx: -pixel, dy: -pixel).contains(frame) else { return nil }
      return Breach(
        view: found.path,
        message: "It reaches beyond its superview, which is \(superview.bounds.size.words). "
          + "Constrain the superview's edges to it.",
        constraints: found.view.involvedConstraints(
          below: trial.layout.view, of: [.width, .height, .top, .bottom, .leading, .trailing]))
    }
  }

  /// No text wraps or is truncated beside free room that would save a line.
  ///
  /// It finds widths that are fixed to suit one text. It does not hold for texts that are kept narrow on purpose.
  public static let noNeedlessWrapping = LayoutInvariant(
    "no needless wrapping", code: ".noNeedlessWrapping"
  ) { trial in
    trial.layout.views.compactMap { found in
      guard let text = found.node.text, text.lines > 1 || text.isTruncated,
        let room = found.view.roomBeside, room >= leastRoom
      else { return nil }
      guard found.view.savesLine(with: room - margin, isTruncated: text.isTruncated) else {
        return nil
      }
      return Breach(
        view: found.path,
        message: "Its text is \(text.isTruncated ? "truncated" : "wrapped") with "
          + "\(Double(room).shortDescription) free points beside it.",
        constraints: found.view.involvedConstraints(
          below: trial.layout.view, of: [.width, .leading, .trailing, .left, .right]))
    }
  }

  /// Less room than this many points, the least size of what a finger hits, is an indent.
  private static let leastRoom: CGFloat = 44
  /// UIKit's standard distance in points from the edges of a view, which stays free.
  private static let margin: CGFloat = 20
}

extension Set<NSLayoutConstraint.Axis> {
  /// An argument in Swift code; none for both axes.
  fileprivate var code: String {
    guard count == 1 else { return isEmpty ? ", along: []" : "" }
    return ", along: [\(contains(.horizontal) ? ".horizontal" : ".vertical")]"
  }
}

extension StressLayout {
  /// A view with its description.
  @MainActor fileprivate struct Place {
    let path: String
    let view: UIView
    let node: LayoutNode
  }

  /// All views that are shown.
  fileprivate var views: [Place] { Self.places(below: view, tree, path: "") }

  /// Returns the view whose path is the given one, or ends with it.
  fileprivate func view(at path: String) -> Place? {
    views.first { $0.path == path || $0.path.hasSuffix("/" + path) }
  }

  private static func places(below view: UIView, _ node: LayoutNode, path: String) -> [Place] {
    zip(view.storedSubviews, node.children).flatMap { subview, child -> [Place] in
      guard !child.isHidden else { return [] }
      let own = path.isEmpty ? child.name : "\(path)/\(child.name)"
      return [Place(path: own, view: subview, node: child)]
        + places(below: subview, child, path: own)
    }
  }
}

extension UIView {
  /// The free points on the side with more of them, up to a sibling or the superview's edge.
  fileprivate var roomBeside: CGFloat? {
    guard let superview = storedSuperview else { return nil }
    let siblings = superview.storedSubviews.filter {
      $0 !== self && !$0.isHidden && $0.frame.minY < frame.maxY && $0.frame.maxY > frame.minY
    }.map(\.frame)
    let left = siblings.filter { $0.midX < frame.midX }.map(\.maxX).max() ?? 0
    let right = siblings.filter { $0.midX >= frame.midX }.map(\.minX).min()
    return max(frame.minX - left, (right ?? superview.bounds.width) - frame.maxX)
  }

  /// Whether the text would have fewer lines, or fit into one, with more points.
  fileprivate func savesLine(with more: CGFloat, isTruncated: Bool) -> Bool {
    let width = bounds.width
    return height(atWidth: width + more) < height(atWidth: width)
      || isTruncated && sizeThatFits(.unlimited).width <= width + more
  }

  private func height(atWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .unlimited)).height
  }
}

extension CGFloat {
  /// More points than any view has.
  fileprivate static let unlimited: CGFloat = 100_000
}

extension CGSize {
  fileprivate static let unlimited = CGSize(width: CGFloat.unlimited, height: .unlimited)

  fileprivate var words: String {
    "\(Double(width).shortDescription) × \(Double(height).shortDescription) points"
  }
}
