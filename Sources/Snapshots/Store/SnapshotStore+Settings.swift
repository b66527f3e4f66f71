public import SnapshotReferences

extension SnapshotStore {
  /// Where this package's references are.
  ///
  /// - Throws: ``ReferencesError/invalidSettings(file:_:)``
  public func pathTemplate() throws -> PathTemplate { try settings.paths }
}
