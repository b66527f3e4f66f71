package import Foundation
import Processes
import SnapReport

/// Why no cell could be drawn.
///
/// Each message names the problem, the file, and what to do next.
package enum TryingError: Error, CustomStringConvertible {
  case noModules(folder: URL)
  case otherCompiler(CompilerName, modules: CompilerName)
  case otherTool(modules: URL)
  case noCompilerName(program: URL)
  case noSources(paths: [String])
  /// No class of the given names, or, without names, no cell; the superclasses that no source declares.
  case noCells(names: [String], sources: Int, undeclared: [String])

  package var description: String {
    switch self {
    case .noModules(let folder):
      "\(folder.path) has no modules to compile cells with. `make install` in Snap's checkout installs them with the tool, "
        + "and its archives have them."
    case .otherCompiler(let found, let made):
      "Snap's modules were made by \(made), but swiftc is \(found): put the former first on PATH, or run `make install` in "
        + "Snap's checkout with the latter."
    case .otherTool(let modules):
      "The modules in \(modules.path) came with another version of this tool. Install both again."
    case .noCompilerName(let program):
      "\(program.path) does not say what compiles: `swiftc -print-target-info` failed. Install Swift again."
    case .noSources(let paths):
      "No Swift source is in \(paths.joined(separator: ", ")). Name sources, or a folder that has some."
    case .noCells(let names, let sources, let undeclared) where names.isEmpty:
      "\(sources.counted("source")) declared no class below UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView or "
        + "UICollectionReusableView. \(Self.advice(undeclared))"
    case .noCells(let names, _, _):
      "No source declares a class of the name \(names.joined(separator: ", ")). Name one that the sources declare, one inside "
        + "of another type as Outer.Inner."
    }
  }

  private static func advice(_ undeclared: [String]) -> String {
    guard !undeclared.isEmpty else { return "Name sources that do." }
    return
      "Its classes are below \(undeclared.joined(separator: ", ")): name the sources that declare a cell among these, or "
      + "another view's class by --type."
  }
}
