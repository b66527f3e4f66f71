public import Foundation

// The names of constants and functions until Swift 4.1, which Xcode, too, accepts in the language mode of Swift 4 only.

/// The name of `UITableView.automaticDimension` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat {
  UITableView.automaticDimension
}
/// The name of `UICollectionView.elementKindSectionHeader` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
/// The name of `UICollectionView.elementKindSectionFooter` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
/// The name of `UICollectionViewFlowLayout.automaticSize` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
/// The name of `UIView.noIntrinsicMetric` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name of `UIView.layoutFittingCompressedSize` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize {
  UIView.layoutFittingCompressedSize
}
/// The name of `UIView.layoutFittingExpandedSize` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize {
  UIView.layoutFittingExpandedSize
}
/// The name of `UIApplication.openSettingsURLString` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The name of `UIScrollView.DecelerationRate.normal` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal:
  UIScrollView.DecelerationRate
{ UIScrollView.DecelerationRate.normal }
/// The name of `UIScrollView.DecelerationRate.fast` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast:
  UIScrollView.DecelerationRate
{ UIScrollView.DecelerationRate.fast }
/// The name of `UIWindow.Level.normal` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// The name of `UIWindow.Level.alert` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// The name of `UIWindow.Level.statusBar` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level {
  UIWindow.Level.statusBar
}
/// The name of `CAMediaTimingFillMode.forwards` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
/// The name of `CAMediaTimingFillMode.backwards` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
/// The name of `CAMediaTimingFillMode.both` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
/// The name of `CAMediaTimingFillMode.removed` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
/// The name of `CAShapeLayerLineCap.butt` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
/// The name of `CAShapeLayerLineCap.round` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
/// The name of `CAShapeLayerLineCap.square` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
/// The name of `CAShapeLayerLineJoin.bevel` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
/// The name of `CAShapeLayerLineJoin.miter` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
/// The name of `CAShapeLayerLineJoin.round` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
/// The name of `CAMediaTimingFunctionName.linear` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}
/// The name of `CAMediaTimingFunctionName.easeIn` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}
/// The name of `CAMediaTimingFunctionName.easeOut` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}
/// The name of `CAMediaTimingFunctionName.default` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}
/// The name of `CALayerContentsGravity.resize` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
/// The name of `CALayerContentsGravity.resizeAspect` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
/// The name of `CALayerContentsGravity.resizeAspectFill` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspectFill
}
/// The name of `CALayerContentsGravity.center` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
/// The name of `CATransitionType.fade` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }
/// The name of `CATransitionType.push` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }
/// The name of `CATransitionType.moveIn` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
/// The name of `CATransitionType.reveal` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
/// The name of `CATextLayerAlignmentMode.center` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
/// The name of `CATextLayerAlignmentMode.left` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
/// The name of `CATextLayerAlignmentMode.right` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
/// The name of `CATextLayerAlignmentMode.natural` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }
/// The name of `CATextLayerAlignmentMode.justified` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }
/// The name of `UIAccessibilityTraits.button` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.link` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// The name of `UIAccessibilityTraits.image` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.selected` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// The name of `UIAccessibilityTraits.adjustable` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}
/// The name of `UIAccessibilityTraits.header` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.staticText` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}
/// The name of `UIAccessibilityTraits.none` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.notEnabled` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}
/// The name of `UIAccessibilityTraits.updatesFrequently` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}
/// The name of `UIAccessibilityTraits.searchField` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}
/// The name of `UIAccessibilityTraits.keyboardKey` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}
/// The name of `UIAccessibilityTraits.playsSound` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}
/// The name of `UIAccessibilityTraits.summaryElement` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}
/// The name of `UIAccessibilityTraits.startsMediaSession` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}
/// The name of `UIAccessibilityTraits.causesPageTurn` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}
