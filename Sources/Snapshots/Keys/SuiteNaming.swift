/// What the keys of a package's snapshots begin with.
public enum SuiteNaming: String, Codable, Sendable, CaseIterable {
  /// The name of the file, such as `SongCellTests`.
  case file
  /// The module of a test, or the folder of a cell file, and the name of the file, such as `FeedTests.SongCellTests`.
  ///
  /// Files of one name in two modules then have different keys, and references are named by the module that owns them.
  case moduleAndFile = "module.file"

  /// Returns the suite of a file.
  ///
  /// - Parameters:
  ///   - file: the name of the file without its extension.
  ///   - module: the module, or the folder; nil for a file beside the manifest.
  /// - Returns: the name, which becomes a slug in the key.
  public func suite(ofFile file: String, in module: String?) -> String {
    switch (self, module) {
    case (.moduleAndFile, let module?): "\(module).\(file)"
    default: file
    }
  }
}

extension SnapshotStore {
  /// What the keys of this package's snapshots begin with.
  ///
  /// - Throws: ``SnapshotsError/invalidSettings(file:_:)``
  public func suiteNaming() throws -> SuiteNaming { try settings.suites }
}
