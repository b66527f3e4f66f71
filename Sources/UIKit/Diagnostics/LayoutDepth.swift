/// How deep views and layers may be in each other.
///
/// Layout and drawing call themselves for what is inside. A main thread's stack of 8 MB holds twice as many calls,
/// in a debug build, and no cell of an app has a fiftieth.
enum LayoutDepth {
  static let limit = 1000
}

extension UIView {
  /// Takes out the views that are deeper in others than can be laid out, and notes that on the view that holds them.
  ///
  /// Without calling itself: the tree may be of any depth.
  package func removeTooDeepViews() {
    var level = [self]
    for _ in 0..<LayoutDepth.limit where !level.isEmpty { level = level.flatMap(\.subviews) }
    for view in level {
      view.outermost(in: self).note(.tooDeep(limit: LayoutDepth.limit))
      view.removeFromSuperview()
    }
  }

  /// The ancestor below a root, or below its content view: a path from there to the view itself would fill pages.
  private func outermost(in root: UIView) -> UIView {
    let outer = [
      root, (root as? UITableViewCell)?.contentView, (root as? UICollectionViewCell)?.contentView,
    ]
    let ancestors = sequence(first: self, next: \.superview)
    return ancestors.first { view in outer.contains { $0 === view.superview } } ?? self
  }
}
