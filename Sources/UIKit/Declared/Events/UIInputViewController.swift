public import Foundation

/// A view in place of the keyboard, or above it; a snapshot draws no keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// How the view looks; kept.
  public let inputViewStyle: Style
  /// Whether its constraints decide its height; kept.
  open var allowsSelfSizing = false

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The controller of a view in place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {}
