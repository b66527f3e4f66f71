internal import Foundation
internal import LayoutModel
internal import UIKit

/// Whether text would be cut on a phone as well, where other fonts measure it.
///
/// The font that stands in for the system's is as wide as it within some parts of a hundred; one that
/// stands in for a font of the app may be much wider or narrower.
@MainActor struct TextCertainty {
  let hasItsFont: Bool

  /// By which share the stand-in may be too wide: for 99 of 100 of the system font's labels, and
  /// for a text face of another family.
  private static let systemError = 0.06
  private static let otherError = 0.2

  /// Whether a diagnostic of cut text holds for a narrower font too.
  func isCertain(_ diagnostic: ExplainedDiagnostic, of label: UILabel?) -> Bool {
    guard let label else { return true }
    // How much room a segment leaves beside its title is estimated.
    let isKnown = hasItsFont && !(label.superview is UISegmentedControl)
    let error: CGFloat = isKnown ? Self.systemError : Self.otherError
    switch diagnostic.kind {
    // A font that is narrower by a share does what a label does that is wider by it.
    case .truncatedText: return label.isTruncated(inWidth: label.bounds.width * (1 + error) + 1)
    case .clippedText:
      switch diagnostic.cause {
      case .edge(isSideways: true, let length): return length > label.bounds.width * error
      case .lowLabel: return label.hasDescender || label.baselineIsBelow
      default: return true
      }
    default: return true
    }
  }
}

extension UILabel {
  /// Whether a letter of the text reaches below the baseline; of other scripts than Latin that is taken
  /// for granted.
  fileprivate var hasDescender: Bool {
    (text ?? "").contains { !$0.isASCII || "gjpqyQ,;()[]{}|/@$_".contains($0) }
  }

  /// Whether letters that stand on the baseline are cut as well, by more than a point.
  fileprivate var baselineIsBelow: Bool {
    font.ascender - font.lineHeight / 2 > bounds.height / 2 + 1
  }
}
