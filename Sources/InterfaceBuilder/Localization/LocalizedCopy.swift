internal import Foundation

/// A whole Interface Builder file of another language, such as `fr.lproj/Row.xib` beside `Base.lproj/Row.xib`.
struct LocalizedCopy: Hashable, Sendable {
  /// In lower case with hyphens.
  let language: String
  let document: InterfaceBuilderDocument

  /// Returns the files that take the place of one in other languages, in the order of their folders.
  ///
  /// A file of one language has copies only where none is in `Base.lproj`, which is the one that apps name.
  static func files(of url: URL) -> [(language: String, file: URL)] {
    let (folder, name) = (url.deletingLastPathComponent(), url.lastPathComponent)
    guard folder.pathExtension == LanguageFolders.pathExtension else { return [] }
    let copies = LanguageFolders.all(in: folder.deletingLastPathComponent())
      .filter { $0.lastPathComponent != folder.lastPathComponent }
      .map {
        (
          language: $0.deletingPathExtension().lastPathComponent,
          file: $0.appendingPathComponent(name)
        )
      }
      .filter { FileManager.default.fileExists(atPath: $0.file.path) }
    if copies.contains(where: { $0.language == "Base" }) { return [] }
    return copies.map { (LanguageMatch.normalized($0.language), $0.file) }
  }
}
