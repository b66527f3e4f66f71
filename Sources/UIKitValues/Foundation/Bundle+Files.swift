public import Foundation

// Calls with a name that is not optional, as nearly all are, come here: these parameters fit them better than those of
// Foundation, for which a test's main bundle, and with it that of each class, has no files.

extension Bundle {
  /// Returns the place of a file; where the bundle is a test's main one, also of one that another package's bundle has.
  ///
  /// - Parameters:
  ///   - name: the file's name.
  ///   - fileExtension: its extension; nil or empty if the name has it.
  /// - Returns: the place; nil if there is no such file.
  public func url(forResource name: String, withExtension fileExtension: String?) -> URL? {
    file(named: name, fileExtension, in: nil)
  }

  /// Returns the place of a file in a folder; where the bundle is a test's main one, also of one that another package's bundle has.
  public func url(
    forResource name: String, withExtension fileExtension: String?, subdirectory: String?
  ) -> URL? {
    file(named: name, fileExtension, in: subdirectory)
  }

  /// Returns the path of a file; where the bundle is a test's main one, also of one that another package's bundle has.
  public func path(forResource name: String, ofType fileExtension: String?) -> String? {
    file(named: name, fileExtension, in: nil)?.path
  }

  /// Returns the path of a file in a folder; where the bundle is a test's main one, also of one that another package's bundle has.
  public func path(
    forResource name: String, ofType fileExtension: String?, inDirectory folder: String?
  ) -> String? {
    file(named: name, fileExtension, in: folder)?.path
  }

  /// Returns the places of all files with an extension, sorted by path; nil if there are none.
  public func urls(
    forResourcesWithExtension fileExtension: String, subdirectory: String?
  ) -> [URL]? {
    let found = folders(subdirectory).flatMap { folder in
      folder.sortedContents.filter { $0.pathExtension == fileExtension }
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the paths of all files with an extension, sorted.
  public func paths(
    forResourcesOfType fileExtension: String, inDirectory folder: String?
  ) -> [String] {
    (urls(forResourcesWithExtension: fileExtension, subdirectory: folder) ?? []).map(\.path)
  }

  private func file(named name: String, _ fileExtension: String?, in folder: String?) -> URL? {
    // In Foundation's order, with its folders of languages.
    let own = url(
      forResource: Optional(name), withExtension: fileExtension, subdirectory: folder)
    if let own { return own }
    let ending = fileExtension.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : ".\($0)" }
    let path = name + (ending ?? "")
    return folders(folder).map { $0.appendingPathComponent(path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The folders in which files are looked for, as images are: those of the bundles, and those directly inside them.
  private func folders(_ inner: String?) -> [URL] {
    let all = Bundle.searched(for: self).flatMap(\.assetFolders)
    return inner.map { inner in all.map { $0.appendingPathComponent(inner) } } ?? all
  }
}
