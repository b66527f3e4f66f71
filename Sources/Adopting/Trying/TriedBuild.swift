import BundledFonts
import FileAccess
import Foundation
import Processes
import Revisions
import SnapshotRecords
import TestRuns

#if SourceRewriting
import SourceRewriting
#endif

/// The program of some cells, compiled in a private folder.
struct TriedBuild {
  let sources: TriedSources
  let cells: FoundCells
  let modules: CellModules
  let swiftc: URL
  var folder: PrivateFolder
  /// The language mode of the sources.
  let mode: String
  /// The names that `#if` finds true.
  let conditions: [String]
  let environment: [String: String]
  /// Whether the compiler's errors end the try.
  let isStrict: Bool

  /// What came of compiling.
  struct Outcome {
    /// The last run of the compiler, and whether it made the program.
    let step: TriedStep
    let warnings: [String]
    /// What makes and draws the cells.
    let source: TriedProgram
    /// The sources as they were compiled.
    let sources: CompiledSources

    /// What was left out of the sources.
    var dropped: [DroppedCode] { sources.dropped }
    /// The cells in the program.
    var cells: [FoundCells.Cell] { source.cells }
  }

  /// The name by which the sources know their own module.
  var module = "App"
  /// The paths of sources, besides those of the cells, of which as much as possible is kept.
  var kept: Set<String> = []
  /// The modules that sources import and whose own are among them.
  var parts: Set<String> = []

  #if SourceRewriting
  /// What was left out of the sources before, by their paths.
  var known: [String: [LineChange]] = [:]
  #endif

  /// The program.
  var program: URL { folder.url.appendingPathComponent("App") }

  /// Compiles the program, with the files beside it that cells look for.
  ///
  /// What does not compile is left out of copies, and they are compiled again.
  func compile(until interruption: Interruption) throws -> Outcome {
    let program = TriedProgram(
      cells: cells.cells.filter(\.isMade), classes: cells.classes, fonts: sources.fonts)
    try linkResources()
    try writeMissingModules()
    try writeOutputMap()
    var compiled = try CompiledSources(
      sources.files, types: cells.types, libraries: libraries,
      keeping: Set(cells.cells.map(\.file.path)).union(kept),
      in: folder.url.appendingPathComponent("rewritten"))
    #if SourceRewriting
    try compiled.apply(known)
    #endif
    try compiled.add(program.makers)
    return try compile(program, compiled, until: interruption)
  }

  /// Compiles the program again, without what ended it.
  ///
  /// - Parameters:
  ///   - outcome: what was compiled.
  ///   - trap: where the program ended.
  ///   - interruption: what ends it early.
  /// - Returns: what came of it; nil if nothing is left out, or if the rest does not compile.
  /// - Throws: `TestRunsError.interrupted`, or an error that names a file.
  func compile(
    _ outcome: Outcome, without trap: CompilerDiagnostic, until interruption: Interruption
  ) throws -> Outcome? {
    var sources = outcome.sources
    guard !isStrict, try sources.prune([trap], attempt: 0, endedProgram: true) else { return nil }
    let next = try compile(outcome.source, sources, until: interruption)
    return next.step.isGood ? next : nil
  }

  private func compile(
    _ program: TriedProgram, _ compiled: CompiledSources, until interruption: Interruption
  ) throws -> Outcome {
    var (program, compiled) = (program, compiled)
    let added = try writeSymbols() + writeStandIns()
    var attempt = 0
    while true {
      try Files.write(Data((program.source + bundle).utf8), to: start)
      // Those of the last attempt are not those of a compiler that crashes.
      if Files.exists(diagnostics) { try FileTree(ofNamed: folder.url).remove(diagnostics) }
      let files = compiled.paths + ([start] + added).map(\.path)
      let step = try TriedStep(
        swiftc, options + compiled.writeCopies() + files, in: folder.url,
        environment: environment, until: interruption)
      let outcome = Outcome(
        step: step, warnings: compiled.warnings, source: program, sources: compiled)
      guard !step.isGood, attempt < CompiledSources.attempts else { return outcome }
      let errors = try self.errors(of: step, in: compiled)
      guard try leaveOut(errors, attempt, &program, &compiled) else { return outcome }
      attempt += 1
    }
  }

  /// Leaves out what does not compile; in a strict try only the cells' made-up content.
  ///
  /// - Returns: whether there was anything.
  private func leaveOut(
    _ errors: [CompilerDiagnostic], _ attempt: Int, _ program: inout TriedProgram,
    _ compiled: inout CompiledSources
  ) throws -> Bool {
    let isPruned = try !isStrict && compiled.prune(errors, attempt: attempt)
    // An error of a class makes others where the class is used, which end with it.
    if isPruned, attempt < CompiledSources.attemptsInOthers { return true }
    let unmade = compiled.leaveOutMakers(at: errors)
    let lines = errors.compactMap(\.place).filter { $0.path == start.path }.map(\.line)
    let isLess = program.leaveOut(unmade, lines, onlyContents: isStrict)
    return isPruned || isLess
  }

