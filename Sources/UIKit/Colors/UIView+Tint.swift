internal import Graphics

extension UIView {
  /// Whether the tint colour of a view is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Inherited.
    case automatic = 0
    case normal = 1
    /// A grey of the tint colour's brightness.
    case dimmed = 2
  }

  /// Whether the tint colour is dimmed, inherited; never returns `automatic`.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      tellTintColor()
    }
  }

  /// The tint colour that the view sets or inherits, dimmed if required.
  var effectiveTintColor: UIColor {
    effectiveTintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor
  }

  private var undimmedTintColor: UIColor {
    ownTintColor ?? storedSuperview?.undimmedTintColor ?? .tintColor
  }

  private var effectiveTintAdjustmentMode: TintAdjustmentMode {
    guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
    return storedSuperview?.effectiveTintAdjustmentMode ?? .normal
  }

  /// Calls `tintColorDidChange` on the view and all descendants that inherit its tint.
  func tellTintColor() {
    seenTintColor = tintColor
    call(.tintColorDidChange, else: ()) { tintColorDidChange() }
    for view in storedSubviews
    where view.ownTintColor == nil || view.ownTintAdjustmentMode == .automatic {
      view.tellTintColor()
    }
  }

  /// Calls `tintColorDidChange` if the inherited colour has changed, and once in the first layout, as UIKit does when a
  /// view is added to a window.
  func noticeTintColor() {
    let color = tintColor
    guard seenTintColor != color else { return }
    seenTintColor = color
    call(.tintColorDidChange, else: ()) { tintColorDidChange() }
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
