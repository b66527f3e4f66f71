public import Foundation
public import LayoutModel

extension PrototypeFile {
  /// Searches changes of a file after which findings of ``lint(accessibility:)`` are gone; nothing is written.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - url: where it is, for its translations and for messages.
  ///   - accessibility: whether findings of accessibility count.
  ///   - selects: which findings are to be fixed.
  /// - Returns: the fixes that are proven, and why the other findings stay.
  /// - Throws: an error that names the file, the line and what to do.
  public static func fixes(
    of data: Data, at url: URL, accessibility: Bool = false,
    where selects: (LintFinding) -> Bool = { $0.severity > .note }
  ) throws -> LintFixes {
    var fixer = try LintFixer(data, at: url, accessibility: accessibility)
    return fixer.run(selects)
  }
}
