public import Foundation

/// An action beside a row, as it was before there were contextual actions; kept, as no row is open.
@preconcurrency @MainActor open class UITableViewRowAction {
  /// How the action looks.
  public enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    /// Grey.
    case normal = 1

    /// Red.
    public static var destructive: Style { .default }
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  /// What the action does; a test can call it.
  public let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .default ? .systemRed : .systemGray
  }
}
