import BundledFonts
import FileAccess
import Foundation
import Processes
import SnapshotRecords
import TestRuns

/// The program of some cells, compiled in a private folder.
struct TriedBuild {
  let sources: TriedSources
  let cells: FoundCells
  let modules: CellModules
  let swiftc: URL
  let folder: PrivateFolder
  /// The language mode of the sources.
  let mode: String
  let environment: [String: String]
  /// Whether the compiler's errors end the try.
  let isStrict: Bool

  /// What came of compiling.
  struct Outcome {
    /// The last run of the compiler, and whether it made the program.
    let step: TriedStep
    let warnings: [String]
    /// What was left out of the sources.
    let dropped: [DroppedCode]
    /// The cells in the program.
    let cells: [FoundCells.Cell]
  }

  /// The program.
  var program: URL { folder.url.appendingPathComponent("App") }

  /// Compiles the program, with the files beside it that cells look for.
  ///
  /// What does not compile is left out of copies, and they are compiled again.
  func compile(until interruption: Interruption) throws -> Outcome {
    var program = TriedProgram(
      cells: cells.cells.filter(\.isMade), classes: cells.classes, fonts: sources.fonts)
    let symbols = try writeSymbols()
    try linkResources()
    try writeMissingModules()
    try writeOutputMap()
    var compiled = try CompiledSources(
      sources.files, types: cells.types, libraries: libraries,
      in: folder.url.appendingPathComponent("rewritten"))
    var attempt = 0
    while true {
      try Files.write(Data((program.source + bundle).utf8), to: start)
      let files = (sources.files + [start] + symbols).map(\.path)
      let step = try TriedStep(
        swiftc, options + compiled.writeCopies() + files, in: folder.url,
        environment: environment, until: interruption)
      let outcome = Outcome(
        step: step, warnings: compiled.warnings, dropped: compiled.dropped, cells: program.cells)
      guard !step.isGood, !isStrict, attempt < CompiledSources.attempts else { return outcome }
      let errors = try self.errors
      let isPruned = try compiled.prune(errors, attempt: attempt)
      // What the sources have no more may be what the program needs.
      let isLess = program.leaveOut(
        errors.compactMap(\.place).filter { $0.path == start.path }.map(\.line))
      guard isPruned || isLess else { return outcome }
      attempt += 1
    }
  }

  private var start: URL { folder.url.appendingPathComponent("SnapTryStart.swift") }

  private func writeSymbols() throws -> [URL] {
    guard let symbols = cells.symbols.source else { return [] }
    let file = folder.url.appendingPathComponent("SnapTrySymbols.swift")
    try Files.write(Data(symbols.utf8), to: file)
    return [file]
  }

  private var libraries: [String: [String]] {
    cells.missingModules.reduce(into: [:]) { libraries, module in
      libraries[module.file.path, default: []].append(module.name)
    }
  }

  private var diagnostics: URL { folder.url.appendingPathComponent("errors.dia") }
  private var outputMap: URL { folder.url.appendingPathComponent("outputs.json") }

  /// Says where the compiler writes its diagnostics.
  private func writeOutputMap() throws {
    let map = ["": ["diagnostics": diagnostics.path]]
    try Files.write(JSONEncoder().encode(map), to: outputMap)
  }

  private var errors: [CompilerDiagnostic] {
    get throws {
      let data = try Files.read(diagnostics)
      return data.flatMap(SerializedDiagnostics.init)?.all.filter(\.isError) ?? []
    }
  }

  private var missingModules: URL { folder.url.appendingPathComponent("missing") }

  /// Writes empty modules for imports that cannot be had: a library's own sources may be among the given ones, and otherwise
  /// the compiler names what is used of it.
  private func writeMissingModules() throws {
    let names = Set(cells.missingModules.map(\.name)).filter(SwiftIdentifier.isType).sorted()
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
      "-swift-version", mode, "-enable-bare-slash-regex", "-Onone", "-wmo", "-gnone",
      "-suppress-warnings", "-serialize-diagnostics", "-output-file-map", outputMap.path,
      "-no-color-diagnostics", "-parse-as-library", "-module-name", "App",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "snap_try_main_of_app",
      "-I", missingModules.path, "-I", modules.folder.path, "-L", modules.folder.path,
      "-lSnapCells", "-use-ld=lld",
      "-Xlinker", "--defsym=main=\(TriedProgram.start)", "-Xlinker", "--disable-new-dtags",
      "-Xlinker", "-rpath", "-Xlinker", modules.folder.path, "-o", program.path,
    ]
  }

  /// Links the resources, and the tool's fonts, beside the program, which looks for them there.
  private func linkResources() throws {
    let fonts = BundledFonts.directory
    for resource in sources.resources + [fonts] {
      let link = folder.url.appendingPathComponent(resource.lastPathComponent)
      guard !Files.isLink(link) else { continue }
      guard symlink(resource.path, link.path) == 0 else {
        throw ToolError.cannotWrite(file: link.path, reason: String(cString: strerror(errno)))
      }
    }
  }
}
