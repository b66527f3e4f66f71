import Foundation

/// Reading and writing whole files, with errors that name them.
enum Files {
  static func read(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw SnapError.cannotRead(file: path, reason: error.localizedDescription)
    }
  }

  /// Writes a file atomically, creating its folders.
  static func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw SnapError.cannotWrite(file: path, reason: error.localizedDescription)
    }
  }
}
