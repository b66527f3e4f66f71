import FileAccess
package import Foundation

extension Files {
  /// The path without links; nil if there is nothing at its end.
  package static func realPath(_ file: URL) -> String? {
    guard let path = realpath(file.path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
