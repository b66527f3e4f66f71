/// Which references a run decodes although their seal says that their pixels are equal.
///
/// A seal is a checksum of the file against accidents, with no secret: a program can write one that is wrong. Only
/// decoding shows what a file really contains.
public enum SealTrust: String, Codable, Sendable, CaseIterable {
  /// Decodes every reference.
  case all
  /// Decodes one of ``sampleSize`` references, others in each run of the tool.
  case sample
  /// Decodes only references whose seal does not say that their pixels are equal.
  case none

  /// The variable by which a tool passes its choice to tests.
  package static let variable = "SNAP_DECODE"

  static let sampleSize: UInt64 = 16

  /// Chooses for tests: `SNAP_DECODE`, which `snap verify` sets, otherwise `all` in CI, see ``ContinuousIntegration``, and
  /// `none` elsewhere.
  ///
  /// - Throws: ``RecordsError/invalidDecoding(variable:value:)`` for another value.
  public static func resolve(environment: [String: String]) throws -> SealTrust {
    guard let value = environment[variable], !value.isEmpty else {
      return environment.isContinuousIntegration ? .all : .none
    }
    guard let choice = SealTrust(rawValue: value) else {
      throw RecordsError.invalidDecoding(variable: variable, value: value)
    }
    return choice
  }

  /// Whether the reference of a snapshot is decoded in a run.
  package func decodes(_ key: SnapshotKey, run: String?) -> Bool {
    switch self {
    case .all: true
    case .sample: FNV1a.hash("\(key) \(run ?? "")") % Self.sampleSize == 0
    case .none: false
    }
  }
}
