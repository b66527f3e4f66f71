internal import Foundation
internal import Graphics

/// The room around the text and the subtitle of a built-in cell, which follows the text's font.
///
/// The subtitle lies where it would without a gap, and the text is moved up from it: by about a sixth of its line in a row
/// that is high enough, not at all in a low one, and by something between in rows around the height that such a row has by
/// itself.
struct SubtitleSpacing {
  struct Text {
    let font: UIFont
    let height: CGFloat
  }

  let text: Text
  let subtitle: Text
  let grid: PixelGrid

  /// The gap in a high row, in lines: 3 points at 16 and 17 points of type, 2.5 at 14, 2 at 12 (rule `subtitle-gap`).
  private static let gap = 0.158
  /// The lowest row with a gap is that many lines and points high, and the gap grows with the height.
  private static let lowest = (lines: 2.5, points: 3.35)
  private static let growth = 1.5
  /// What a row has above, between and below its texts, in distances of the text's baselines (rule `subtitle-room`).
  private static let room = 1.0226

  /// Returns the gap between the texts in a row.
  func gap(inRowOf height: CGFloat) -> CGFloat {
    let line = text.font.lineHeight
    let lowest = Self.lowest.lines * grid.ceiling(line) + Self.lowest.points
    return grid.floor(max(0, min(Self.growth * (height - lowest), Self.gap * line)))
  }

  /// Returns the height of a row by its texts.
  ///
  /// Up to iOS 18 the fractions of the lines count, and the sum is rounded up to pixels. Rule `subtitle-row-pixels`. In iOS 26
  /// the heights of the labels count, and the sum is rounded to a point. Rule `subtitle-row-points`.
  func rowHeight(_ metrics: SystemMetrics) -> CGFloat {
    let room = Self.room * (text.font.lineHeight + text.font.leading)
    if metrics.roundsBuiltInRows { return (text.height + subtitle.height + room).rounded() }
    return grid.ceiling(exactHeight(text) + exactHeight(subtitle) + room)
  }

  /// Returns the height of a text before its label rounds it up to pixels.
  private func exactHeight(_ text: Text) -> CGFloat {
    text.height + text.font.lineHeight - grid.ceiling(text.font.lineHeight)
  }
}
