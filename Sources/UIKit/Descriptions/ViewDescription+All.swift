extension ViewDescription {
  /// The descriptions of all classes that Interface Builder files can hold.
  static let all: [ViewDescription] = [
    .view, .label, .imageView, .button, .textField, .textView, .control, .switch, .slider, .stepper,
    .colorWell, .segmentedControl, .pageControl, .progressView, .activityIndicatorView,
    .visualEffectView, .stackView, .scrollView, .tableView, .tableViewCell, .collectionView,
    .collectionReusableView, .collectionViewCell, .window, .pickerView, .datePicker, .searchBar,
    .toolbar, .navigationBar, .tabBar, .refreshControl,
  ]
}
