internal import Foundation
internal import InterfaceBuilder

/// Which views the elements of Interface Builder files stand for.
@MainActor enum NibElement {
  /// The classes by element; what is not listed gets a labelled box.
  private static let classes: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
    "collectionViewCellContentView": UIView.self, "control": UIView.self, "label": UILabel.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self,
    "tableViewCell": UITableViewCell.self, "collectionViewCell": CollectionCellStandIn.self,
    "collectionReusableView": UIView.self,
  ]

  /// Elements whose contents ask for no size.
  private static let containers: Set<String> = [
    "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView",
    "collectionReusableView", "collectionView", "tableView", "webView", "wkWebView", "mapView",
    "scrollView", "visualEffectView", "stackView", "tableViewCell", "collectionViewCell",
  ]

  static func view(of model: IBView, coder: NibCoder) -> UIView {
    guard let type = classes[model.element.name] else { return standIn(for: model, coder: coder) }
    return type.init(coder: coder) ?? standIn(for: model, coder: coder)
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
    if NibElement.hasContentSize(model), let frame = model.frame {
      standInForContent(width: frame.width, height: frame.height)
    }
  }

  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  override func diagnoseContents(_ report: (LayoutDiagnostic.Kind, String) -> Void) {}

  /// The parts of frames outside of the alignment rectangle, measured on Interface Builder's canvas.
  private static let alignmentInsets = [
    "switch": UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    "slider": UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    "segmentedControl": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
  ]
}

/// A cell of a collection view.
final class CollectionCellStandIn: UIView {
  let contentView: UIView

  required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    contentView = CollectionContentStandIn(frame: CGRect(origin: .zero, size: nib.frame.size))
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

private final class CollectionContentStandIn: UIView {
  override var hasEncapsulatedSize: Bool { true }
}

extension UIView {
  /// The view of a cell that the file's content view describes; nil for a view that has none.
  var nibContentView: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? CollectionCellStandIn)?.contentView
  }
}

extension UIView {
  /// Whether the view is a box in place of one of a class that is not known.
  package var isStandIn: Bool { self is NibStandIn }

  /// Whether a cell of an Interface Builder file holds its views in this one.
  package var isCellContentView: Bool { superview?.nibContentView === self }
}
