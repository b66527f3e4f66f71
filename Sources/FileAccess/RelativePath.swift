package import Foundation

/// The paths of files as a reader in another folder writes them.
package enum RelativePath {
  /// Returns a path relative to a folder, with `..` if it is outside.
  package static func of(_ path: String, from folder: URL) -> String {
    let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let base = folder.standardizedFileURL.pathComponents
    let shared = zip(target, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared))
      .joined(separator: "/")
  }
}
