import ArgumentParser
import FileAccess
import Fixtures
import Foundation
import Graphics
import Snapshots
import UIKit

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws one cell of an Interface Builder file.",
    discussion: "Exit codes: 0 drawn, 2 the file or the cell could not be read or drawn.")

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"))
  var file: String

  @Option(help: "The identifier, reuse identifier or class of the cell.")
  var cell: String

  @Option(help: "The width in points; by default that in the file.")
  var width: Double?

  @Option(help: "The height in points; by default that of the row, as far as the file tells.")
  var height: Double?

  @Option(help: "The text size, such as accessibilityLarge or AX2.")
  var category: FontOptions.Category?

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(help: "Pixels per point, 1 to 4.")
  var scale = 2.0

  @Flag(help: "Draw the dark appearance.")
  var dark = false

  @OptionGroup var language: LanguageOption

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The picture; by default the cell's name.", valueName: "png"))
  var output: String?

  func run() throws {
    let snapshot = try MainActor.assumeIsolated {
      try PrototypeFile(contentsOf: URL(fileURLWithPath: file))
        .rendering(of: cell, width: width.map { CGFloat($0) }, in: environment).snapshot()
    }
    let path = output ?? "\(cell).png"
    try Files.write(try snapshot.encoded(), to: URL(fileURLWithPath: path))
    Console.out("\(path): \(snapshot.bitmap.width) × \(snapshot.bitmap.height) pixels")
  }

  private var environment: Configuration {
    Configuration(
      height: height.map { CGFloat($0) }, scale: scale,
      contentSize: category?.value ?? .large, appearance: dark ? .dark : .light,
      direction: rtl ? .rightToLeft : .leftToRight, locale: language.locale)
  }
}
