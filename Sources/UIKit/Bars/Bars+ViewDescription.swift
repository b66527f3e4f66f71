// Items of bars are left out, as bars do not draw any.
extension ViewDescription {
  static let toolbar = ViewDescription(UIToolbar.self, "toolbar", isSystemSized: true)

  static let navigationBar = ViewDescription(
    UINavigationBar.self, "navigation bar", isSystemSized: true)

  static let tabBar = ViewDescription(UITabBar.self, "tab bar", isSystemSized: true)
}
