public import Foundation

// The names of types until Swift 4.1, which Xcode, too, accepts in the language mode of Swift 4 only.

/// The name of `UIActivityIndicatorView.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UIAlertAction.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIAlertController.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UIApplication.State` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// The name of `UIBarButtonItem.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIBarButtonItem.SystemItem` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIBlurEffect.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `UIButton.ButtonType` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UICollectionView.ElementCategory` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The name of `UICollectionViewUpdateItem.Action` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The name of `UICollectionView.ScrollDirection` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UICollectionView.ScrollPosition` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `UIControl.ContentHorizontalAlignment` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIControl.Event` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.State` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The name of `UIDatePicker.Mode` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UIEvent.EventSubtype` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name of `UIEvent.EventType` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
/// The name of `UIFontDescriptor.SymbolicTraits` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The name of `UIFont.TextStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIGestureRecognizer.State` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `UIImage.Orientation` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImage.RenderingMode` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.ResizingMode` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `NSLayoutConstraint.Axis` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `UINotificationFeedbackGenerator.FeedbackType` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of `UIProgressView.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// The name of `UIScrollView.IndicatorStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UISearchBar.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UIStackView.Alignment` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UIStackView.Distribution` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UISwipeGestureRecognizer.Direction` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name of `UITableViewCell.AccessoryType` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UITableViewCell.EditingStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewCell.SelectionStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.SeparatorStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableViewCell.StateMask` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The name of `UITableViewCell.CellStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableView.RowAnimation` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UITableView.ScrollPosition` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableView.Style` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The name of `UITextField.BorderStyle` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.DidEndEditingReason` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The name of `UITextField.ViewMode` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITouch.Phase` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
/// The name of `UIView.AnimationCurve` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.AnimationOptions` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AutoresizingMask` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.ContentMode` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.KeyframeAnimationOptions` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of `UIView.TintAdjustmentMode` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIWindow.Level` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
/// The name of `NSAttributedString.Key` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The name of `NSLayoutConstraint.Attribute` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.FormatOptions` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of `NSLayoutConstraint.Relation` until Swift 4.1.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
