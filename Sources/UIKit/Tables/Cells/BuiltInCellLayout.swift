internal import Foundation

/// The layout of text, detail text and image in the built-in styles; x is measured from the leading edge.
///
/// The numbers are measured in Interface Builder files of iOS 13 to 18: text begins at the margin, or 15 points after
/// an image; symbols are centred in a column of 24 points, so that texts align in rows with different ones; a standard
/// row is 44 points less a pixel high, one with a subtitle 56 less a pixel. The upper edge of centred text is rounded up
/// to a whole point (20 of 20 cells of 5 repositories where rounding matters); in a row that is too low, the subtitle
/// follows without a gap (37 of 38 cells of 8 repositories); a value has the baseline of its text (18 of 18 cells of 3
/// repositories with two fonts).
@MainActor struct BuiltInCellLayout {
  let style: UITableViewCell.CellStyle
  let size: CGSize
  let margins: NSDirectionalEdgeInsets
  let text: UILabel?
  let detail: UILabel?
  let image: CGSize?
  /// Whether the image is a symbol.
  let isSymbol: Bool
  let scale: CGFloat

  private static let imageGap: CGFloat = 15
  private static let symbolColumn: CGFloat = 24
  /// The distance between the text and its subtitle.
  private static let subtitleGap: CGFloat = 1
  /// The margin above and below a subtitle block that is taller than a standard row.
  private static let subtitleMargin: CGFloat = 9.5
  private static let valueGap: CGFloat = 6
  /// The width of the first column of style `value2`.
  private static let columnWidth: CGFloat = 91

  private var pixel: CGFloat { 1 / scale }

  // MARK: Across

  var textStart: CGFloat {
    guard let image else { return margins.leading }
    let end = isSymbol ? (Self.symbolColumn + max(image.width, Self.symbolColumn)) / 2 : image.width
    return margins.leading + end + Self.imageGap
  }

  private var textWidth: CGFloat { max(0, size.width - textStart - margins.trailing) }

  private var secondColumn: CGFloat { margins.leading + Self.columnWidth + Self.valueGap }

  // MARK: Sizes of texts

  private var textSize: CGSize {
    fitting(text, style == .value2 ? Self.columnWidth : textWidth)
  }

  private var detailSize: CGSize {
    switch style {
    case .default: .zero
    case .subtitle: fitting(detail, textWidth)
    case .value1: fitting(detail, max(0, textWidth - textSize.width - Self.valueGap))
    case .value2: fitting(detail, max(0, size.width - secondColumn - margins.trailing))
    }
  }

  private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Down

  /// The height of the content, at least a standard row's.
  var neededHeight: CGFloat {
    let standard = UITableViewCell.standardHeight - pixel
    let texts: CGFloat
    if style == .subtitle, text != nil, detail != nil {
      texts = max(standard + 12, blockHeight + 2 * Self.subtitleMargin)
    } else {
      texts = max(textSize.height, detailSize.height) + margins.top + margins.bottom
    }
    return max(standard, texts, image?.height ?? 0)
  }

  private var blockHeight: CGFloat { blockHeight(gap: Self.subtitleGap) }

  private func blockHeight(gap: CGFloat) -> CGFloat {
    textSize.height + (text != nil && detail != nil ? gap : 0) + detailSize.height
  }

  /// The gap between text and subtitle; none in a row that is too low for it.
  private var gap: CGFloat {
    size.height < blockHeight + 2 * Self.subtitleMargin ? 0 : Self.subtitleGap
  }

  private func centred(_ height: CGFloat) -> CGFloat {
    // Sums of pixels may be off by the last bit.
    ((size.height - height) / 2 - 1e-6).rounded(.up)
  }

  /// The y of a value that has the baseline of its text.
  private var valueTop: CGFloat {
    guard let text, let detail else { return centred(detailSize.height) }
    return (textFrame.minY + text.font.ascender - detail.font.ascender).rounded()
  }

  var imageFrame: CGRect {
    guard let image else { return .zero }
    let height = min(image.height, size.height)
    let width = image.height > 0 ? image.width * height / image.height : 0
    let grid = PixelGrid(scale: scale)
    let inset = isSymbol ? (Self.symbolColumn - width) / 2 : 0
    return CGRect(
      x: grid.snapped(margins.leading + inset), y: grid.snapped((size.height - height) / 2),
      width: width, height: height)
  }

  var textFrame: CGRect {
    switch style {
    case .default:
      CGRect(x: textStart, y: 0, width: textWidth, height: size.height)
    case .subtitle:
      CGRect(
        x: textStart, y: centred(blockHeight(gap: gap)), width: textSize.width,
        height: textSize.height)
    case .value1:
      CGRect(
        x: textStart, y: centred(textSize.height), width: textSize.width, height: textSize.height)
    case .value2:
      CGRect(
        x: margins.leading, y: centred(textSize.height), width: Self.columnWidth,
        height: textSize.height)
    }
  }

  var detailFrame: CGRect {
    let size = detailSize
    switch style {
    case .default: return .zero
    case .subtitle:
      let y = text == nil ? centred(blockHeight(gap: gap)) : textFrame.maxY + gap
      return CGRect(x: textStart, y: y, width: size.width, height: size.height)
    case .value1:
      return CGRect(
        x: self.size.width - margins.trailing - size.width, y: valueTop,
        width: size.width, height: size.height)
    case .value2:
      return CGRect(
        x: secondColumn, y: centred(size.height), width: size.width, height: size.height)
    }
  }
}
