internal import InterfaceBuilder

extension ViewDescription {
  static let window = ViewDescription(UIWindow.self, "window", hasContentSize: false) {
    model, window, _ in
    // As in code, a window is hidden until the app shows it.
    window.isHidden = model.element["visibleAtLaunch"] != "YES"
  }
}
