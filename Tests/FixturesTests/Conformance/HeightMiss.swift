import Foundation

/// A row whose fitting height differs from the stored one.
struct HeightMiss {
  let cause: String

  init(
    _ cell: KnownCell, _ stored: Double, _ fitting: Double, _ comparisons: [FrameComparison]
  ) {
    // Within the stored height the contents are stretched or squeezed: those of another height
    // than stored say what asks for the difference.
    let own = comparisons.filter { !$0.hasRightHeight }.compactMap(\.view)
    let kinds = Set(own.map(\.el)).sorted()
    let contents = kinds.isEmpty ? "all contents as stored" : kinds.joined(separator: ", ")
    cause = "\(fitting > stored ? "asks for more" : "asks for less"): \(contents)"
  }
}
