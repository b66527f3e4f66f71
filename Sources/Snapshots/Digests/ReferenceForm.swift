import FileAccess
import Foundation

/// The form in which a package keeps the references of its pictures.
public enum ReferenceForm: String, Codable, Sendable, CaseIterable {
  /// A PNG file for each picture.
  case pictures
  /// A text file for each suite, with a line for each picture: see ``DigestFile``.
  case digests
}

/// What a package sets for all its runs, in `snap.json` beside `Package.swift`.
///
/// ```json
/// { "references": "digests" }
/// ```
struct PackageSettings: Hashable, Sendable {
  static let fileName = "snap.json"

  var references = ReferenceForm.pictures

  init() {}

  /// Reads the settings of a package; those of a package without a file are the usual ones.
  ///
  /// - Throws: ``SnapshotsError/invalidSettings(file:_:)``, or `FileError` if the file cannot be read.
  init(of directories: SnapshotDirectories) throws {
    let file = directories.settings
    guard let data = try Files.read(file) else { return }
    func invalid(_ fault: SnapshotsError.SettingsFault) -> SnapshotsError {
      .invalidSettings(file: directories.relativePath(of: file), fault)
    }
    guard let members = try? JSONDecoder().decode([String: String].self, from: data) else {
      throw invalid(.notTexts)
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where name != "$schema" {
      guard name == "references" else { throw invalid(.unknownName(name)) }
      guard let form = ReferenceForm(rawValue: value) else { throw invalid(.unknownForm(value)) }
      references = form
    }
  }

  /// Writes the settings; a file with nothing but the usual ones is removed.
  func write(to directories: SnapshotDirectories) throws {
    let file = directories.settings
    guard self != PackageSettings() else { return try Files.remove(file) }
    let data = try CanonicalJSON.prettyData(of: ["references": references.rawValue])
    try directories.staging.replace(file, with: data, isDurable: true)
  }
}

extension SnapshotDirectories {
  var settings: URL { packageRoot.appendingPathComponent(PackageSettings.fileName) }
}
