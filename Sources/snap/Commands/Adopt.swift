import Adopting
import ArgumentParser
import FileAccess
import Foundation
import Processes
import Revisions
import SnapReport
import SnapshotRecords
import Terminal
import TestRuns

struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a package that tests cells of an app as they are, or draws them.",
    discussion: """
      The package lists the sources that declare what the cells use, has copies of the resources that they look for, \
      and a first test of each cell. What does not compile, or ends the program that draws the cells, is left out of copies \
      and listed, in dropped.json too, if the tool can rewrite sources and has modules to compile with. \(ExitCodes.adopt)
      """)

  @Argument(
    help: ArgumentHelp(
      "An Xcode project, a workspace, a package's manifest, or a folder with any of these.",
      valueName: "project"))
  var project: String

  @Argument(help: ArgumentHelp("The classes of the cells.", valueName: "cell"))
  var cells: [String] = []

  @Flag(help: "All cells of the first target that has some.")
  var all = false

  @Flag(help: "Lists the cells with their targets and what makes them, and writes nothing.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Draws the cells onto a page in this folder, and writes no package; all cells unless some are named. The sources' own code runs.",
      valueName: "folder"))
  var page: String?

  @Option(
    help: ArgumentHelp(
      "Where Snap is: a folder, relative to the package, or a Git address; ../Snap by default.",
      valueName: "place"))
  var snap: String?

  @Flag(help: "Leave nothing out that does not compile or run.")
  var strict = false

  @Flag(
    help: ArgumentHelp(
      "Looks again for what does not compile, in the package named instead of a project, after the app has changed.",
      discussion:
        "What was left out before stays so where its lines are the same. Tests stay as they are."))
  var update = false

  @Option(
    help: ArgumentHelp(
      "The modules to compile with; by default those beside the tool.", valueName: "folder"))
  var modules: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The package's folder; CellTests beside the project by default.", valueName: "folder"))
  var output: String?

  @Flag(
    help: ArgumentHelp(
      "Builds the package and prints the compiler's errors.",
      discussion: "If it builds, names that seemed to be missing are not printed."))
  var build = false

  func validate() throws {
    if page == "" { throw ValidationError("--page needs the name of a folder.") }
    if update, strict || all || list || page != nil || !cells.isEmpty {
      throw ValidationError("--update takes only the folder of a package.")
    }
    if cells.isEmpty, !all, !list, !update, page == nil {
      throw ValidationError(
        "Name the classes of cells, or pass --all; --list shows which there are.")
    }
    if all, !cells.isEmpty { throw ValidationError("--all takes no names of cells.") }
  }

  func run() throws {
    if update { return try updatePackage() }
    let app = try AppProjects(project)
    if list { return try show(TargetCells.all(in: app, named: cells)) }
    if let page { return try draw(TargetCells.all(in: app, named: cells), onto: page) }
    if all {
      let targets = try TargetCells.all(in: app)
      try write(app, targets[0].cells.map(\.name))
      noteOthers(targets.dropFirst().map(\.target), than: targets[0].target)
    } else {
      try write(app, cells)
    }
  }

  /// Says which targets' cells are not in the package, as one has those of one target.
  private func noteOthers(_ targets: [String], than target: String) {
    guard !targets.isEmpty else { return }
    let names = targets.joined(separator: ", ")
    Console.out(
      "The package has the cells of \(target). Name cells of \(names) for a package of those."
        .visible)
  }

  /// Prints the cells, by their targets.
  private func show(_ targets: [TargetCells]) throws {
    for target in targets {
      Console.out("\(target.target):")
      for line in try target.lines { Console.out("  \(line)".visible) }
    }
  }

  private func draw(_ targets: [TargetCells], onto folder: String) throws {
    let interruption = Interruption()
    Interruption.unblock()
    defer { interruption.end() }
    let modules = try CellModules(named: self.modules)
    let page = AppPage(
      targets: targets, modules: modules, output: try TriedOutput(named: folder),
      isStrict: strict)
    if try !page.draw(until: interruption) { throw Outcome.differences }
  }

  /// A package with what is left out of it, and whether the rest compiles.
  private struct Adopted {
    let package: AdoptedPackage
    var dropped: [DroppedCode] = []
    var compiles = true
  }

  /// Finds what the package has, and what is left out of it.
  private func package(
    of cells: [String], in app: AppProjects, _ folder: URL
  ) throws -> Adopted {
    let place = snap ?? Self.defaultPlace
    if !strict {
      guard let obstacle = try CellModules.obstacle(toPruningWith: modules) else {
        return try prunedPackage(of: cells, in: app, at: project, folder)
      }
      Console.error("note: Nothing is left out that does not compile, as \(obstacle).")
    }
    let adopted = try AdoptedCells(cells, in: app)
    return Adopted(package: AdoptedPackage(cells: adopted, folder: folder, snap: place))
  }

  /// A checkout of Snap beside the app.
  private static let defaultPlace = "../Snap"

  private func prunedPackage(
    of cells: [String], in app: AppProjects, at path: String, _ folder: URL,
    knowing package: URL? = nil
  ) throws -> Adopted {
    #if SourceRewriting
    let targets = try TargetCells.all(in: app, named: cells)
    guard targets.count == 1 else {
      throw AdoptingError.severalTargets(
        targets.map { ($0.target, $0.cells.map(\.name)) })
    }
    let interruption = Interruption()
    Interruption.unblock()
    defer { interruption.end() }
    let modules = try CellModules(named: self.modules)
    let pruned = try PrunedTarget(
      targets[0], knowing: package, by: modules.swiftc(), with: modules,
      environment: Console.environment, until: interruption)
    pruned.refusal.map(Self.showErrors)
    let place = FileTree.place(ofNamed: URL(fileURLWithPath: path))
    return Adopted(
      package: try pruned.package(
        in: folder, snap: snap ?? Self.defaultPlace,
        from: RelativePath.of(place.path, from: folder)),
      dropped: pruned.dropped, compiles: pruned.refusal == nil)
    #else
    preconditionFailure("A tool without the trait leaves nothing out.")
    #endif
  }

  /// Prints the first of the compiler's errors; its notes and the lines of sources are for `--strict`.
  private static func showErrors(in messages: String) {
    let errors = AdoptedPackage.errors(in: messages)
    guard !errors.isEmpty else { return Console.text(messages.withPlainSpaces) }
    for error in errors.prefix(shownErrors) { Console.out(error.visibleLine) }
    let count = errors.count - shownErrors
    if count > 0 { Console.out("and \(count.counted("more error"))") }
  }

  private static let shownErrors = 12

  /// Writes anew what a package lists of its app.
  private func updatePackage() throws {
    let folder = FileTree.place(ofNamed: URL(fileURLWithPath: project))
    let adoption = try Adoption(of: folder)
    if let obstacle = try CellModules.obstacle(toPruningWith: modules) {
      throw ToolError.cannotRead(file: folder.path, reason: obstacle)
    }
    let path = folder.appendingPathComponent(adoption.project).standardizedFileURL.path
    let adopted = try prunedPackage(
      of: adoption.cells, in: AppProjects(path), at: path, folder, knowing: folder)
    try adopted.package.update()
    show(adopted)
    Console.out("Updated \(folder.path).")
    if !adopted.compiles { throw Outcome.differences }
  }

  private func show(_ adopted: Adopted) {
    for line in adopted.dropped.lines(ofFiles: adopted.package.cellFiles) {
      Console.out(line.visibleLine)
    }
  }

  private func write(_ app: AppProjects, _ cells: [String]) throws {
    let folder =
      output.map { FileTree.place(ofNamed: URL(fileURLWithPath: $0)) }
      ?? app.folder.appendingPathComponent("CellTests")
    let adopted = try package(of: cells, in: app, folder)
    let package = adopted.package
    let repository = try? GitRepository(around: app.folder, environment: Console.environment)
    let targets = try LinkTargets(of: app.folder, in: repository, named: package.cells.folders)
    for path in try package.write(resourcesAmong: targets) {
      Console.out("left out: \(path), which is not in the project's repository or folder".visible)
    }
    let errors = build ? try package.build() : []
    // Names only show what may be meant; a package that builds misses nothing.
    let missing = package.cells.missing.filter {
      !build || !errors.isEmpty || !$0.isSeenByCompiler
    }
    for missing in missing { Console.out("\(missing)") }
    show(adopted)
    let count = package.cells.modules.map(\.sources.count).reduce(0, +)
    Console.out("Wrote \(folder.path), with \(count) source\(count == 1 ? "" : "s") of the app.")
    for error in errors { Console.out(error) }
    if build { Console.out(errors.isEmpty ? "The build succeeded." : "The build failed.") }
    guard missing.isEmpty, errors.isEmpty, adopted.compiles else { throw Outcome.differences }
    Console.out("Next: snap record \(folder.path.shellWord)".visible)
  }
}
