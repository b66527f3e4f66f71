import Adopting
import Foundation
import Terminal
import TestRuns

extension CellModules {
  /// Finds the modules in a folder; those beside the tool without a name.
  /// - Throws: ``TryingError/noModules(folder:)``
  init(named folder: String?) throws {
    try self.init(
      folder.map { URL(fileURLWithPath: $0) }, environment: Console.environment)
  }

  /// Why nothing is left out that does not compile; nil if it is.
  ///
  /// - Parameter folder: the folder with modules that somebody named; nil for none.
  /// - Returns: a clause.
  /// - Throws: an error that names the file that cannot be read.
  static func obstacle(toPruningWith folder: String?) throws -> String? {
    guard RewrittenSources.isPossible else {
      return "this tool was built without the trait SourceRewriting"
    }
    guard folder == nil else { return nil }
    do {
      _ = try CellModules(named: nil)
      return nil
    } catch TryingError.noModules(let folder) {
      return "\(folder.path) has no modules to compile with"
    }
  }
}
