internal import Foundation

extension ConfiguredHost {
  /// Inserts a view at the content view's position among the subviews.
  fileprivate func exchange(_ former: UIView, for view: UIView) {
    let index = storedSubviews.firstIndex(of: former) ?? storedSubviews.count
    former.removeFromSuperview()
    insertSubview(view, at: index)
  }
}

extension UITableViewCell: ConfiguredHost {
  func replaceContentView(with view: UIView) {
    let former = contentView
    contentView = view
    exchange(former, for: view)
  }

  func makeContentView() -> UIView { UITableViewCellContentView(frame: contentView.frame) }

  /// The cell draws the table's row appearance.
  var standardBackground: UIBackgroundConfiguration? { nil }

  func systemBackgroundDidChange(from former: UIView?) { backgroundDidChange(from: former) }

  func updateForState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// A row with list content is as tall as a standard row with its separator: 44.5 points at 2x in 36 cells of an
  /// Interface Builder file of iOS 18.
  var leastConfiguredHeight: CGFloat {
    guard contentConfiguration is UIListContentConfiguration else { return 0 }
    let hasSeparator = placement.map { $0.separatorColor != nil } ?? true
    return Self.standardHeight + (hasSeparator ? 1 / traitCollection.displayScale : 0)
  }
}

extension UICollectionViewCell: ConfiguredHost {
  func replaceContentView(with view: UIView) {
    let former = contentView
    contentView = view
    exchange(former, for: view)
  }

  func makeContentView() -> UIView { CollectionContentView(frame: contentView.frame) }

  var standardBackground: UIBackgroundConfiguration? {
    self is UICollectionViewListCell ? defaultBackgroundConfiguration() : nil
  }

  func systemBackgroundDidChange(from former: UIView?) { backgroundDidChange(from: former) }

  func updateForState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewHeaderFooterView: ConfiguredHost {
  func replaceContentView(with view: UIView) {
    let former = contentView
    contentView = view
    exchange(former, for: view)
    view.isCellContent = false
    if !(view is UIListContentView) { view.preservesSuperviewLayoutMargins = true }
  }

  func makeContentView() -> UIView { Self.plainContentView() }

  var standardBackground: UIBackgroundConfiguration? { nil }

  func systemBackgroundDidChange(from former: UIView?) {
    former?.removeFromSuperview()
    guard let view = configurations.backgroundView else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  func updateForState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
