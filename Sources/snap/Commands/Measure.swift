import ArgumentParser
import Foundation
import SnapReport
import Terminal
import UIKit

struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the size and the lines of a label.",
    discussion: """
      Width and height are the label's intrinsicContentSize in points, rounded up to pixels. Each line is \
      followed by its width and its range of UTF-16 units in the text.

      \(ExitCodes.measure)
      """)

  @Argument(help: "The text; put -- before one that begins with a hyphen.")
  var text: String

  @OptionGroup var font: FontOptions

  @Option(
    help: ArgumentHelp(
      "Wrap at this width in points; by default only line separators end a line.",
      valueName: "points"))
  var width: Double?

  @Option(help: "The maximum number of lines; 0 for no limit.")
  var lines = 0

  @Option(help: "Pixels per point.")
  var scale = 2.0

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if let width, !(width > 0 && width.isFinite) {
      throw ValidationError("--width is \(width); it must be a length in points above 0.")
    }
    guard lines >= 0 else {
      throw ValidationError("--lines is \(lines); it must be a number of lines, or 0 for no limit.")
    }
    guard scale > 0, scale <= 16 else {
      throw ValidationError(
        "--scale is \(scale); it must be a number of pixels per point, up to 16.")
    }
  }

  func run() throws {
    let measurement = try MainActor.assumeIsolated {
      let label = UILabel()
      label.overrideTraits(UITraitCollection(displayScale: scale))
      label.font = try font.makeFont()
      label.text = text
      label.numberOfLines = lines
      label.preferredMaxLayoutWidth = width ?? 0
      return LabelMeasurement(label)
    }
    if json { try printJSON(measurement) } else { Console.out(measurement.description) }
  }
}
