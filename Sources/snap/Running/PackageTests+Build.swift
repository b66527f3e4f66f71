import Foundation

extension PackageTests {
  /// Rewrites sources with spellings of Objective-C if the tool can, and returns the arguments with which the package is built.
  ///
  /// - Throws: an error that names the manifest or the source that cannot be read.
  func buildSettings() throws -> [String] {
    #if SourceRewriting
    if let sources = try RewrittenSources(of: package) {
      return try sources.update(besides: options.scratchPath)
    }
    #endif
    return options.scratchPath.map { ["--scratch-path", $0] } ?? []
  }
}
