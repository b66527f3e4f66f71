/// The members of open classes that no subclass overrides: most are in extensions, where Swift allows no overriding.
enum NotOpenMembers {
  /// A class and its members, a line each, or more.
  static let text = """
    CALayer actions add addSublayer affineTransform animation animationKeys autoreverses
    CALayer beginTime convert convertTime duration fillMode insertSublayer model presentation
    CALayer removeAllAnimations removeAnimation removeFromSuperlayer render repeatCount
    CALayer repeatDuration replaceSublayer setAffineTransform speed sublayers superlayer
    CALayer setValue timeOffset value
    NSCollectionLayoutAnchor copy
    NSCollectionLayoutBoundarySupplementaryItem alignment offset
    NSCollectionLayoutDimension copy
    NSCollectionLayoutEdgeSpacing copy
    NSCollectionLayoutGroup subitems
    NSCollectionLayoutGroupCustomItem copy
    NSCollectionLayoutItem copy layoutSize
    NSCollectionLayoutSection copy
    NSCollectionLayoutSize copy
    NSCollectionLayoutSpacing copy
    NSCollectionLayoutSupplementaryItem containerAnchor itemAnchor
    NSLayoutConstraint firstAnchor firstItem secondAnchor secondItem
    NSLayoutManager boundingRect characterIndex enumerateEnclosingRects enumerateLineFragments
    NSLayoutManager glyphIndex lineFragmentRect lineFragmentUsedRect location usedRect
    NSParagraphStyle hash
    NSShadow hash
    NSTextAttachment hash
    UIAction identifier sender
    UIActivityIndicatorView activityIndicatorViewStyle
    UIBarButtonItem performPrimaryAction
    UIButton showsTouchWhenHighlighted
    UICollectionView beginInteractiveMovementForItem cancelInteractiveMovement
    UICollectionView dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
    UICollectionView endInteractiveMovement performBatchUpdates showSwipeActions
    UICollectionView updateInteractiveMovementTargetPosition
    UICollectionViewCompositionalLayoutConfiguration copy
    UICommand perform
    UIGestureRecognizer recognize
    UILayoutGuide length
    UIMenu identifier
    UINib notes
    UIPress hash
    UIResponder connectOutlets press unconnectedOutlets
    UIScrollView automaticallyAdjustsScrollIndicatorInsets bouncesZoom canCancelContentTouches
    UIScrollView decelerationRate delaysContentTouches flashScrollIndicators
    UIScrollView horizontalScrollIndicatorInsets indicatorStyle isDirectionalLockEnabled
    UIScrollView isZoomBouncing isZooming keyboardDismissMode maximumZoomScale minimumZoomScale
    UIScrollView panGestureRecognizer pinchGestureRecognizer scrollIndicatorInsets setZoomScale
    UIScrollView verticalScrollIndicatorInsets zoom zoomScale
    UIStoryboard instantiateInitialViewController instantiateViewController
    UIStoryboard makeInitialViewController makeViewController notes
    UITableView reloadSectionIndexTitles sectionIndexBackgroundColor sectionIndexColor
    UITableView sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
    UITableView showSwipeActions style
    UITextView characterRange closestPosition firstRect layoutManager textStorage
    UITouch hash
    UIView accessibilityIgnoresInvertColors anchorPoint bringSubview cornerConfiguration
    UIView drawHierarchy focusEffect isExclusiveTouch isMultipleTouchEnabled keyboardLayoutGuide
    UIView largeContentImage largeContentTitle resizableSnapshotView restorationIdentifier
    UIView sendSubview showsLargeContentViewer snapshotView tintAdjustmentMode transform3D
    UIViewController addChildViewController bottomLayoutGuide childViewControllers didMove
    UIViewController popoverPresentationController presentationController
    UIViewController removeFromParentViewController setToolbarItems sheetPresentationController
    UIViewController overrideTraitCollection setOverrideTraitCollection
    UIViewController systemMinimumLayoutMargins topLayoutGuide willMove
    """
}
