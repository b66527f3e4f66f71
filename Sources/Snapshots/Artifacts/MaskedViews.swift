package import Graphics
package import ImageComparison
import LayoutChanges
package import LayoutModel

/// The masks of an assertion, laid over the layouts of the pictures that are compared.
package struct MaskedViews {
  private let masks: [ComparisonMask]
  private let views: [FlatLayout.View]

  /// Takes the layouts of reference and actual: what a view covered and what it covers now is both
  /// left out.
  package init(_ masks: [ComparisonMask], over layouts: [LayoutNode?]) {
    self.masks = masks
    views = masks.isEmpty ? [] : layouts.compactMap { $0 }.flatMap { FlatLayout($0).views }
  }

  /// Returns the pixels that are left out.
  package func areas(scale: Double) -> [PixelRect] {
    var areas: [PixelRect] = []
    for mask in masks {
      let found = mask.areas(scale: scale) { name in
        views.filter { !$0.node.isHidden && $0.isNamed(name) }.map(\.absoluteFrame)
      }
      areas += found.filter { !areas.contains($0) }
    }
    return areas
  }

  /// The first mask that names no view, as an error that lists the views; nil if all name one.
  package var error: SnapshotsError? {
    for case .view(let name) in masks where !views.contains(where: { $0.isNamed(name) }) {
      var paths: [String] = []
      for view in views where !paths.contains(view.path) { paths.append(view.path) }
      return .noSuchView(name: name, views: paths)
    }
    return nil
  }
}

extension FlatLayout.View {
  /// Whether a name is the view's path or the end of it.
  fileprivate func isNamed(_ name: String) -> Bool { path == name || path.hasSuffix("/" + name) }
}
