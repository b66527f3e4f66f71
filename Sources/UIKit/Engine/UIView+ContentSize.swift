internal import Foundation

/// The size that layout takes for a view's contents, per axis; nil for the contents' own.
///
/// A view of an Interface Builder file has one where its contents are missing, or where the designer
/// entered an intrinsic size.
struct PlaceholderSize {
  var width: CGFloat?
  var height: CGFloat?
}

extension UIView {
  /// The size of the contents in layout: `intrinsicContentSize`, or its placeholder.
  var layoutContentSize: CGSize {
    if let width = placeholderSize.width, let height = placeholderSize.height {
      return CGSize(width: width, height: height)
    }
    let size = keptContentSize
    return CGSize(
      width: placeholderSize.width ?? size.width, height: placeholderSize.height ?? size.height)
  }

  /// The intrinsic size, asked for only after it was invalidated or the traits have changed.
  private var keptContentSize: CGSize {
    guard !measuresContentsAnew else { return intrinsicContentSize }
    let traits = traitCollection
    if let known = knownContentSize, known.traits == traits { return known.size }
    let size = intrinsicContentSize
    knownContentSize = (size, traits)
    return size
  }

  /// Whether layout must measure the contents again at the laid-out width.
  var wrapsLayoutContent: Bool { placeholderSize.height == nil && wrapsContent }

  /// Sets the placeholder along each axis that has none yet.
  func usePlaceholderSize(_ size: CGSize) {
    placeholderSize.width = placeholderSize.width ?? size.width
    placeholderSize.height = placeholderSize.height ?? size.height
  }

  /// Lays the view out by the size of its contents again.
  package func dropPlaceholderSize() { placeholderSize = PlaceholderSize() }
}
