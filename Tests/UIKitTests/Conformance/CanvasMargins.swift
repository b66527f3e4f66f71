import Foundation
import UIKit

extension CorpusCell {
  /// The content view's margins on the canvas of the file's Interface Builder version; nil if they equal this
  /// package's.
  var contentMargins: NSDirectionalEdgeInsets? {
    if let margins = root.layoutMargins { return NSDirectionalEdgeInsets(margins) }
    guard kind == "tableViewCell" else {
      return isRootOfCanvas ? margins(top: 8, bottom: 8, sides: isWide ? 20 : 16) : nil
    }
    switch version {
    case ..<13_000: return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case ..<Self.xcode11: return margins(top: 11, bottom: 10.5, sides: isWide ? 20 : 16)
    case ..<17_000: return margins(top: 11, bottom: 11, sides: isWide ? 20 : 15)
    case 24_000..<30_000: return margins(top: 15, bottom: 15, sides: isWide ? 20 : 16)
    default:
      let isStandard = accessory == nil && !isWide
      return isStandard ? nil : margins(top: 11, bottom: 11, sides: isWide ? 20 : 16)
    }
  }

  private static let xcode11 = 14_800.0

  /// Whether constraints involve the cell itself, which then counts as the root view of a screen.
  private var isRootOfCanvas: Bool { xib && root.id == nil && version >= 13_000 }

  /// Whether the cell has the wider margins, which go by the document's device since Xcode 11.
  private var isWide: Bool {
    let isWideDevice = !["retina3_5", "retina4_0", "retina4_7", "retina5_9", nil].contains(device)
    let width = CGRect(root.frame).width
    guard version >= Self.xcode11 else {
      return width > 393 || isWideDevice && (preserves || isInTable)
    }
    // The phone of 390 points has narrow margins from Xcode 15 on.
    guard device != "retina6_0" || version < 22_500 else { return false }
    return isWideDevice && (isInTable || width > 320)
  }

  private func margins(top: Double, bottom: Double, sides: Double) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: sides, bottom: bottom, trailing: accessory == nil ? sides : 8)
  }
}

extension NSDirectionalEdgeInsets {
  /// Insets from top, left, bottom and right.
  init(_ numbers: [Double]) {
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
