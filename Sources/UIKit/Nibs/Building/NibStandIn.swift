internal import Foundation
package import InterfaceBuilder

/// A placeholder box with a name, with the file's size, for a view of an unknown class.
final class NibStandIn: UILabel {
  /// The name of the replaced class.
  func show(_ model: IBView) {
    text = model.userLabel ?? model.customClass ?? model.uikitClass ?? model.element.name
    font = .systemFont(ofSize: 11)
    textAlignment = .center
    textColor = .systemGray
    if backgroundColor == nil { backgroundColor = .quaternarySystemFill }
    if model.hasContentSize, let frame = nibOrigin?.storedFrame {
      usePlaceholderSize(frame.size)
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  override var contentProblems: [ContentProblem] { [] }
}

extension IBView {
  /// Views of other frameworks without an intrinsic size.
  private static let foreignContainers: Set = ["webView", "wkWebView", "mapView"]

  /// Whether the view has an intrinsic size, such as texts, images and controls.
  @MainActor package var hasContentSize: Bool {
    ViewDescription.of(self)?.hasContentSize ?? !Self.foreignContainers.contains(element.name)
  }

  /// Whether the view is of an app's class and has no subviews in the file: its code decides what it shows, and may give it
  /// an intrinsic size.
  package var isOwnContent: Bool {
    element.name == "view" && customClass != nil && children.isEmpty
  }
}

extension UIView {
  /// The view of a cell that the file's content view describes; nil for a view that has none.
  var nibContentView: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
  }
}

extension UIView {
  /// Whether the view is a placeholder box for an unknown class.
  package var isStandIn: Bool { self is NibStandIn }

  /// Whether this is the content view of a cell in an Interface Builder file.
  package var isCellContentView: Bool { superview?.nibContentView === self }
}
