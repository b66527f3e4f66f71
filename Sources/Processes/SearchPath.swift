package import Foundation

/// Finds programs like a shell, without a shell.
package enum SearchPath {
  /// Returns the first executable with a name in the folders of `PATH`.
  package static func executable(named name: String, environment: [String: String]) -> URL? {
    environment["PATH", default: ""].split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0), isDirectory: true).appendingPathComponent(name) }
      .first { isExecutableFile($0) }
  }

  /// Returns the first `swift` in the folders of `PATH`.
  ///
  /// - Throws: ``ToolError/noSwift(path:)``
  package static func swift(environment: [String: String]) throws -> URL {
    guard let swift = executable(named: "swift", environment: environment) else {
      throw ToolError.noSwift(path: environment["PATH", default: ""])
    }
    return swift
  }

  private static func isExecutableFile(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
  }
}
