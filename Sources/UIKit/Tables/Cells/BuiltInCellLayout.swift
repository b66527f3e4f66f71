internal import Foundation

/// The layout of text, detail text and image in the built-in styles; x is measured from the leading edge.
///
/// Text begins at the margin, or 15 points after an image; symbols are centred in a column of 24 points, so that texts
/// align in rows with different ones. Rule `built-in-places`. The upper edge of centred text is rounded up to a whole point.
/// Rule `built-in-text-top`. A value has the baseline of its text. Rule `built-in-value-baseline`. Indented texts and images
/// move within the content view.
@MainActor struct BuiltInCellLayout {
  let style: UITableViewCell.CellStyle
  let size: CGSize
  let margins: NSDirectionalEdgeInsets
  /// How far text and image are indented.
  let indentation: CGFloat
  let text: UILabel?
  let detail: UILabel?
  let image: CGSize?
  let isSymbol: Bool
  let scale: CGFloat
  let metrics: SystemMetrics

  private static let imageGap: CGFloat = 15
  private static let symbolColumn: CGFloat = 24
  private static let valueGap: CGFloat = 6
  /// The width of the first column of style `value2`.
  private static let columnWidth: CGFloat = 91

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  // MARK: Across

  /// Where the image begins, or the text without one.
  private var start: CGFloat { margins.leading + indentation }

  var textStart: CGFloat {
    guard let image else { return start }
    let end = isSymbol ? (Self.symbolColumn + max(image.width, Self.symbolColumn)) / 2 : image.width
    return start + end + Self.imageGap
  }

  private var textWidth: CGFloat { max(0, size.width - textStart - margins.trailing) }

  private var secondColumn: CGFloat { start + Self.columnWidth + Self.valueGap }

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
    // A line that is cut fills the room, although the letters that are left may end before.
    let room = label.numberOfLines == 1 ? CGFloat.infinity : width
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Down

  /// The height of the content, at least a standard row's.
  var neededHeight: CGFloat {
    max(
      metrics.builtInRowHeight ?? UITableViewCell.standardHeight - 1 / scale,
      subtitleSpacing?.rowHeight(metrics) ?? textRowHeight, image?.height ?? 0)
  }

  private var textRowHeight: CGFloat {
    max(textSize.height, detailSize.height) + margins.top + margins.bottom
  }

  /// What is around a subtitle; nil for a row without one.
  private var subtitleSpacing: SubtitleSpacing? {
    guard style == .subtitle, let text, let detail else { return nil }
    return SubtitleSpacing(
      text: SubtitleSpacing.Text(font: text.font, height: textSize.height),
      subtitle: SubtitleSpacing.Text(font: detail.font, height: detailSize.height), grid: grid)
  }

  /// Where text and subtitle would begin without a gap between them.
  private var blockTop: CGFloat { centred(textSize.height + detailSize.height) }

  private func centred(_ height: CGFloat) -> CGFloat {
    // Sums of pixels may be off by the last bit.
    ((size.height - height) / 2 - 1e-6).rounded(.up)
  }

  /// The y of a value that has the baseline of its text, or is centred where its lines would leave the row.
  private var valueTop: CGFloat {
    let height = detailSize.height
    guard let text, let detail else { return centred(height) }
    let top = (textFrame.minY + text.font.ascender - detail.font.ascender).rounded()
    return height > textSize.height && top + height > size.height ? centred(height) : top
  }

  var imageFrame: CGRect {
    guard let image else { return .zero }
    let height = min(image.height, size.height)
    let width = image.height > 0 ? image.width * height / image.height : 0
    let inset = isSymbol ? (Self.symbolColumn - width) / 2 : 0
    return CGRect(
      x: grid.snapped(start + inset), y: grid.snapped((size.height - height) / 2),
      width: width, height: height)
  }

  var textFrame: CGRect {
    switch style {
    case .default:
      CGRect(x: textStart, y: 0, width: textWidth, height: size.height)
    case .subtitle:
      CGRect(
        x: textStart, y: blockTop - (subtitleSpacing?.gap(inRowOf: size.height) ?? 0),
        width: textSize.width, height: textSize.height)
    case .value1:
      CGRect(
        x: textStart, y: centred(textSize.height), width: textSize.width, height: textSize.height)
    case .value2:
      CGRect(
        x: start, y: centred(textSize.height), width: Self.columnWidth,
        height: textSize.height)
    }
  }

  var detailFrame: CGRect {
    let size = detailSize
    switch style {
    case .default: return .zero
    case .subtitle:
      return CGRect(
        x: textStart, y: blockTop + textSize.height, width: size.width, height: size.height)
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
