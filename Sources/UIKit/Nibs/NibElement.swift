internal import Foundation
internal import InterfaceBuilder
internal import LayoutModel

/// Which views the elements of Interface Builder files stand for.
@MainActor enum NibElement {
  /// How views of UIKit's classes are made; what is not listed gets a labelled box.
  private static let makers: [String: @MainActor (CGRect) -> UIView] = [
    "view": { UIView(frame: $0) }, "containerView": { UIView(frame: $0) },
    "tableViewCellContentView": { UIView(frame: $0) },
    "collectionViewCellContentView": { UIView(frame: $0) }, "control": { UIControl(frame: $0) },
    "label": { UILabel(frame: $0) }, "imageView": { UIImageView(frame: $0) },
    "stackView": { UIStackView(frame: $0) },
    "collectionReusableView": { UICollectionReusableView(frame: $0) },
    "switch": { UISwitch(frame: $0) }, "slider": { UISlider(frame: $0) },
    "stepper": { UIStepper(frame: $0) }, "textField": { UITextField(frame: $0) },
    "pageControl": { UIPageControl(frame: $0) }, "scrollView": { UIScrollView(frame: $0) },
    "textView": { UITextView(frame: $0, textContainer: nil) },
    "segmentedControl": { UISegmentedControl(frame: $0) },
    "progressView": { UIProgressView(frame: $0) },
    "activityIndicatorView": { UIActivityIndicatorView(frame: $0) },
    "visualEffectView": { _ in UIVisualEffectView(effect: nil) },
  ]

  /// Elements whose contents ask for no size.
  private static let containers: Set<String> = [
    "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
    "collectionReusableView", "collectionView", "tableView", "webView", "wkWebView", "mapView",
    "scrollView", "visualEffectView", "stackView", "tableViewCell", "collectionViewCell",
  ]

  static func view(of model: IBView, coder: NibCoder) -> UIView {
    let name = model.element.name
    if name == "tableViewCell", let cell = UITableViewCell(coder: coder) { return cell }
    if name == "collectionViewCell", let cell = UICollectionViewCell(coder: coder) { return cell }
    if name == "tableView", let table = UITableView(coder: coder) { return table }
    if name == "collectionView", let view = UICollectionView(coder: coder) { return view }
    if name == "button" { return decoded(UIButton(nibType: model.element["buttonType"]), coder) }
    guard let make = makers[name] else { return standIn(for: model, coder: coder) }
    return decoded(make(coder.frame), coder)
  }

  private static func decoded(_ view: UIView, _ coder: NibCoder) -> UIView {
    view.frame = coder.frame
    coder.decode(into: view)
    return view
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
  private var insets = UIEdgeInsets.zero

  /// Names what the box stands for.
  func show(_ model: IBView) {
    text = model.userLabel ?? model.customClass ?? model.uikitClass ?? model.element.name
    font = .systemFont(ofSize: 11)
    textAlignment = .center
    textColor = .systemGray
    if backgroundColor == nil { backgroundColor = .quaternarySystemFill }
    insets = Self.alignmentInsets[model.element.name] ?? .zero
    if NibElement.hasContentSize(model), let frame = nibOrigin?.storedFrame {
      standInForContent(width: frame.width, height: frame.height)
    }
  }

  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  override func diagnoseContents(_ report: (Diagnostic.Kind, String) -> Void) {}

  /// The parts of frames outside of the alignment rectangle, measured on Interface Builder's canvas.
  private static let alignmentInsets = [
    "switch": UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    "slider": UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    "segmentedControl": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
  ]
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
