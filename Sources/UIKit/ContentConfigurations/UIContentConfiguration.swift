/// A view's content and appearance as a value, which creates the view.
///
/// ```swift
/// struct BadgeConfiguration: UIContentConfiguration {
///   var count = 0
///   func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
///   func updated(for state: UIConfigurationState) -> Self { self }
/// }
/// ```
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration updated for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, which can be replaced.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view supports a configuration; by default if it has the current one's type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the current one's type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
