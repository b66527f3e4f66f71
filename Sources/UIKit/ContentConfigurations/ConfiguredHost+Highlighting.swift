extension ConfiguredHost {
  /// Highlights the labels and images that the app put into the content view, as the cell is.
  ///
  /// What a content configuration shows follows the state by itself.
  func highlightContents(_ isHighlighted: Bool) {
    if configurations.content == nil { contentView.highlightAll(isHighlighted) }
  }
}

extension UIView {
  fileprivate func highlightAll(_ isHighlighted: Bool) {
    (self as? UILabel)?.isHighlighted = isHighlighted
    (self as? UIImageView)?.isHighlighted = isHighlighted
    for view in storedSubviews { view.highlightAll(isHighlighted) }
  }
}
