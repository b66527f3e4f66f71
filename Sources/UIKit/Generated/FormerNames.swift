// Written by scripts/make-declared from make-declared.data/former-names.tsv: names of Swift 4.1,
// which Xcode, too, accepts in the language mode of Swift 4 only.
// swift-format-ignore-file
public import Foundation

@available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style") public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style") public typealias UIAlertActionStyle = UIAlertAction.Style
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style") public typealias UIAlertControllerStyle = UIAlertController.Style
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State") public typealias UIApplicationState = UIApplication.State
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style") public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem") public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style") public typealias UIBlurEffectStyle = UIBlurEffect.Style
@available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType") public typealias UIButtonType = UIButton.ButtonType
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory") public typealias UICollectionElementCategory = UICollectionView.ElementCategory
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action") public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection") public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition") public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentHorizontalAlignment") public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentVerticalAlignment") public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
@available(swift, obsoleted: 4.2, renamed: "UIControl.Event") public typealias UIControlEvents = UIControl.Event
@available(swift, obsoleted: 4.2, renamed: "UIControl.State") public typealias UIControlState = UIControl.State
@available(swift, obsoleted: 4.2, renamed: "UIDatePicker.Mode") public typealias UIDatePickerMode = UIDatePicker.Mode
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype") public typealias UIEventSubtype = UIEvent.EventSubtype
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType") public typealias UIEventType = UIEvent.EventType
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits") public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle") public typealias UIFontTextStyle = UIFont.TextStyle
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State") public typealias UIGestureRecognizerState = UIGestureRecognizer.State
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation") public typealias UIImageOrientation = UIImage.Orientation
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode") public typealias UIImageRenderingMode = UIImage.RenderingMode
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode") public typealias UIImageResizingMode = UIImage.ResizingMode
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle") public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis") public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType") public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
@available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style") public typealias UIProgressViewStyle = UIProgressView.Style
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior") public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle") public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode") public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style") public typealias UISearchBarStyle = UISearchBar.Style
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment") public typealias UIStackViewAlignment = UIStackView.Alignment
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution") public typealias UIStackViewDistribution = UIStackView.Distribution
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction") public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType") public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle") public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle") public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle") public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask") public typealias UITableViewCellStateMask = UITableViewCell.StateMask
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle") public typealias UITableViewCellStyle = UITableViewCell.CellStyle
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation") public typealias UITableViewRowAnimation = UITableView.RowAnimation
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition") public typealias UITableViewScrollPosition = UITableView.ScrollPosition
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style") public typealias UITableViewStyle = UITableView.Style
@available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle") public typealias UITextBorderStyle = UITextField.BorderStyle
@available(swift, obsoleted: 4.2, renamed: "UITextField.DidEndEditingReason") public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
@available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode") public typealias UITextFieldViewMode = UITextField.ViewMode
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase") public typealias UITouchPhase = UITouch.Phase
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve") public typealias UIViewAnimationCurve = UIView.AnimationCurve
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions") public typealias UIViewAnimationOptions = UIView.AnimationOptions
@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask") public typealias UIViewAutoresizing = UIView.AutoresizingMask
@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode") public typealias UIViewContentMode = UIView.ContentMode
@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions") public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
@available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode") public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level") public typealias UIWindowLevel = UIWindow.Level
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key") public typealias NSAttributedStringKey = NSAttributedString.Key
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute") public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions") public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation") public typealias NSLayoutRelation = NSLayoutConstraint.Relation
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension") @preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader") public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter") public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize") public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric") @preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize") @preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize") @preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString") public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal") @preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast") @preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal") @preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert") @preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar") @preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards") public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards") public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both") public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed") public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt") public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round") public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square") public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel") public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter") public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round") public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear") public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn") public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut") public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut") public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeInEaseOut }
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default") public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize") public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect") public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill") public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center") public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade") public var kCATransitionFade: CATransitionType { CATransitionType.fade }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push") public var kCATransitionPush: CATransitionType { CATransitionType.push }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn") public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal") public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center") public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left") public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right") public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural") public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified") public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button") public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link") public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image") public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected") public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable") public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header") public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText") public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none") public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled") public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently") public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField") public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey") public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound") public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement") public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession") public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits.startsMediaSession }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction") public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { UIAccessibilityTraits.allowsDirectInteraction }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn") public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }
@available(swift, obsoleted: 4.2, message: "Use UIEdgeInsets(top:left:bottom:right:).") public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
@available(swift, obsoleted: 4.2, message: "Use inset(by:) of the rectangle.") public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
@available(swift, obsoleted: 4.2, message: "Use pngData() of the image.") public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
@available(swift, obsoleted: 4.2, message: "Use UIAccessibility.isVoiceOverRunning.") @preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@available(swift, obsoleted: 4.2, message: "Use UIAccessibility.isReduceMotionEnabled.") @preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
@available(swift, obsoleted: 4.2, message: "Use UIAccessibility.post(notification:argument:).") @preconcurrency @MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) { UIAccessibility.post(notification: notification, argument: argument) }

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)") public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)") public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children") public var childViewControllers: [UIViewController] { children }
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)") public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()") public func removeFromParentViewController() { removeFromParent() }
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)") public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)") public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIActivityIndicatorView {
  @available(swift, obsoleted: 4.2, renamed: "init(style:)") public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  @available(swift, obsoleted: 4.2, renamed: "style") public var activityIndicatorViewStyle: Style { get { style } set { style = newValue } }
}

extension NSUnderlineStyle {
  @available(swift, obsoleted: 4.2, message: "Use [].") public static var styleNone: NSUnderlineStyle { [] }
  @available(swift, obsoleted: 4.2, renamed: "single") public static var styleSingle: NSUnderlineStyle { single }
  @available(swift, obsoleted: 4.2, renamed: "thick") public static var styleThick: NSUnderlineStyle { thick }
  @available(swift, obsoleted: 4.2, renamed: "double") public static var styleDouble: NSUnderlineStyle { double }
}

extension Notification.Name {
  @available(swift, obsoleted: 4.2, message: "Use UIApplication.didBecomeActiveNotification.") public static var UIApplicationDidBecomeActive: Notification.Name { UIApplication.didBecomeActiveNotification }
  @available(swift, obsoleted: 4.2, message: "Use UIContentSizeCategory.didChangeNotification.") public static var UIContentSizeCategoryDidChange: Notification.Name { UIContentSizeCategory.didChangeNotification }
  @available(swift, obsoleted: 4.2, message: "Use UIDevice.orientationDidChangeNotification.") public static var UIDeviceOrientationDidChange: Notification.Name { UIDevice.orientationDidChangeNotification }
}
