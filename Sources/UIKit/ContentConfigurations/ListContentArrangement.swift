internal import Foundation

/// The layout of image and texts in list content; x is measured from the leading edge.
///
/// 1. The image is centred in its reserved area, and the texts begin after both.
/// 2. Texts are side by side if that is preferred, both fit on one line and the text size is not an accessibility size;
///    otherwise stacked.
/// 3. Image and texts are centred vertically.
@MainActor struct ListContentArrangement {
  private let configuration: UIListContentConfiguration
  private let text: UILabel?
  private let secondaryText: UILabel?
  private let image: CGSize?
  private let imageArea: CGSize
  private let room: CGFloat
  private let isSideBySide: Bool
  private let textSize: CGSize
  private let secondarySize: CGSize

  /// The distance of the texts from the leading edge.
  let textStart: CGFloat

  struct Frames {
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    var image = CGRect.zero
  }

  init(
    _ configuration: UIListContentConfiguration, text: UILabel?, secondaryText: UILabel?,
    image: UIImage?, width: CGFloat, traits: UITraitCollection
  ) {
    self.configuration = configuration
    (self.text, self.secondaryText) = (text, secondaryText)
    let properties = configuration.imageProperties
    let shownSize = image.map { properties.size(of: $0.size) }
    let area = shownSize.map {
      properties.area(for: $0, isSymbol: image?.isSymbolImage == true, traits: traits)
    }
    (self.image, imageArea) = (shownSize, area ?? .zero)
    let imageEnd = max(imageArea.width, (imageArea.width + (shownSize?.width ?? 0)) / 2)
    let hasTexts = text != nil || secondaryText != nil
    textStart =
      shownSize == nil || !hasTexts ? imageEnd : imageEnd + configuration.imageToTextPadding
    let room = max(0, width - textStart)
    self.room = room
    isSideBySide = Self.fitSideBySide(configuration, text, secondaryText, room, traits)
    func size(of label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: 0))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    (textSize, secondarySize) = (size(of: text), size(of: secondaryText))
  }

  private static func fitSideBySide(
    _ configuration: UIListContentConfiguration, _ text: UILabel?, _ secondaryText: UILabel?,
    _ room: CGFloat, _ traits: UITraitCollection
  ) -> Bool {
    guard configuration.prefersSideBySideTextAndSecondaryText, let text, let secondaryText,
      !traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    let widths = [text, secondaryText].map { $0.sizeThatFits(.zero).width }
    return widths[0] + configuration.textToSecondaryTextHorizontalPadding + widths[1] <= room
  }

  private var textsHeight: CGFloat {
    if isSideBySide { return max(textSize.height, secondarySize.height) }
    let gap = text != nil && secondaryText != nil
    return textSize.height + secondarySize.height
      + (gap ? configuration.textToSecondaryTextVerticalPadding : 0)
  }

  /// The total size, without margins.
  var size: CGSize {
    let texts =
      isSideBySide
      ? textSize.width + configuration.textToSecondaryTextHorizontalPadding + secondarySize.width
      : max(textSize.width, secondarySize.width)
    return CGSize(
      width: textStart + texts, height: max(textsHeight, imageArea.height, image?.height ?? 0))
  }

  /// Returns the frames in an area inside the margins.
  func frames(in area: CGSize) -> Frames {
    var frames = Frames()
    if let image {
      frames.image = CGRect(
        x: (imageArea.width - image.width) / 2, y: (area.height - image.height) / 2,
        width: image.width, height: image.height)
    }
    let top = (area.height - textsHeight) / 2
    guard !isSideBySide else {
      frames.text = CGRect(
        x: textStart, y: (area.height - textSize.height) / 2, width: textSize.width,
        height: textSize.height)
      frames.secondaryText = CGRect(
        x: area.width - secondarySize.width, y: (area.height - secondarySize.height) / 2,
        width: secondarySize.width, height: secondarySize.height)
      return frames
    }
    frames.text = CGRect(x: textStart, y: top, width: room, height: textSize.height)
    frames.secondaryText = CGRect(
      x: textStart, y: top + textsHeight - secondarySize.height, width: room,
      height: secondarySize.height)
    return frames
  }
}
