import ArgumentParser
import FileAccess
import Fixtures
import Foundation
import Graphics
import SnapshotReferences
import Snapshots
import Terminal
import UIKit

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws one cell of an Interface Builder file.",
    discussion: "\(ExitCodes.render)")

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"))
  var file: String

  @Option(help: "The identifier, reuse identifier or class of the cell.")
  var cell: String

  @Option(help: "The width in points; by default the file's.")
  var width: Double?

  @Option(help: "The height in points; by default the row's, if the file contains it.")
  var height: Double?

  @Option(help: "The text size, such as accessibilityLarge or AX2.")
  var category: FontOptions.Category?

  @Option(
    help: ArgumentHelp(
      "What views show instead, as in a cell file: '{\"titleLabel\": {\"text\": \"Hello\"}}'.",
      valueName: "json"))
  var content: String?

  @Flag(help: "Draw bold text, as users can choose.")
  var bold = false

  @Flag(help: "Use right-to-left layout.")
  var rtl = false

  @Option(help: "Pixels per point, 1 to 4.")
  var scale = 2.0

  @Flag(help: "Draw in dark mode.")
  var dark = false

  @Option(
    help: ArgumentHelp("The release of iOS: 13 to 18, or 26; by default 18.", valueName: "major"),
    transform: Self.system)
  var system = SystemVersion.standard

  @OptionGroup var language: LanguageOption

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The output file; by default the cell's name.", valueName: "png"))
  var output: String?

  func run() throws {
    let snapshot = try MainActor.assumeIsolated {
      try PrototypeFile(contentsOf: URL(fileURLWithPath: file))
        .rendering(
          of: cell, width: width.map { CGFloat($0) }, content: content ?? "{}", in: environment
        )
        .snapshot()
    }
    let path = output ?? "\(cell).png"
    try Files.write(try snapshot.encoded(), to: URL(fileURLWithPath: path))
    Console.out("\(path): \(snapshot.bitmap.width) × \(snapshot.bitmap.height) pixels")
  }

  private var environment: Configuration {
    Configuration(
      height: height.map { CGFloat($0) }, scale: scale,
      contentSize: category?.value ?? .large, legibilityWeight: bold ? .bold : .regular,
      appearance: dark ? .dark : .light,
      direction: rtl ? .rightToLeft : nil, locale: language.locale, system: system)
  }

  private static func system(_ text: String) throws -> SystemVersion {
    if let system = SystemVersion(text) { return system }
    let known = SystemVersion.known.map(\.description).joined(separator: ", ")
    throw ValidationError("“\(text)” is not a release that Snap knows. Use one of \(known).")
  }
}
