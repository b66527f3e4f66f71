internal import Foundation

/// A guide that a view makes on first use and places itself.
class SystemGuide: UILayoutGuide {
  /// The identifier that messages print.
  class var name: String { "" }

  required init(owningView: UIView) {
    super.init()
    self.owningView = owningView
    identifier = Self.name
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Returns the view's guide of a class, made on first use.
  func systemGuide<Guide: SystemGuide>(of type: Guide.Type) -> Guide {
    for case let guide as Guide in systemGuides { return guide }
    let guide = type.init(owningView: self)
    systemGuides.append(guide)
    invalidateEngine()
    return guide
  }
}

/// The guide of a view's layout margins; its four edges are required system constraints.
final class LayoutMarginsGuide: SystemGuide {
  override class var name: String { "UIViewLayoutMarginsGuide" }

  override var systemInsets: UIEdgeInsets? { owningView?.layoutMargins ?? .zero }
}

/// The guide of a view's safe area.
///
/// Nothing covers a cell outside a window, so the guide has the size of its view.
final class SafeAreaLayoutGuide: SystemGuide {
  override class var name: String { "UIViewSafeAreaLayoutGuide" }

  override var systemInsets: UIEdgeInsets? { owningView?.safeAreaInsets ?? .zero }
}

/// The guide of readable width: the margins, centred and narrower in wide views.
final class ReadableContentGuide: SystemGuide {
  override class var name: String { "UIViewReadableContentGuide" }

  override var systemInsets: UIEdgeInsets? {
    owningView.map { $0.narrowedToReadableWidth($0.layoutMargins) }
  }
}

extension UIView {
  /// Returns insets that leave at most the readable width between them, centred.
  func narrowedToReadableWidth(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let room = bounds.width - insets.left - insets.right
    let surplus = max(0, room - readableWidth) / 2
    return insets.adding(UIEdgeInsets(top: 0, left: surplus, bottom: 0, right: surplus))
  }

  /// 672 points at the standard text size, and in proportion to body text at others.
  private var readableWidth: CGFloat {
    let body = UIFont.styled(.body, in: traitCollection)
    return (672 * body.pointSize / UIFont.labelFontSize).rounded()
  }
}
