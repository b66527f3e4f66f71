import ArgumentParser
import Fixtures
import Foundation
import Terminal

struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays out the cells of Interface Builder files and prints every view's frame.",
    discussion: """
      Each cell is laid out at the size stored in the file, as on Interface Builder's canvas; a row's \
      height in a table is printed where its constraints require another. A frame is \
      `(x y; width height)` in points, relative to the superview, followed by the stored frame if \
      they differ by more than half a point. Exit codes: 0 success, 2 a file or cell could not be \
      read; the others are still printed.
      """)

  @Argument(help: ArgumentHelp("Storyboards and xibs.", valueName: "file"))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Only the cells with this identifier, reuse identifier or class.",
      valueName: "id"))
  var cell: String?

  @Flag(
    help: "Use the stored size of each text, picture and control as its content size.")
  var storedSizes = false

  @OptionGroup var language: LanguageOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let read = MainActor.assumeIsolated { PrototypeFiles(files) }
    var layouts: [FileLayout] = []
    var failures = read.failures
    for file in read.files {
      do {
        layouts.append(
          try MainActor.assumeIsolated {
            try file.layout(named: cell, storedSizes: storedSizes, locale: language.locale)
          })
      } catch {
        failures.append("\(error)")
      }
    }
    if json {
      try printJSON(Printed(files: layouts))
    } else {
      for layout in layouts { Console.text(layout.text) }
    }
    for failure in failures { Console.error("error: \(failure)") }
    if !failures.isEmpty { throw Outcome.couldNotRun }
  }

  private struct Printed: Encodable {
    let version = 1
    let files: [FileLayout]
  }
}
