internal import Foundation

/// The places of title, subtitle and image inside a configuration's insets.
@MainActor struct ConfiguredArrangement {
  typealias Frames = (title: CGRect, subtitle: CGRect, image: CGRect)

  private let configuration: UIButton.Configuration
  private let title: CGSize
  private let subtitle: CGSize
  private let image: CGSize
  private let isBeside: Bool

  /// Measures the parts; texts wrap at the room that the image leaves.
  init(
    _ configuration: UIButton.Configuration, title: UILabel?, subtitle: UILabel?, image: CGSize?,
    room: CGFloat
  ) {
    self.configuration = configuration
    self.image = image ?? .zero
    isBeside = !configuration.imagePlacement.isSubset(of: [.top, .bottom])
    let taken = isBeside && image != nil ? self.image.width + configuration.imagePadding : 0
    let width = max(1, room - taken)
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let size = label.sizeThatFits(limit)
      return CGSize(width: min(size.width, width), height: size.height)
    }
    self.title = size(title)
    self.subtitle = size(subtitle)
  }

  private var titlePadding: CGFloat {
    title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
  }

  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height
    )
  }

  private var imagePadding: CGFloat {
    image == .zero || text == .zero ? 0 : configuration.imagePadding
  }

  /// The size of all parts together.
  var size: CGSize {
    isBeside
      ? CGSize(
        width: image.width + imagePadding + text.width, height: max(image.height, text.height))
      : CGSize(
        width: max(image.width, text.width), height: image.height + imagePadding + text.height)
  }

  /// Returns the places in an area, into which the parts together are aligned.
  func frames(
    in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment, isRightToLeft: Bool
  ) -> Frames {
    let width = horizontal == .fill ? max(area.width, size.width) : size.width
    let x =
      switch horizontal {
      case .left, .fill: area.minX
      case .right: area.maxX - width
      case .center, .leading, .trailing: area.midX - width / 2
      }
    let y =
      switch vertical {
      case .top, .fill: area.minY
      case .bottom: area.maxY - size.height
      case .center: area.midY - size.height / 2
      }
    let group = CGRect(x: x, y: y, width: width, height: size.height)
    let (image, text) = isBeside ? beside(in: group, isRightToLeft) : stacked(in: group)
    let (title, subtitle) = titles(in: text, isRightToLeft)
    return (title, subtitle, image)
  }

  private func beside(in group: CGRect, _ isRightToLeft: Bool) -> (CGRect, CGRect) {
    let isLeft = configuration.imagePlacement.contains(.trailing) == isRightToLeft
    let imageX = isLeft ? group.minX : group.maxX - image.width
    let textX = isLeft ? group.minX + image.width + imagePadding : group.minX
    return (
      CGRect(
        x: imageX, y: group.midY - image.height / 2, width: image.width, height: image.height),
      CGRect(
        x: textX, y: group.midY - text.height / 2,
        width: group.width - image.width - imagePadding, height: text.height)
    )
  }

  private func stacked(in group: CGRect) -> (CGRect, CGRect) {
    let isTop = configuration.imagePlacement.contains(.top)
    let imageY = isTop ? group.minY : group.maxY - image.height
    let textY = isTop ? group.minY + image.height + imagePadding : group.minY
    return (
      CGRect(x: group.midX - image.width / 2, y: imageY, width: image.width, height: image.height),
      CGRect(x: group.minX, y: textY, width: group.width, height: text.height)
    )
  }

  private func titles(in area: CGRect, _ isRightToLeft: Bool) -> (CGRect, CGRect) {
    func place(_ size: CGSize, y: CGFloat) -> CGRect {
      let isLeading = configuration.resolvedTitleAlignment == .leading
      let x =
        switch configuration.resolvedTitleAlignment {
        case .center, .automatic: area.midX - size.width / 2
        case .leading, .trailing:
          isLeading == isRightToLeft ? area.maxX - size.width : area.minX
        }
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    return (
      place(title, y: area.minY),
      place(subtitle, y: area.minY + title.height + titlePadding)
    )
  }
}
