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

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
