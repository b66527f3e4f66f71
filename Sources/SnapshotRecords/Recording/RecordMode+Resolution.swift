public import SnapshotKeys

extension RecordMode {
  /// Whether this mode writes references that are missing.
  package var recordsMissing: Bool { self == .all || self == .failed || self == .missing }

  /// Whether this mode writes references that differ for any reason.
  package var recordsFailed: Bool { self == .all || self == .failed }

  /// Whether this mode writes references with equal pixels and an older layout.
  package var recordsLayouts: Bool { recordsFailed || self == .layouts }

  /// The origin of a record mode, by descending precedence.
  public enum Origin: Hashable, Sendable {
    /// An argument of the assertion.
    case argument
    /// A trait of the test or suite, or an enclosing `withSnapshots`.
    case trait
    /// The environment variable of this name.
    case environment(String)
    /// Nothing was chosen.
    case standard
  }

  /// Chooses the mode: argument, then trait, then `SNAP_RECORD`, then `SNAPSHOT_TESTING_RECORD`, otherwise `missing`.
  ///
  /// With nothing chosen the mode is `never` in CI, see ``ContinuousIntegration``.
  ///
  /// - Throws: ``RecordsError/invalidRecordMode(variable:value:)`` for an invalid mode, if that variable applies.
  public static func resolve(
    argument: RecordMode?, trait: RecordMode?, environment: [String: String]
  ) throws -> RecordMode {
    try resolveWithOrigin(argument: argument, trait: trait, environment: environment).mode
  }

  /// Chooses the mode like ``resolve(argument:trait:environment:)``, and returns its origin.
  ///
  /// - Throws: ``RecordsError/invalidRecordMode(variable:value:)`` for an invalid mode, if that variable applies.
  public static func resolveWithOrigin(
    argument: RecordMode?, trait: RecordMode?, environment: [String: String]
  ) throws -> (mode: RecordMode, origin: Origin) {
    if let argument { return (argument, .argument) }
    if let trait { return (trait, .trait) }
    for variable in ["SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: value) else {
        throw RecordsError.invalidRecordMode(variable: variable, value: value)
      }
      return (mode, .environment(variable))
    }
    return (environment.isContinuousIntegration ? .never : .missing, .standard)
  }
}
