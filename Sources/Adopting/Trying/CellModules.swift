import FileAccess
package import Foundation
import Processes

/// The folder with Snap's compiled modules, which comes with an installed tool (`scripts/collect-modules`).
package struct CellModules {
  /// The folder.
  let folder: URL
  /// The compiler that made the modules.
  let compiler: CompilerName
  private let environment: [String: String]

  /// Finds the modules.
  ///
  /// - Parameters:
  ///   - folder: the folder; nil for the one beside the tool.
  ///   - environment: has the `PATH` on which the compiler is.
  /// - Throws: ``TryingError/noModules(folder:)``
  package init(_ folder: URL?, environment: [String: String]) throws {
    let tool = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? Bundle.main.bundleURL
    let folder = folder ?? tool.deletingLastPathComponent().appendingPathComponent("modules")
    guard let data = try Files.read(folder.appendingPathComponent("compiler.json")),
      let compiler = try? JSONDecoder().decode(CompilerName.self, from: data)
    else { throw TryingError.noModules(folder: folder) }
    self.folder = folder.standardizedFileURL
    self.compiler = compiler
    self.environment = environment
  }

  /// Returns the compiler on `PATH`, which has to be that of the modules.
  ///
  /// - Throws: ``TryingError/otherCompiler(_:modules:)``, or `ToolError` without a folder for temporary files
  package func swiftc() throws -> URL {
    guard let swiftc = SearchPath.executable(named: "swiftc", environment: environment) else {
      throw ToolError.noSwift(path: environment["PATH", default: ""])
    }
    // It leaves temporary files, which go with their folder.
    let folder = try PrivateFolder()
    let output = withExtendedLifetime(folder) {
      CommandOutput(
        of: swiftc, ["-print-target-info"],
        environment: environment.merging(["TMPDIR": folder.url.path]) { $1 })
    }
    guard let found = try? JSONDecoder().decode(CompilerName.self, from: output.data) else {
      throw TryingError.noCompilerName(program: swiftc)
    }
    guard found == compiler else { throw TryingError.otherCompiler(found, modules: compiler) }
    return swiftc
  }
}
