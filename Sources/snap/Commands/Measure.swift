import ArgumentParser
import Foundation
import SnapReport
import UIKit

struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what a label of a text measures.",
    discussion: """
      Width and height are what the label's intrinsicContentSize reports, in points, rounded up to pixels. Each \
      line is followed by its width and by the UTF-16 units it takes from the text.
      """)

  @Argument(help: "The text. After -- it may begin with a hyphen.")
  var text: String

  @OptionGroup var font: FontOptions

  @Option(
    help: ArgumentHelp(
      "Wrap at this width in points; without it only line separators end a line.",
      valueName: "points"))
  var width: Double?

  @Option(help: "The most lines there may be; 0 for any number.")
  var lines = 0

  @Option(help: "Pixels per point.")
  var scale = 2.0

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if let width, !(width > 0 && width.isFinite) {
      throw ValidationError("--width is \(width); it is a length in points above 0.")
    }
    guard lines >= 0 else {
      throw ValidationError("--lines is \(lines); it is a number of lines, 0 for any.")
    }
    guard scale > 0, scale <= 16 else {
      throw ValidationError("--scale is \(scale); it is a number of pixels per point, up to 16.")
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
    if json { try printJSON(measurement) } else { Console.out(measurement.description.visible) }
  }
}
