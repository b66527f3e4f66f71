internal import Foundation
internal import LayoutModel
internal import UIKit

/// Whether text would also be clipped on a phone, where other fonts are used.
///
/// The substitute for the system font has the same width within a few percent; a substitute for an app's font may be
/// much wider or narrower.
@MainActor struct TextCertainty {
  let hasItsFont: Bool

  /// The share by which the substitute may be too wide: for 99 of 100 labels in the system font, and for a text face of
  /// another family.
  private static let systemError = 0.06
  private static let otherError = 0.2

  /// Whether a diagnostic of clipped text is also valid for a narrower font.
  func isCertain(_ diagnostic: ExplainedDiagnostic, of label: UILabel?) -> Bool {
    guard let label else { return true }
    // The space next to a segment's title is an estimate.
    let isKnown = hasItsFont && !(label.superview is UISegmentedControl)
    let error: CGFloat = isKnown ? Self.systemError : Self.otherError
    switch diagnostic.kind {
    // A font narrower by a share has the same effect as a label wider by it.
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
  /// Whether a letter of the text extends below the baseline; assumed for scripts other than Latin.
  fileprivate var hasDescender: Bool {
    (text ?? "").contains { !$0.isASCII || "gjpqyQ,;()[]{}|/@$_".contains($0) }
  }

  /// Whether letters on the baseline are also clipped, by more than a point.
  fileprivate var baselineIsBelow: Bool {
    font.ascender - font.lineHeight / 2 > bounds.height / 2 + 1
  }
}
