import Fixtures
import Foundation

/// Every compared view with its frame and the stored one, as lines of values between tabs.
struct FrameList {
  private static let columns = [
    "sizes", "cells", "file", "cell", "view", "class", "verdict", "x", "y", "width", "height",
    "stored x", "stored y", "stored width", "stored height",
  ]
  private var lines: [String] = []

  /// Adds the comparisons of a cell; `sizes` says whose the contents' sizes are.
  mutating func add(
    _ comparisons: [FrameComparison], of cell: KnownCell, isTrusted: Bool, sizes: String
  ) {
    let group =
      isTrusted ? "trusted" : cell.misplaced ? "misplaced" : cell.isStale ? "stale" : "others"
    for comparison in comparisons {
      let names = [
        sizes, group, cell.file, cell.id, comparison.view?.id ?? "", comparison.className,
        comparison.isRight ? "right" : "wrong",
      ]
      let numbers = (comparison.frame.numbers + comparison.stored.numbers).map {
        String(format: "%g", $0)
      }
      lines.append((names + numbers).joined(separator: "\t"))
    }
  }

  /// The lines of several lists below the names of the columns.
  static func table(_ lists: [FrameList]) -> String {
    ([columns.joined(separator: "\t")] + lists.flatMap(\.lines)).joined(separator: "\n") + "\n"
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
