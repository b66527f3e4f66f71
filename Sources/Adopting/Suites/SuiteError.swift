import SnapReport

/// Why a project's suite could not be taken over.
///
/// Each message names the problem, the place, and what to do next.
package enum SuiteError: Error, CustomStringConvertible {
  case noSuite(folder: String, pictures: Int)
  case unsupported([String], folder: String)
  /// All tests import something that no package here has.
  case nothingUsable(target: String, modules: [String])
  case noApp(target: String, imports: [String])

  package var description: String {
    let libraries = SuiteLibrary.allCases.map(\.module).joined(separator: ", ")
    switch self {
    case .noSuite(let folder, 0):
      return
        "no source in \(folder) imports \(libraries). Name the folder that has the tests; for cells without a suite, "
        + "`snap adopt` writes tests."
    case .noSuite(let folder, let pictures):
      return
        "\(folder) has \(pictures.counted("picture")) of iOS, and no source there imports \(libraries). Name a folder that has the "
        + "tests, too."
    case .unsupported(let modules, let folder):
      return
        "the snapshot tests in \(folder) use \(modules.joined(separator: ", ")), whose calls are not answered here; those of "
        + "\(libraries) are."
    case .nothingUsable(let target, let modules):
      return
        "all snapshot tests of \(target) need \(modules.joined(separator: ", ")), which are neither on Linux nor in the project. "
        + "Name a folder with their sources, too."
    case .noApp(let target, let imports):
      return
        "the tests of \(target) import no module that has its sources in the project; they import \(imports.joined(separator: ", ")). "
        + "Name the folder with the app's sources, too."
    }
  }
}
