package import Foundation

/// Where in an Interface Builder file a view comes from, and what the file knows of it.
package struct NibOrigin {
  /// The identifier in the file; nil for the content view of an old collection cell.
  package let id: String?
  /// The line of the file.
  package let line: Int
  /// The class that the file names: the custom one, else UIKit's.
  package let className: String
  /// Whether another class stands in for the custom one, which may ask for a size of its own.
  package let isUnknownClass: Bool
  /// The name that the designer gave the view.
  package let userLabel: String?
  /// The frame on Interface Builder's canvas, in the coordinates of the view around it.
  package let storedFrame: CGRect?
  /// The property that an outlet of the file connects the view to.
  package var property: String?
  /// What stands in for the size of the contents, per axis; nil for the contents' own.
  var contentWidth: CGFloat?
  var contentHeight: CGFloat?

  /// The view's name in messages; nil where class and position must do.
  var name: String? { property ?? userLabel }
}

extension UIView {
  /// What the contents ask for in layout: `intrinsicContentSize`, unless the file's size stands in.
  var layoutContentSize: CGSize {
    guard let nibOrigin, nibOrigin.contentWidth != nil || nibOrigin.contentHeight != nil else {
      return intrinsicContentSize
    }
    if let width = nibOrigin.contentWidth, let height = nibOrigin.contentHeight {
      return CGSize(width: width, height: height)
    }
    let size = intrinsicContentSize
    return CGSize(
      width: nibOrigin.contentWidth ?? size.width, height: nibOrigin.contentHeight ?? size.height)
  }

  /// Lets a size of the file stand in for that of the contents, along each axis that has none yet.
  func standInForContent(width: CGFloat, height: CGFloat) {
    guard var origin = nibOrigin else { return }
    origin.contentWidth = origin.contentWidth ?? width
    origin.contentHeight = origin.contentHeight ?? height
    nibOrigin = origin
  }

  /// Lets the contents' own size count again.
  package func dropStandInSize() {
    nibOrigin?.contentWidth = nil
    nibOrigin?.contentHeight = nil
  }

  /// Whether layout must measure the contents again at the width that it finds.
  var wrapsLayoutContent: Bool { nibOrigin?.contentHeight == nil && wrapsContent }
}
