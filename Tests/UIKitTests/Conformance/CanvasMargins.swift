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
    switch major {
    case ...12: return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case 13...14: return margins(top: 11, bottom: 10.5, sides: isWide ? 20 : 16)
    case 15...16: return margins(top: 11, bottom: 11, sides: isWide ? 20 : 15)
    case 24: return margins(top: 15, bottom: 15, sides: 20)
    default:
      let isStandard = accessory == nil && !isWide
      return isStandard ? nil : margins(top: 11, bottom: 11, sides: isWide ? 20 : 16)
    }
  }

  /// Whether constraints involve the cell itself, which then counts as the root view of a screen.
  private var isRootOfCanvas: Bool { xib && root.id == nil && major > 12 }

  /// Whether the cell has the wider margins of the largest phones.
  private var isWide: Bool {
    let isLargePhone = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9"]
      .contains(device)
    return CGRect(root.frame).width > 393 || isLargePhone && (preserves || isInTable)
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
