import Foundation
import Graphics

/// What became of each pixel that two pictures share.
final class DifferenceMap {
  /// What became of a pixel.
  enum Mark {
    /// Equal, or closer than the threshold.
    static let same: UInt8 = 0
    static let different: UInt8 = 1
    /// Beyond the threshold, but left out because it looks antialiased.
    static let antialiased: UInt8 = 2
  }

  let width: Int
  let height: Int
  /// A mark for each pixel, row after row.
  let marks: UnsafeMutablePointer<UInt8>
  private(set) var differentPixels = 0
  private(set) var antialiasedPixels = 0
  private(set) var maxChannelDifference = 0
  /// The sums of the signed differences of red, green, blue and alpha where pixels do not count.
  private var sums = (0, 0, 0, 0)

  init(_ reference: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions) {
    let common = reference.bounds.intersection(actual.bounds)
    width = common.width
    height = common.height
    let memory = calloc(max(1, common.area), 1)
    guard let memory else { preconditionFailure("\(common.area) bytes do not fit into memory.") }
    marks = memory.bindMemory(to: UInt8.self, capacity: max(1, common.area))
    PixelView.withViews(reference, actual) { first, second in
      let judge = PixelJudge(first, second, options)
      for y in 0..<height { compareRow(y, first.row(y), second.row(y), judge) }
    }
  }

  deinit {
    free(marks)
  }

  /// How far the mean of a channel moved, where pixels do not count; of the four the furthest.
  var meanChange: Double {
    guard width * height > 0 else { return 0 }
    let greatest = max(max(abs(sums.0), abs(sums.1)), max(abs(sums.2), abs(sums.3)))
    return Double(greatest) / Double(width * height)
  }

  private func compareRow(
    _ y: Int, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ judge: PixelJudge
  ) {
    // Most rows are equal, and this compares them many pixels at a time.
    guard memcmp(first, second, width &* 4) != 0 else { return }
    let target = marks + y &* width
    var x = 0
    while x < width {
      if first[x] != second[x] {
        target[x] = note(x, y, first[x], second[x], judge)
      }
      x &+= 1
    }
  }

  /// Takes an unequal pair into account and returns its mark.
  private func note(
    _ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32, _ judge: PixelJudge
  ) -> UInt8 {
    let red = Int(second & 0xFF) &- Int(first & 0xFF)
    let green = Int((second &>> 8) & 0xFF) &- Int((first &>> 8) & 0xFF)
    let blue = Int((second &>> 16) & 0xFF) &- Int((first &>> 16) & 0xFF)
    let alpha = Int(second &>> 24) &- Int(first &>> 24)
    let greatest = max(max(abs(red), abs(green)), max(abs(blue), abs(alpha)))
    if greatest > maxChannelDifference { maxChannelDifference = greatest }
    let mark = judge.mark(x, y, first, second, greatest: greatest)
    switch mark {
    case Mark.different: differentPixels &+= 1
    case Mark.antialiased: antialiasedPixels &+= 1
    default: break
    }
    if mark != Mark.different {
      sums.0 &+= red
      sums.1 &+= green
      sums.2 &+= blue
      sums.3 &+= alpha
    }
    return mark
  }
}
