/// The UIKit classes of Interface Builder's elements.
///
/// UIKit's descriptions of its classes are found by these names.
package enum IBViewClass {
  /// Returns the class of a view's element, or `nil` if the element is unknown.
  static func name(of element: String) -> String? { names[element] }

  /// The classes by the names of their elements, those that UIKit here does not have included.
  package static let names = [
    "view": "UIView", "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView",
    "containerView": "UIView", "label": "UILabel", "imageView": "UIImageView", "button": "UIButton",
    "stackView": "UIStackView", "textField": "UITextField", "textView": "UITextView",
    "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "searchBar": "UISearchBar",
    "scrollView": "UIScrollView", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
    "visualEffectView": "UIVisualEffectView", "toolbar": "UIToolbar",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "window": "UIWindow",
    "control": "UIControl", "refreshControl": "UIRefreshControl", "colorWell": "UIColorWell",
    "webView": "UIWebView", "wkWebView": "WKWebView", "mapView": "MKMapView",
    "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView",
    "arskView": "ARSKView", "arscnView": "ARSCNView",
  ]
}
