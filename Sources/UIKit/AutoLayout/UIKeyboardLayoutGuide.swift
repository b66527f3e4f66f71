/// A guide that views can follow.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  /// Keeps constraints for when the guide is near an edge, which it never is in a snapshot.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near.append((edge, trackingConstraints))
  }

  /// Keeps constraints for when the guide is away from an edge: all but the bottom one.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }
}

/// The area of a keyboard, which a snapshot does not show: what it leaves at the bottom is the safe area's inset.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom; kept.
  open var followsUndockedKeyboard = false
  /// Whether the guide is as high as the safe area's inset without a keyboard; true by default.
  open var usesBottomSafeArea = true

  override var systemInsets: UIEdgeInsets? {
    guard let owningView else { return nil }
    let bottom = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
    return UIEdgeInsets(top: owningView.bounds.height - bottom, left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  /// The area of the keyboard; without one, what the safe area leaves at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in systemGuides { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    guide.identifier = "UIViewKeyboardLayoutGuide"
    systemGuides.append(guide)
    invalidateEngine()
    return guide
  }
}
