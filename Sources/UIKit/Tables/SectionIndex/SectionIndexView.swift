internal import Foundation
internal import Graphics

/// The titles at the edge of a table, in the middle of its height.
final class SectionIndexView: UIView {
  /// Logs of view hierarchies show UIKit's index 15 points wide, at the edge of the table.
  static let width: CGFloat = 15
  private static let font = UIFont.boldSystemFont(ofSize: 11)
  /// The sign for titles that are left out, if not all have room.
  private static let gap = "•"

  private var titles: [String] = []
  private var color: UIColor?

  override func setUpParts() { isUserInteractionEnabled = false }

  func show(_ titles: [String], color: UIColor?, background: UIColor?) {
    (self.titles, self.color, backgroundColor) = (titles, color, background)
  }

  override func draw(_ rect: CGRect) {
    let places = Int(bounds.height / pitch, clampedTo: 0...titles.count)
    let shown = Self.shown(titles, count: places)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let top = bounds.midY - CGFloat(shown.count) * pitch / 2
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .foregroundColor: color ?? tintColor ?? .systemBlue,
    ]
    for (index, title) in shown.enumerated() {
      let size = title.size(withAttributes: attributes)
      title.draw(
        at: CGPoint(
          x: grid.snapped(bounds.midX - size.width / 2),
          y: grid.snapped(top + CGFloat(index) * pitch + (pitch - size.height) / 2)),
        withAttributes: attributes)
    }
  }

  /// The distance from one title to the next: a line and a point.
  private var pitch: CGFloat { Self.font.lineHeight + 1 }

  /// Returns the titles; where there are more than places, some of them with a dot for those between.
  static func shown(_ titles: [String], count: Int) -> [String] {
    guard titles.count > count else { return titles }
    // Every second place has a title, the first and the last one too.
    let places = count / 2 + count % 2
    guard places > 1 else { return Array(titles.prefix(places)) }
    let kept = (0..<places).map { titles[$0 * (titles.count - 1) / (places - 1)] }
    return kept.dropLast().flatMap { [$0, gap] } + kept.suffix(1)
  }
}
