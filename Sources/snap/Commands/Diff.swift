import ArgumentParser
import Foundation
import ImageComparison
import SnapReport

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two pictures and explains what changed in the layout.",
    discussion: """
      Compares exactly, unless a threshold is given. Exit codes: 0 the same, 1 different, 2 a picture \
      could not be read or written.
      """)

  @Argument(help: ArgumentHelp("The earlier picture.", valueName: "a.png"))
  var first: String

  @Argument(help: ArgumentHelp("The later picture.", valueName: "b.png"))
  var second: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write the picture of the difference here, if there is one.", valueName: "d.png"))
  var output: String?

  @Option(
    help:
      "How far colours may lie apart and count as equal: a share of the largest distance, 0 to 1.")
  var threshold: Double?

  @Flag(
    help: "With a threshold: count pixels that differ by the antialiasing of an edge, too.")
  var includeAntialiasing = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard let threshold, !(0...1).contains(threshold) else { return }
    throw ValidationError(
      "--threshold is \(threshold); it is a share of the largest colour distance, from 0 to 1.")
  }

  func run() throws {
    let options = ComparisonOptions(
      threshold: threshold, includesAntialiasing: includeAntialiasing)
    let comparison = try PictureComparison(
      PictureFile(first), PictureFile(second), options: options)
    var diff = comparison.diff
    if let output, let picture = try comparison.encodedPicture() {
      try Files.write(picture, to: output)
      diff.diff = output
    }
    if json { try printJSON(diff) } else { Console.out(diff.description.visible) }
    if diff.status != .same { throw Outcome.differences }
  }
}
