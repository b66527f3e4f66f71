internal import Foundation
internal import Graphics

// Sizes and positions of a button without a configuration.
extension UIButton {
  /// The total padding above and below a title without image and insets (rule `button-title-padding`).
  static let implicitTitlePadding = 12.0
  /// The least width of a button without an image.
  static let minimumWidth = 30.0

  /// Title and image side by side.
  ///
  /// The line of the title counts without a title too (rule `button-image-line`), except beside the app's own picture on
  /// a button of a type that has one.
  var plainContentSize: CGSize {
    let insets = contentEdgeInsets
    let title = titleSize(width: .greatestFiniteMagnitude)
    var size = CGSize(width: title.width.rounded(.up), height: lineHeight(title).rounded(.up))
    if imageHolder.image != nil {
      let image = imageHolder.intrinsicContentSize
      size = CGSize(width: size.width + image.width, height: max(size.height, image.height))
    } else if insets == .zero {
      size.height += Self.implicitTitlePadding
      size.width = max(size.width, Self.minimumWidth)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    guard let background = backgroundView.image?.size else { return size }
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  private func lineHeight(_ title: CGSize) -> CGFloat {
    if hasTitle { return title.height }
    return showsPictureForType ? 0 : pixelGrid.ceiling(titleView.font.lineHeight)
  }

  private var showsPictureForType: Bool {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      imageHolder.image?.isSymbolImage == false
    case .custom, .system, .close: false
    }
  }

  var hasTitle: Bool { titleView.superview === self }

  func titleSize(width: CGFloat) -> CGSize {
    guard hasTitle else { return .zero }
    return titleView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Places title and image in the rectangles that subclasses may override.
  func layOutPlainContents() {
    backgroundView.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    imageHolder.frame = imageRect(forContentRect: content)
    titleView.frame = titleRect(forContentRect: content)
  }

  func plainImageRect(in content: CGRect) -> CGRect {
    guard imageHolder.image != nil else { return .zero }
    let size = imageHolder.intrinsicContentSize
    let area = content.inset(by: imageEdgeInsets)
    let image = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let title = min(titleSize(width: .greatestFiniteMagnitude).width, area.width - image.width)
    return placed(image, in: area, partner: title, isFirst: !readsRightToLeft)
  }

  func plainTitleRect(in content: CGRect) -> CGRect {
    guard hasTitle else { return .zero }
    let image = imageHolder.image == nil ? 0 : imageHolder.intrinsicContentSize.width
    let area = content.inset(by: titleEdgeInsets)
    let room = max(0, area.width - image)
    let size = titleSize(width: titleView.numberOfLines == 1 ? .greatestFiniteMagnitude : room)
    let title = CGSize(width: min(size.width, room), height: min(size.height, area.height))
    return placed(title, in: area, partner: image, isFirst: readsRightToLeft)
  }

  /// Returns the frame of title or image, which are side by side without a gap.
  private func placed(
    _ size: CGSize, in area: CGRect, partner: CGFloat, isFirst: Bool
  ) -> CGRect {
    var size = size
    let together = size.width + partner
    let before = isFirst ? 0 : partner
    var x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left: x = area.minX + before
    case .right: x = area.maxX - together + before
    case .fill:
      x = area.minX + before
      if partner == 0 { size.width = area.width }
    case .center, .leading, .trailing: x = area.midX - together / 2 + before
    }
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = area.minY
    case .bottom: y = area.maxY - size.height
    case .center: y = area.midY - size.height / 2
    case .fill:
      y = area.minY
      size.height = area.height
    }
    x = pixelGrid.snapped(x)
    return CGRect(x: x, y: pixelGrid.snapped(y), width: size.width, height: size.height)
  }
}
