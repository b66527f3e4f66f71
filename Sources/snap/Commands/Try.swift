import Adopting
import ArgumentParser
import FileAccess
import Foundation
import NumberText
import Processes
import SnapReport
import Terminal

struct Try: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the cells of Swift sources, without a package.",
    discussion: """
      Compiles the sources for Linux with the modules that came with the tool, makes each cell from its xib or \
      storyboard or by its initializer, and draws it in light and dark, at two widths and two text sizes. What a cell \
      leaves empty shows sample content. What does not compile, such as uses of a missing library, or ends \
      the program, such as a value that only the app's start sets, is left out of copies and listed, also in dropped.json beside \
      the page, if the tool can rewrite sources. The sources' own code runs. \(ExitCodes.trying)
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift sources, Interface Builder files, asset catalogues and fonts, or folders with them.",
      valueName: "path"))
  var paths: [String]

  @Option(
    name: .customLong("type"),
    help: ArgumentHelp(
      "Draw only this class, which may be of any view; can be repeated.", valueName: "class"))
  var types: [String] = []

  @Option(
    help: ArgumentHelp(
      "The language mode of the sources: 4, 4.2, 5 or 6; by default 5.", valueName: "mode"),
    transform: Self.mode)
  var swiftVersion = "5"

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Where the page and the pictures are written; by default a new temporary folder.",
      valueName: "folder"))
  var output: String?

  @Flag(help: "Draw again whenever one of the files is saved, until Ctrl-C.")
  var watch = false

  @Flag(help: "Leave nothing out that does not compile or run: show the errors instead.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The modules to compile with; by default those beside the tool.", valueName: "folder"))
  var modules: String?

  func run() throws {
    let interruption = Interruption()
    Interruption.unblock()
    defer { interruption.end() }
    let modules = try CellModules(named: self.modules)
    let session = TrySession(
      paths: paths, types: types, mode: swiftVersion, modules: modules,
      swiftc: try modules.swiftc(),
      output: try folder(), interruption: interruption, isStrict: strict)
    // A folder that nobody named does not stay without a page.
    defer { if output == nil { rmdir(session.output.path) } }
    if watch { return try session.watch() }
    guard let page = try session.draw(refresh: nil) else { throw Outcome.couldNotRun }
    session.open()
    if !page.isComplete { throw Outcome.differences }
  }

  private static func mode(_ text: String) throws -> String {
    guard ["4", "4.2", "5", "6"].contains(text) else {
      throw ValidationError("“\(text)” is not a language mode. Use 4, 4.2, 5 or 6.")
    }
    return text
  }

  func validate() throws {
    if output == "" { throw ValidationError("--output needs the name of a folder.") }
  }

  private func folder() throws -> URL {
    if let output {
      return try TriedOutput(named: output).folder
    }
    let (folder, code) = PrivateFolder.make()
    guard code == 0 else {
      throw ToolError.cannotWrite(file: folder.path, reason: String(cString: strerror(code)))
    }
    return folder
  }
}