  private var start: URL { folder.url.appendingPathComponent("SnapTryStart.swift") }

  private func writeSymbols() throws -> [URL] {
    guard let symbols = cells.symbols.source else { return [] }
    let file = folder.url.appendingPathComponent("SnapTrySymbols.swift")
    try Files.write(Data(symbols.utf8), to: file)
    return [file]
  }

  private func writeStandIns() throws -> [URL] {
    try cells.standIns.map { standIn in
      let file = folder.url.appendingPathComponent("SnapTry\(standIn.module).swift")
      try Files.write(Data(standIn.source(without: cells.types).utf8), to: file)
      return file
    }
  }

  private var libraries: [String: [String]] {
    cells.missingModules.filter { !parts.contains($0.name) }.reduce(into: [:]) {
      libraries, module in
      libraries[module.file.path, default: []].append(module.name)
    }
  }

  private var diagnostics: URL { folder.url.appendingPathComponent("errors.dia") }
  private var outputMap: URL { folder.url.appendingPathComponent(Self.outputMapName) }
  static let outputMapName = "outputs.json"

  /// Says where the compiler writes its diagnostics.
  private func writeOutputMap() throws {
    let map = ["": ["diagnostics": diagnostics.path]]
    try Files.write(JSONEncoder().encode(map), to: outputMap)
  }

  /// The errors that the compiler wrote; one that crashed wrote none, and has only printed them.
  private func errors(
    of step: TriedStep, in compiled: CompiledSources
  ) throws -> [CompilerDiagnostic] {
    let data = try Files.read(diagnostics)
    let written = data.flatMap(SerializedDiagnostics.init)?.all.filter(\.isError) ?? []
    return written.isEmpty
      ? PrintedDiagnostics(step.output, offset: compiled.offset).all : written
  }

  private var missingModules: URL { folder.url.appendingPathComponent("missing") }

  /// Writes empty modules for imports that cannot be had: a library's own sources may be among the given ones, and otherwise
  /// the compiler names what is used of it.
  private func writeMissingModules() throws {
    let names = cells.emptyModules
    try FileTree(ofNamed: missingModules).makeFolder(missingModules)
    try Files.write(
      Data(names.map { "module \($0) {}\n" }.joined().utf8),
      to: missingModules.appendingPathComponent("module.modulemap"))
  }

  /// Where code of a package finds its resources.
  private var bundle: String {
    cells.hasBundle
      ? ""
      : "\nextension Foundation.Bundle {\n  static var module: Foundation.Bundle { .main }\n}\n"
  }

  /// In the app's language mode, with the expressions between slashes that Xcode allows.
  ///
  /// The program starts at a function of its own, whatever the sources declare as `main`.
  private var options: [String] {
    [
      "-swift-version", mode, "-enable-bare-slash-regex", "-Onone", "-wmo",
      "-suppress-warnings", "-serialize-diagnostics", "-output-file-map", outputMap.path,
      "-no-color-diagnostics", "-parse-as-library", "-module-name", module,
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "snap_try_main_of_app",
      "-I", missingModules.path, "-I", modules.folder.path, "-L", modules.folder.path,
      "-lSnapCells", "-use-ld=lld",
      "-Xlinker", "--defsym=main=\(TriedProgram.start)", "-Xlinker", "--disable-new-dtags",
      "-Xlinker", "-rpath", "-Xlinker", modules.folder.path, "-o", program.path,
    ] + conditions.flatMap { ["-D", $0] } + (isStrict ? ["-gnone"] : Self.patience)
  }

  /// An expression whose names are missing may take minutes; others need a hundredth of the tries after which the compiler gives up.
  ///
  /// The lines are for the report of what ends the program.
  private static let patience = [
    "-Xfrontend", "-solver-scope-threshold=100000", "-gline-tables-only",
  ]

  /// Texts are in the folders of their languages.
  private func place(of resource: URL) throws -> URL {
    let language = resource.deletingLastPathComponent().lastPathComponent
    guard language.hasSuffix(".lproj"), TextTable.endings.contains(resource.pathExtension) else {
      return folder.url.appendingPathComponent(resource.lastPathComponent)
    }
    let place = folder.url.appendingPathComponent(language)
    try FileTree(ofNamed: folder.url).makeFolder(place)
    return place.appendingPathComponent(resource.lastPathComponent)
  }

  /// Links the resources, and the tool's fonts, beside the program, which looks for them there.
  private func linkResources() throws {
    let fonts = BundledFonts.directory
    for (index, resource) in (sources.resources + [fonts]).enumerated() {
      var link = try place(of: resource)
      // Each module may have a catalogue of the same name, and all are searched.
      if Files.isLink(link), resource.pathExtension == "xcassets" {
        link = folder.url.appendingPathComponent("\(index)-\(resource.lastPathComponent)")
      }
      guard !Files.isLink(link) else { continue }
      guard symlink(resource.path, link.path) == 0 else {
        throw ToolError.cannotWrite(file: link.path, reason: String(cString: strerror(errno)))
      }
    }
  }
}
