extension SnapshotStore {
  /// Where this package's references are.
  ///
  /// - Throws: ``SnapshotsError/invalidSettings(file:_:)``
  public func pathTemplate() throws -> PathTemplate { try settings.paths }
}
