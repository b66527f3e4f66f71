import Foundation
import InterfaceBuilder
import TestSupport

/// An Interface Builder file in a temporary folder with translations next to it.
struct TranslatedFile: FolderOfFiles {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var root: URL { folder.root }

  func load(_ path: String = "Cell.xib", objects: String = "") throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(contentsOf: write(Documents.xib(objects), to: path))
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
