import ArgumentParser
import Foundation
import ImageComparison

/// Which pixels count as different, and how many are accepted.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help:
      "The colour distance that still counts as equal: a share of the largest distance, 0 to 1.")
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "The CIEDE2000 colour difference that still counts as equal: 1 is just noticeable.",
      valueName: "delta-e"))
  var maxColorDifference: Double?

  @Flag(help: "With a tolerance: also count pixels that differ only in antialiasing.")
  var includeAntialiasing = false

  @Option(help: ArgumentHelp("How many pixels may differ.", valueName: "n"))
  var maxDifferentPixels: Int?

  @Option(
    help: ArgumentHelp("The share of the pixels that may differ, 0 to 1.", valueName: "share"))
  var maxDifferentRatio: Double?

  @Option(
    help: ArgumentHelp(
      "How many pixels may differ in any window of 32 × 32 pixels.", valueName: "n"))
  var maxDensity: Int?

  @Option(
    help: ArgumentHelp(
      "Ignore this area: a view by its path or the end of it, or x,y,width,height in points. May be "
        + "given several times.",
      valueName: "view|rectangle"))
  var mask: [MaskArgument] = []

  func validate() throws {
    try requireShare(threshold, "--threshold", of: "the largest colour distance")
    try requireShare(maxDifferentRatio, "--max-different-ratio", of: "all pixels")
    try requireNotNegative(maxColorDifference, "--max-color-difference")
    try requireNotNegative(maxDifferentPixels.map(Double.init), "--max-different-pixels")
    try requireNotNegative(maxDensity.map(Double.init), "--max-density")
  }

  /// Whether any of them is given.
  var isUsed: Bool { comparison != .exact || includeAntialiasing || !mask.isEmpty }

  /// The options of the comparison, without masks.
  var comparison: ComparisonOptions {
    ComparisonOptions(
      threshold: threshold, maxColorDifference: maxColorDifference,
      includesAntialiasing: includeAntialiasing, maxDifferentPixels: maxDifferentPixels,
      maxDifferentRatio: maxDifferentRatio, maxDensity: maxDensity)
  }

  var masks: [ComparisonMask] { mask.map(\.mask) }

  private func requireShare(_ value: Double?, _ option: String, of whole: String) throws {
    guard let value, !(0...1).contains(value) else { return }
    throw ValidationError("\(option) is \(value); it must be a share of \(whole), from 0 to 1.")
  }

  private func requireNotNegative(_ value: Double?, _ option: String) throws {
    guard let value, !(value >= 0) else { return }
    throw ValidationError("\(option) is \(value); it must be 0 or more.")
  }
}
