internal import Foundation
internal import InterfaceBuilder
internal import LayoutModel

/// A box with a name, of the size in the file, for a view whose class is not known.
final class NibStandIn: UILabel {
  /// Names what the box stands for.
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
  override func diagnoseContents(_ report: (Diagnostic.Kind, String) -> Void) {}
}

extension IBView {
  /// Views of other frameworks whose contents do not ask for a size.
  private static let foreignContainers: Set = ["webView", "wkWebView", "mapView"]

  /// Whether the contents ask for a size, as texts, pictures and controls do.
  @MainActor var hasContentSize: Bool {
    ViewDescription.of(self)?.hasContentSize ?? !Self.foreignContainers.contains(element.name)
  }
}

extension UIView {
  /// The view of a cell that the file's content view describes; nil for a view that has none.
  var nibContentView: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
  }
}

extension UIView {
  /// Whether the view is a box in place of one of a class that is not known.
  package var isStandIn: Bool { self is NibStandIn }

  /// Whether a cell of an Interface Builder file holds its views in this one.
  package var isCellContentView: Bool { superview?.nibContentView === self }
}
