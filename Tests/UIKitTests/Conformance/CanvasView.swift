import Foundation
import UIKit

/// A view whose intrinsic size is its size on Interface Builder's canvas.
final class CanvasView: UIView {
  private let contentSize: CGSize
  private let insets: UIEdgeInsets

  init(_ view: CorpusView) {
    let frame = CGRect(view.frame)
    contentSize = view.contentSize(of: frame.size)
    insets = view.alignmentInsets
    super.init(frame: frame)
    prepare(for: view)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

extension UIView {
  /// Returns a view for a view of the corpus: a stack view or a placeholder.
  static func canvasView(for view: CorpusView) -> UIView {
    guard let stack = view.stack else { return CanvasView(view) }
    let made = UIStackView(frame: CGRect(view.frame))
    made.prepare(for: view)
    made.axis = stack.axis == "vertical" ? .vertical : .horizontal
    made.distribution = stack.uiDistribution
    made.alignment = stack.uiAlignment
    made.spacing = stack.spacingType == nil ? stack.spacing : UIStackView.spacingUseSystem
    made.isBaselineRelativeArrangement = stack.baselineRelative
    made.isLayoutMarginsRelativeArrangement =
      stack.marginsRelative || view.layoutMargins != nil
    return made
  }

  fileprivate func prepare(for view: CorpusView) {
    accessibilityIdentifier = view.id
    isHidden = view.hidden == true
    translatesAutoresizingMaskIntoConstraints = view.translates || view.fixedFrame == true
    setContentHuggingPriority(UILayoutPriority(view.hug[0]), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(view.hug[1]), for: .vertical)
    setContentCompressionResistancePriority(UILayoutPriority(view.cr[0]), for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(view.cr[1]), for: .vertical)
  }
}

extension CorpusStack {
  fileprivate var uiDistribution: UIStackView.Distribution {
    switch distribution {
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: .fill
    }
  }

  fileprivate var uiAlignment: UIStackView.Alignment {
    switch alignment {
    case "top", "leading": .leading
    case "firstBaseline": .firstBaseline
    case "center": .center
    case "bottom", "trailing": .trailing
    case "baseline", "lastBaseline": .lastBaseline
    default: .fill
    }
  }
}

extension CorpusView {
  private static let containers: Set<String> = [
    "view", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
    "collectionView", "tableView", "webView", "wkWebView", "mapView", "scrollView",
    "containerView", "visualEffectView",
  ]

  /// Text, images and controls have an intrinsic size; other views have the designer's placeholder size.
  fileprivate func contentSize(of size: CGSize) -> CGSize {
    let isContainer = Self.containers.contains(el)
    let asked = isContainer ? CGSize(width: -1, height: -1) : size
    return CGSize(
      width: placeholderIntrinsicWidth ?? asked.width,
      height: placeholderIntrinsicHeight ?? asked.height)
  }

  /// The frame's parts outside the alignment rectangle, measured on the canvas.
  fileprivate var alignmentInsets: UIEdgeInsets {
    switch el {
    case "switch": UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider": UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}

extension CGRect {
  /// A rectangle from x, y, width and height; none is empty.
  init(_ numbers: [Double]?) {
    guard let numbers, numbers.count == 4 else {
      self = .zero
      return
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
