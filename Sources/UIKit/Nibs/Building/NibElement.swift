internal import Foundation
internal import InterfaceBuilder

/// Which views the elements of Interface Builder files stand for.
@MainActor enum NibElement {
  /// The classes of UIKit's views; an element that is not listed gets a labelled box.
  private static let classes: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
    "collectionViewCellContentView": UIView.self, "control": UIControl.self,
    "label": UILabel.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
    "tableViewCell": UITableViewCell.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "button": UIButton.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "textField": UITextField.self, "textView": UITextView.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "visualEffectView": UIVisualEffectView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "window": UIWindow.self,
  ]

  /// Elements whose contents ask for no size.
  private static let containers: Set<String> = [
    "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
    "collectionReusableView", "collectionView", "tableView", "webView", "wkWebView", "mapView",
    "scrollView", "visualEffectView", "stackView", "tableViewCell", "collectionViewCell",
  ]

  static func view(of model: IBView, coder: NibCoder) -> UIView {
    classes[model.element.name]?.init(coder: coder) ?? standIn(for: model, coder: coder)
  }

  /// Whether the contents ask for a size, as texts, pictures and controls do.
  static func hasContentSize(_ model: IBView) -> Bool { !containers.contains(model.element.name) }

  private static func standIn(for model: IBView, coder: NibCoder) -> UIView {
    let box = NibStandIn(frame: coder.frame)
    coder.decode(into: box)
    box.show(model)
    return box
  }
}

/// A box with a name, of the size in the file, for a view whose class is not known.
final class NibStandIn: UILabel {
  /// Names what the box stands for.
  func show(_ model: IBView) {
    text = model.userLabel ?? model.customClass ?? model.uikitClass ?? model.element.name
    font = .systemFont(ofSize: 11)
    textAlignment = .center
    textColor = .systemGray
    if backgroundColor == nil { backgroundColor = .quaternarySystemFill }
    if NibElement.hasContentSize(model), let frame = nibOrigin?.storedFrame {
      usePlaceholderSize(frame.size)
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  override func diagnoseContents(_ report: (LayoutDiagnostic.Kind, String) -> Void) {}
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
