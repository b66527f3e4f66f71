internal import Foundation
internal import UIKit

extension RandomCell {
  /// Returns a hexadecimal number that depends on the layouts of the cells of some seeds, each frame to the last bit.
  ///
  /// Builds differ in how they are optimised, and must not differ in it.
  package static func digest(of seeds: Range<Int>) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for seed in seeds {
      let cell = RandomCell(seed: seed)
      cell.frame.size = CGSize(width: 320, height: min(2000, cell.fittingHeight(inWidth: 320)))
      cell.layoutIfNeeded()
      cell.mix(into: &digest)
    }
    return String(digest, radix: 16)
  }
}

extension UIView {
  /// Adds the frames of the tree to a digest.
  ///
  /// The algorithm is FNV-1a, of numbers instead of bytes: http://www.isthe.com/chongo/tech/comp/fnv/
  fileprivate func mix(into digest: inout UInt64) {
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      // Adding zero turns negative zero into positive zero.
      digest = (digest ^ (number + 0).bitPattern) &* 0x100_0000_01b3
    }
    for subview in subviews { subview.mix(into: &digest) }
  }
}
