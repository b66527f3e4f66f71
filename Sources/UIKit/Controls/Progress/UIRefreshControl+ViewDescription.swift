extension ViewDescription {
  static let refreshControl = ViewDescription(
    UIRefreshControl.self, "refresh control", inherits: .control, isSystemSized: true)
}
