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

  /// The variable that names the folder of a package whose tests were built elsewhere; `snap verify --bundle` sets it.
  public static let packageVariable = "SNAP_PACKAGE_DIR"
  /// The variable that names the package's folder where its tests were built.
  public static let sourcesVariable = "SNAP_SOURCE_DIR"

  public let references: String?
  /// The folder of pending pictures, records and logs.
  public let state: String?
  /// The folder of the pictures behind digests, which several checkouts can share.
  public let pictures: String?

  /// The folder of a package whose tests were built in another one; nil if that is still its folder.
  public let package: String?
  /// The folder in which they were built.
  public let sources: String?

  /// Creates places; nil for the usual one.
  public init(
    references: String? = nil, state: String? = nil, pictures: String? = nil,
    package: String? = nil, sources: String? = nil
  ) {
    self.references = references.flatMap { $0.isEmpty ? nil : $0 }
    self.state = state.flatMap { $0.isEmpty ? nil : $0 }
    self.pictures = pictures.flatMap { $0.isEmpty ? nil : $0 }
    self.package = package.flatMap { $0.isEmpty ? nil : $0 }
    self.sources = sources.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The variables that name other folders than the usual ones, by the names of those.
  package static let variablesOfFolders = [".snap": stateVariable, "Snapshots": referencesVariable]

  /// The variables that name these places of references, of a run's files and of pictures to a process.
  public var variables: [String: String] {
    var variables: [String: String] = [:]
    variables[Self.referencesVariable] = references
    variables[Self.stateVariable] = state
    variables[Self.picturesVariable] = pictures
    return variables
  }

  /// The places that variables name.
  public init(environment: [String: String]) {
    self.init(
      references: environment[Self.referencesVariable], state: environment[Self.stateVariable],
      pictures: environment[Self.picturesVariable], package: environment[Self.packageVariable],
      sources: environment[Self.sourcesVariable])
  }
}
