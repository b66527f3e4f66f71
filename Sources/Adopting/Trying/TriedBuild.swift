import BundledFonts
import FileAccess
import Foundation
import Processes
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

  /// The program.
  var program: URL { folder.url.appendingPathComponent("App") }

  /// Compiles the program, with the files beside it that cells look for.
  ///
  /// - Returns: what the compiler printed, and whether it made the program; and what could not be rewritten.
  func compile(
    until interruption: Interruption
  ) throws -> (step: TriedStep, warnings: [String]) {
    let start = folder.url.appendingPathComponent("SnapTryStart.swift")
    let program = TriedProgram(
      cells: cells.cells.filter(\.isMade), classes: cells.classes, fonts: sources.fonts)
    try Files.write(Data((program.source + bundle).utf8), to: start)
    var files = [start]
    if let symbols = cells.symbols.source {
      files.append(folder.url.appendingPathComponent("SnapTrySymbols.swift"))
      try Files.write(Data(symbols.utf8), to: files[1])
    }
    try linkResources()
    try writeMissingModules()
    let overlay = try RewrittenSources.overlay(
      of: sources.files, in: folder.url.appendingPathComponent("rewritten"))
    let arguments = options + overlay.arguments + (sources.files + files).map(\.path)
    let step = try TriedStep(
      swiftc, arguments, in: folder.url, environment: environment, until: interruption)
    return (step, overlay.warnings)
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
      "-suppress-warnings", "-no-color-diagnostics", "-parse-as-library", "-module-name", "App",
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
