import InterfaceBuilder

/// What Interface Builder files say that changes no picture of a cell, so that nobody need read it.
enum NothingToDraw {
  static func contains(_ entry: IBReadingLog.Entry) -> Bool {
    elements.contains(entry.element) || attributes.contains(entry.part)
      || pairs[entry.element]?.contains(entry.part) == true
  }

  /// Elements of Interface Builder itself, and of what happens after a picture.
  private static let elements: Set<String> = [
    "adaptation", "animations", "capability", "deployment", "plugIn",
    "simulatedMetricsContainer", "simulatedNavigationBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedStatusBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "freeformSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "fixedSimulatedSizeMetrics", "accessibilityOverrides",
    // How a text is typed, not how it looks.
    "textInputTraits", "passwordRules", "dataDetectorType", "dataDetectorTypes",
    // Touches and keys.
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
    "swipeGestureRecognizer", "pongPressGestureRecognizer", "keyCommand", "keyCommands",
    // Where screens go.
    "segue", "exit", "popoverArrowDirection", "wkWebViewConfiguration", "wkPreferences",
    "audiovisualMediaTypes",
    // Controllers and bars for which others are shown, with a note.
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
    "hostingController", "viewControllerPlaceholder", "extendedEdge", "offsetWrapper",
    "customObject", "date",
    // Places on Interface Builder's canvas, values that are replaced, and values for other size classes.
    "placeholder", "point", "nil", "frame", "value", "variation",
  ]

  /// Attributes of any element.
  private static let attributes: Set<String> = [
    "sceneMemberID", "customModuleProvider", "colorMatched", "propertyAccessControl",
    "launchScreen", "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier",
    "clearsContextBeforeDrawing", "symbolic", "modalPresentationStyle", "modalTransitionStyle",
    "definesPresentationContext", "simulatedAppContext", "keyboardDismissMode", "indicatorStyle",
    "bouncesZoom", "delaysContentTouches", "directionalLockEnabled", "maximumZoomScale",
    "userLabel", "storyboardIdentifier", "ambiguous", "toolTip", "focusStyle", "translucent",
    "hidesBottomBarWhenPushed", "autoresizesArchivedViewToFullSize",
    "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "showsExpansionTextWhenTruncated",
    "<animations>", "<gestureRecognizers>", "<toolbarItems>", "<items>",
    "minimumZoomScale", "hidesAccessoryWhenEditing", "multipleTouchEnabled", "exclusiveTouch",
  ]

  private static let pairs: [String: Set<String>] = [
    "button": ["showsTouchWhenHighlighted", "pointerInteraction"],
    "accessibilityTraits": ["none"],
    "collectionView": ["dataMode", "<cells>"],
    "label": ["usesAttributedText"],
    "mapView": ["mapType"],
    "navigationBar": ["largeTitles", "barStyle"],
    "outletCollection": ["appends", "collectionClass"],
    "paragraphStyle": ["tighteningFactorForTruncation"],
    "refreshControl": ["contentHorizontalAlignment", "contentVerticalAlignment", "enabled"],
    "segmentedControl": ["segmentControlStyle"],
    "slider": ["continuous"],
    "tableView": [
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "contentViewInsetsToSafeArea",
    ],
    "tableViewCellContentView": ["tableViewCell"],
    "textField": ["clearsOnBeginEditing"],
    "textView": ["usesAttributedText"],
    "userDefinedRuntimeAttribute": ["localized"],
  ]
}
