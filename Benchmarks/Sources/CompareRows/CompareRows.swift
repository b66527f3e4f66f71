import CYIQLoop
import Foundation
import Graphics
import ImageComparison
import Rounds

/// Our comparisons.
public let compareRows: [Row] = rows { size in
  [
    row("equal pictures", size) { count($0.first, $0.copy, .exact) },
    row("changed pictures", size) { count($0.first, $0.second, withEdges) },
    row("changed pictures, antialiasing left out", size) {
      count($0.first, $0.second, withoutEdges)
    },
    Row("changed files, \(size.0)") {
      let files = try PictureFiles(Pictures(width: size.1, height: size.2))
      return work {
        try count(files.decode(files.first), files.decode(files.second), withEdges)
      }
    },
  ]
}

/// The minimal work for the same numbers.
public let limitRows: [Row] = rows { size in
  [
    row("equal pictures", size) { unequal($0.first, $0.copy) },
    row("changed pictures", size) { yiq($0.first, $0.second) },
  ]
}

private let withEdges = ComparisonOptions(threshold: 0.1, includesAntialiasing: true)
private let withoutEdges = ComparisonOptions(threshold: 0.1)

private func rows(_ make: ((String, Int, Int)) -> [Row]) -> [Row] {
  Pictures.sizes.flatMap(make)
}

private func row(
  _ name: String, _ size: (String, Int, Int), _ count: @escaping @Sendable (Pictures) -> Int
) -> Row {
  Row("\(name), \(size.0)") {
    let pictures = try Pictures(width: size.1, height: size.2)
    return work { count(pictures) }
  }
}

private func work(_ count: @escaping () throws -> Int) -> Work {
  Work(run: { keep(try count()) }, answer: { [Double(try count())] })
}

private func count(_ first: Bitmap, _ second: Bitmap, _ options: ComparisonOptions) -> Int {
  ImageComparator.compare(reference: first, actual: second, options: options).differentPixels
}

private func yiq(_ first: Bitmap, _ second: Bitmap) -> Int {
  first.pixels.withUnsafeBufferPointer { first in
    second.pixels.withUnsafeBufferPointer { second in
      yiq_count(first.baseAddress, second.baseAddress, first.count / 4)
    }
  }
}

private func unequal(_ first: Bitmap, _ second: Bitmap) -> Int {
  first.pixels.withUnsafeBytes { first in
    second.pixels.withUnsafeBytes { second in
      guard let one = first.baseAddress, let two = second.baseAddress else { return 0 }
      return memcmp(one, two, first.count) == 0 ? 0 : 1
    }
  }
}

/// Prevents the optimiser from removing work.
@inline(never)
@_optimize(none)
private func keep(_ value: Int) {}
