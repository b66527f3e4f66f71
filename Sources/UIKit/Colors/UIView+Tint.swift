internal import Graphics

extension UIView {
  /// Whether the tint colour of a view is subdued.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Inherited.
    case automatic = 0
    /// The tint colour as it is.
    case normal = 1
    /// A grey of the tint colour's brightness.
    case dimmed = 2
  }

  /// Whether the tint colour is subdued, inherited; the answer is never `automatic`.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      tellTintColor()
    }
  }

  /// The tint colour that the view sets or inherits, subdued if it is to be.
  var effectiveTintColor: UIColor {
    effectiveTintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor
  }

  private var undimmedTintColor: UIColor {
    ownTintColor ?? superview?.undimmedTintColor ?? .tintColor
  }

  private var effectiveTintAdjustmentMode: TintAdjustmentMode {
    guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
    return superview?.effectiveTintAdjustmentMode ?? .normal
  }

  /// Calls `tintColorDidChange` on the view and on all below it that inherit from it.
  func tellTintColor() {
    seenTintColor = tintColor
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil || view.ownTintAdjustmentMode == .automatic
    {
      view.tellTintColor()
    }
  }

  /// Calls `tintColorDidChange` if the view has come to inherit another colour, and once in its first
  /// layout, as UIKit does when a view comes into a window.
  func noticeTintColor() {
    let color = tintColor
    guard seenTintColor != color else { return }
    seenTintColor = color
    tintColorDidChange()
  }
}

extension UIColor {
  /// The grey of the colour's luminance.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolved(with: traits)
      return UIColor(
        white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
    }
  }
}
