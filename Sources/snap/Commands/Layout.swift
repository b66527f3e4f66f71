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
      they differ by more than half a point.

      With `--why VIEW`, only one view is explained: the constraints, contents, margins and sizes whose change \
      would move each of its edges, what each of them adds, and what gave way. The view is named as layouts and \
      files have it: by path, identifier, outlet, accessibility identifier, label, text or class.

      \(ExitCodes.layout)
      """)

  @Argument(help: ArgumentHelp("Storyboards and xibs.", valueName: "file"))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Only the cells with this identifier, reuse identifier or class.",
      valueName: "id"))
  var cell: String?

  @Option(
    help: ArgumentHelp("Explain why this view is where it is.", valueName: "view"))
  var why: String?

  @Flag(
    help: "Use the stored size of each text, picture and control as its content size.")
  var storedSizes = false

  @OptionGroup var language: LanguageOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let read = MainActor.assumeIsolated { PrototypeFiles(files) }
    if let why { return try explain(why, in: read) }
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

  private func explain(_ view: String, in read: PrototypeFiles) throws {
    try MainActor.assumeIsolated {
      var search = PrototypeReasonSearch(
        forView: view, storedSizes: storedSizes, locale: language.locale)
      var failures = read.failures
      for file in read.files {
        do {
          try search.search(file, cell: cell)
        } catch {
          failures.append("\(error)")
        }
      }
      // Said first: the view may be in a file that could not be read.
      for failure in failures { Console.error("error: \(failure)") }
      let found = try search.result()
      if json {
        try printJSON(Explained(reasons: found))
      } else {
        Console.text(found.text)
      }
      if !failures.isEmpty { throw Outcome.couldNotRun }
    }
  }

  private struct Explained: Encodable {
    let version = 1
    let reasons: PrototypeReasons
  }

  private struct Printed: Encodable {
    let version = 1
    let files: [FileLayout]
  }
}
