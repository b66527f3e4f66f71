/// Where a package's references and a run's files are, if not in `Snapshots/` and `.snap/`.
///
/// Each place is absolute or below the package; an empty text counts as none.
public struct SnapshotPlaces: Hashable, Sendable {
  /// The variable that names the folder of a run's files.
  public static let stateVariable = "SNAP_STATE_DIR"
  /// The variable that names the folder of the references.
  public static let referencesVariable = "SNAP_REFERENCE_DIR"

  /// The variable that names the folder of the pictures behind digests.
  public static let picturesVariable = "SNAP_PICTURE_DIR"

  /// The folder of the references.
  public let references: String?
  /// The folder of pending pictures, records and logs.
  public let state: String?
  /// The folder of the pictures behind digests, which several checkouts can share.
  public let pictures: String?

  /// Creates places; nil for the usual one.
  public init(references: String? = nil, state: String? = nil, pictures: String? = nil) {
    self.references = references.flatMap { $0.isEmpty ? nil : $0 }
    self.state = state.flatMap { $0.isEmpty ? nil : $0 }
    self.pictures = pictures.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The places that `SNAP_REFERENCE_DIR`, `SNAP_STATE_DIR` and `SNAP_PICTURE_DIR` name.
  public init(environment: [String: String]) {
    self.init(
      references: environment[Self.referencesVariable], state: environment[Self.stateVariable],
      pictures: environment[Self.picturesVariable])
  }
}
