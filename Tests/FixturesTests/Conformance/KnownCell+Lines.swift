import Fixtures
import Foundation
import UIKit

/// A label's lines on Apple's canvas and in our layout, as its heights tell them.
struct LineCount {
  let stored: Int
  let ours: Int
  /// Whether the widest line is as wide, within a point, so that it has the same words; nil where that of the label does
  /// not tell.
  let hasSameWords: Bool?
}

extension KnownCell {
  /// The labels of any number of lines, in the system font, whose text alone decides the height.
  ///
  /// Files of Xcode 6 and older are left out, as the system's font was another.
  @MainActor func lineCounts(of views: [ViewLayout]) -> [LineCount] {
    guard !["5", "6", "6.3"].contains(xcode) else { return [] }
    var found: [LineCount] = []
    root.forEachView { view in
      guard view.el == "label", view.numberOfLines == "0", let frame = view.frame, let id = view.id,
        let font = view.font?.systemFont, !fixes("height", of: view),
        let ours = views.first(where: { $0.id == id })?.frame,
        let stored = Self.lines(in: frame[3], of: font),
        let count = Self.lines(in: ours.height, of: font)
      else { return }
      // A label that nothing stretches is as wide as its widest line.
      let tells = stored > 1 && !fixes("width", of: view)
      found.append(
        LineCount(
          stored: stored, ours: count,
          hasSameWords: tells ? abs(ours.width - frame[2]) <= 1 : nil))
    }
    return found
  }

  /// Returns how many lines a height holds; nil if it is not that of whole lines.
  @MainActor private static func lines(in height: Double, of font: UIFont) -> Int? {
    let count = (height / font.lineHeight).rounded()
    // A text style's lines are up to a point apart, and heights are rounded up to pixels.
    let isWhole = count >= 1 && abs(height - count * font.lineHeight) <= count
    return isWhole ? Int(count) : nil
  }
}

extension KnownCell.Font {
  fileprivate static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The font, if it is the system's or one of its text styles.
  @MainActor fileprivate var systemFont: UIFont? {
    if let style { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    guard name == nil, let pointSize else { return nil }
    switch type {
    case "system":
      return .systemFont(ofSize: pointSize, weight: Self.weights[weight ?? ""] ?? .regular)
    case "boldSystem": return .boldSystemFont(ofSize: pointSize)
    default: return nil
    }
  }
}
