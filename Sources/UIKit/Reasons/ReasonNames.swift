/// The names of views in reasons: one word where it means one view.
@MainActor struct ReasonNames {
  let names: ViewNames
  private var counts: [String: Int] = [:]

  init(_ names: ViewNames, in engine: LayoutEngine) {
    self.names = names
    for item in engine.items {
      if let view = item.item as? UIView { counts[names.name(of: view), default: 0] += 1 }
    }
  }

  /// Returns a view's name; of several with the same one the class and the identifier in the file, or the path.
  func name(of view: UIView) -> String {
    let name = names.name(of: view)
    guard counts[name, default: 0] > 1 else { return name }
    return view.nibOrigin?.id.map { "\(view.className) \($0)" } ?? names.path(of: view)
  }
}
