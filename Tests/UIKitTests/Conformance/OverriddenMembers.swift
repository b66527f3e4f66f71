import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// Members that apps override. The classes compile only while all of them are open; the tests
// call some.

final class OverridingLayer: CALayer {
  var changes: [String] = []

  override var bounds: CGRect { didSet { changes.append("bounds") } }
  override var frame: CGRect { didSet { changes.append("frame") } }
  override var position: CGPoint { didSet { changes.append("position") } }
  override var opacity: Float { didSet { changes.append("opacity") } }
  override var isHidden: Bool { didSet { changes.append("isHidden") } }
  override var backgroundColor: CGColor? { didSet { changes.append("backgroundColor") } }
  override var transform: CATransform3D { didSet { changes.append("transform") } }
  override func setNeedsDisplay() { changes.append("setNeedsDisplay") }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    changes.append("setNeedsLayout")
  }
  override func contains(_ p: CGPoint) -> Bool { true }
}

/// A view of such a layer, which says what is called.
final class OverridingView: UIView {
  var calls: [String] = []

  override class var layerClass: AnyClass { OverridingLayer.self }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { .zero }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    calls.append("convert")
    return super.convert(point, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .null }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { calls.append("gestureRecognizers") }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    calls.append("addGestureRecognizer")
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
    calls.append("removeGestureRecognizer")
  }
  override func addInteraction(_ interaction: any UIInteraction) {
    super.addInteraction(interaction)
    calls.append("addInteraction")
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    super.removeInteraction(interaction)
    calls.append("removeInteraction")
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) { calls.append("addConstraint") }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    calls.append("addConstraints")
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { calls.append("addLayoutGuide") }
  override func bringSubviewToFront(_ view: UIView) { calls.append("bringSubviewToFront") }
  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .required }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { calls.append("setContentCompressionResistancePriority") }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { calls.append("setContentHuggingPriority") }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }
  override func exerciseAmbiguityInLayout() { calls.append("exerciseAmbiguityInLayout") }
  override var hasAmbiguousLayout: Bool { true }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
  override var readableContentGuide: UILayoutGuide { safeAreaLayoutGuide }
  override var mask: UIView? { didSet { calls.append("mask") } }
  override func setNeedsDisplay() { calls.append("setNeedsDisplay") }
  override func viewWithTag(_ tag: Int) -> UIView? { self }
  override var window: UIWindow? { nil }
  override var leadingAnchor: NSLayoutXAxisAnchor { leftAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { rightAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { topAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { leftAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { topAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  override var widthAnchor: NSLayoutDimension { heightAnchor }
}

/// A layer with all the initializers that apps override.
final class MadeLayer: CAGradientLayer {
  var isMadeHere = false

  override init() {
    super.init()
    isMadeHere = true
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func action(forKey event: String) -> (any CAAction)? { nil }
  override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  override class func needsDisplay(forKey key: String) -> Bool { true }
}

/// A view that names the class of its layer by the layer's type.
final class GradientView: UIView {
  override class var layerClass: AnyClass { MadeLayer.self }
  override var layer: MadeLayer { unsafeDowncast(super.layer, to: MadeLayer.self) }
}

/// A guide with the initializers that apps override.
private final class OverridingGuide: UILayoutGuide {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller as those that tests of apps have in the place of others.
final class OverridingController: UIViewController {
  override var navigationController: UINavigationController? { nil }
  override var tabBarController: UITabBarController? { nil }
  override var splitViewController: UISplitViewController? { nil }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .crossDissolve }
    set {}
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { super.additionalSafeAreaInsets }
    set { super.additionalSafeAreaInsets = newValue }
  }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  override var isBeingPresented: Bool { true }
  override var isBeingDismissed: Bool { true }
  override var isMovingToParent: Bool { true }
  override var isMovingFromParent: Bool { true }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    false
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

private final class OverridingButton: UIButton {
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}

private final class OverridingStack: UIStackView {
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

private final class OverridingTable: UITableView {
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
}

private final class OverridingCell: UITableViewCell {
  override var contentView: UIView { self }
  override func willTransition(to state: StateMask) {}
  override func didTransition(to state: StateMask) {}
}

private final class OverridingTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { false }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 1 }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

private final class OverridingCollectionController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

private final class OverridingControl: UIControl {
  override class func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector)
  }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isTracking }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func cancelTracking(with event: UIEvent?) {}
}

private final class OverridingScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private final class OverridingContainer: UIViewController {
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
