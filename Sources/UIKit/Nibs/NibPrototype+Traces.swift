internal import InterfaceBuilder

extension NibPrototype {
  /// Whether a layout of the cell may depend on those before it, other than through the layout engine, which sees to that.
  ///
  /// Masks resize frames from the size before, what scrolls keeps its offset and its tiles, built-in styles place their labels
  /// without constraints, and a container's controller has made its view for one screen.
  package func keepsTracesOfLayouts(in cell: NibInstance) -> Bool {
    guard !hasBuiltInStyle else { return true }
    var hasContainer = false
    model.forEachView { hasContainer = hasContainer || $0.element.name == "containerView" }
    return hasContainer
      || cell.views.contains { view in
        if view === cell.view || view === cell.view.nibContentView { return false }
        return view.translatesAutoresizingMaskIntoConstraints || view is UIScrollView
      }
  }
}
