import Foundation
import InterfaceBuilder

/// An Interface Builder file in a temporary folder with translations next to it.
final class TranslatedFile {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Translated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func load(_ path: String = "Cell.xib", objects: String = "") throws -> InterfaceBuilderDocument {
    try write(Documents.xib(objects), to: path)
    return try InterfaceBuilderDocument(contentsOf: folder.appendingPathComponent(path))
  }

  /// Returns the error for the file with its translations.
  func error() throws -> InterfaceBuilderError? {
    do {
      _ = try load()
      return nil
    } catch let error as InterfaceBuilderError {
      return error
    }
  }
}
