import ArgumentParser
import FileAccess
import Foundation
import ImageComparison
import SnapReport

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two pictures and explains what changed in the layout.",
    discussion: """
      Compares exactly, unless a tolerance is given. No tolerance accepts a different size or a change of \
      the picture's overall colour. Exit codes: 0 equal or within the tolerances, 1 different, 2 a \
      picture could not be read or written.
      """)

  @Argument(help: ArgumentHelp("The earlier picture.", valueName: "a.png"))
  var first: String

  @Argument(help: ArgumentHelp("The later picture.", valueName: "b.png"))
  var second: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write the diff here, if the pictures differ.", valueName: "d.png"))
  var output: String?

  @OptionGroup var tolerances: ToleranceOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let comparison = try PictureComparison(
      PictureFile(first), PictureFile(second), options: tolerances.comparison,
      masks: tolerances.masks)
    var diff = comparison.diff
    if let output, let picture = try comparison.encodedPicture() {
      try Files.write(picture, to: URL(fileURLWithPath: output))
      diff.diff = output
    }
    if json { try printJSON(diff) } else { Console.out(diff.description.visible) }
    if diff.status != .same { throw Outcome.differences }
  }
}
