import Adopting
import ArgumentParser
import FileAccess
import Foundation
import Processes
import Revisions
import SnapReport
import Terminal
import XcodeProjects

struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a package that tests cells of an Xcode project as they are.",
    discussion: """
      The package lists the sources that declare what the cells use, has copies of the resources that they look for, \
      and a first test of each cell. What it cannot have is printed, by file and name. Exit codes: 0 written, \
      1 written with something missing or with errors in the build, 2 the project could not be read, or has no such \
      cell, or the package already exists.
      """)

  @Argument(help: ArgumentHelp("An Xcode project.", valueName: "project"))
  var project: String

  @Argument(help: ArgumentHelp("The classes of the cells.", valueName: "cell"))
  var cells: [String]

  @Option(
    help: ArgumentHelp(
      "Where Snap is: a folder, relative to the package, or a Git address.", valueName: "place"))
  var snap: String

  @Option(
    help: ArgumentHelp(
      "The package's folder; CellTests beside the project by default.", valueName: "folder"))
  var output: String?

  @Flag(
    help: ArgumentHelp(
      "Builds the package and prints the compiler's errors.",
      discussion: "If it builds, names that seemed to be missing are not printed."))
  var build = false

  func run() throws {
    let project = try readProject()
    let adopted = try AdoptedCells(cells, in: project)
    let folder =
      output.map { FileTree.place(ofNamed: URL(fileURLWithPath: $0)) }
      ?? project.folder.appendingPathComponent("CellTests")
    let package = AdoptedPackage(cells: adopted, folder: folder, snap: snap)
    let repository = try? GitRepository(around: project.folder, environment: Console.environment)
    let targets = try LinkTargets(
      of: project.folder, in: repository, named: adopted.folders)
    for path in try package.write(resourcesAmong: targets) {
      Console.out("left out: \(path), which is not in the project's repository or folder".visible)
    }
    let errors = build ? try package.build() : []
    // Names only show what may be meant; a package that builds misses nothing.
    let missing = adopted.missing.filter { !build || !errors.isEmpty || !$0.isSeenByCompiler }
    for missing in missing { Console.out("\(missing)") }
    Console.out(
      "Wrote \(folder.path), with \(adopted.modules.map(\.sources.count).reduce(0, +)) sources of the app."
    )
    for error in errors { Console.out(error) }
    if build { Console.out(errors.isEmpty ? "The build succeeded." : "The build failed.") }
    if !missing.isEmpty || !errors.isEmpty { throw Outcome.differences }
  }

  private func readProject() throws -> XcodeProject {
    do {
      return try XcodeProject(contentsOf: URL(fileURLWithPath: project))
    } catch {
      throw ToolError.cannotRead(file: error.file, reason: error.reason)
    }
  }
}
