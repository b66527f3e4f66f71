import Foundation
package import Graphics
package import ImageComparison
import LayoutChanges
package import LayoutModel

/// The masks of an assertion, applied to the layouts of the compared pictures.
package struct MaskedViews {
  private let masks: [ComparisonMask]
  private let views: [FlatLayout.View]

  /// Takes the layouts of reference and actual: a view's area in either is ignored.
  package init(_ masks: [ComparisonMask], over layouts: [LayoutNode?]) {
    self.masks = masks
    views = masks.isEmpty ? [] : layouts.compactMap { $0 }.flatMap { FlatLayout($0).views }
  }

  /// Returns the masked pixels.
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

  /// The name of the first mask without a matching view, with the paths of the views; nil if all match.
  package var firstUnmatched: (name: String, views: [String])? {
    for case .view(let name) in masks where !views.contains(where: { $0.isNamed(name) }) {
      var paths: [String] = []
      for view in views where !paths.contains(view.path) { paths.append(view.path) }
      return (name, paths)
    }
    return nil
  }
}

extension MaskedViews {
  func check() throws(ArtifactRefusal) {
    guard let mask = firstUnmatched else { return }
    let error = ReferencesError.noSuchView(name: mask.name, views: mask.views)
    throw ArtifactRefusal(reason: error.description, subject: mask.name)
  }
}

extension FlatLayout.View {
  /// Whether a name is the view's path or its end.
  fileprivate func isNamed(_ name: String) -> Bool { path == name || path.hasSuffix("/" + name) }
}
