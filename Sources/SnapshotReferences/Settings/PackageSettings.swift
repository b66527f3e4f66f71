import FileAccess
package import Foundation
import SnapshotRecords

/// What a package sets for all its runs, in `snap.json` beside `Package.swift`.
///
/// ```json
/// { "references": "digests", "pictures": "https://example.com/pictures" }
/// ```
package struct PackageSettings: Hashable, Sendable {
  package static let fileName = "snap.json"

  /// What can be set.
  enum Name: String, CaseIterable {
    case references, paths, pictures, environment
  }

  /// The value of a member: a text, or a list of texts.
  private enum Value: Codable {
    case text(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([String].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .list(let list): try container.encode(list)
      }
    }
  }

  package var references = ReferenceForm.pictures
  package var paths = PathTemplate.standard
  /// The address of a server that keeps the pictures behind digests; nil without one.
  package var pictures: ServerAddress?
  /// The environment variables that tests or the manifest read, in order, each once.
  package var environment: [String] = []

  init() {}

  /// Reads the settings of a package; those of a package without a file are the usual ones.
  ///
  /// - Throws: ``ReferencesError/invalidSettings(file:_:)``, or `FileError` if the file cannot be read.
  package init(of directories: SnapshotDirectories) throws {
    guard let data = try Files.read(path: "\(directories.paths.package)/\(Self.fileName)") else {
      self.init()
      return
    }
    try self.init(data, name: directories.relativePath(of: directories.settings))
  }

  /// Reads the settings in a file's bytes; errors name it.
  ///
  /// - Throws: ``ReferencesError/invalidSettings(file:_:)``
  package init(_ data: Data, name file: String) throws {
    func invalid(_ fault: ReferencesError.SettingsFault) -> ReferencesError {
      .invalidSettings(file: file, fault)
    }
    guard let members = try? JSONDecoder().decode([String: Value].self, from: data) else {
      throw invalid(.notTexts)
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where name != "$schema" {
      guard let known = Name(rawValue: name) else { throw invalid(.unknownName(name)) }
      switch value {
      case .text(let text): try set(known, to: text, invalid)
      case .list(let texts):
        guard known == .environment else { throw invalid(.notTexts) }
        guard texts.allSatisfy(Self.isVariable) else { throw invalid(.noVariables) }
        environment = Set(texts).sorted()
      }
    }
  }

  private mutating func set(
    _ name: Name, to value: String, _ invalid: (ReferencesError.SettingsFault) -> ReferencesError
  ) throws {
    switch name {
    case .references:
      guard let form = ReferenceForm(rawValue: value) else { throw invalid(.unknownForm(value)) }
      references = form
    case .paths:
      guard let template = PathTemplate(value) else { throw invalid(.noTemplate(value)) }
      paths = template
    case .pictures:
      guard let address = ServerAddress(value) else { throw invalid(.noAddress(value)) }
      pictures = address
    case .environment: throw invalid(.noVariables)
    }
  }

  /// Whether a text can be the name of an environment variable.
  private static func isVariable(_ text: String) -> Bool {
    !text.isEmpty && !text.contains { $0 == "=" || $0 == "\0" }
  }

  /// Writes the settings; a file with nothing but the usual ones is removed.
  package func write(to directories: SnapshotDirectories) throws {
    let file = directories.settings
    guard self != PackageSettings() else { return try directories.tree.remove(file) }
    var members = [Name.references.rawValue: Value.text(references.rawValue)]
    members[Name.pictures.rawValue] = pictures.map { .text($0.description) }
    members[Name.paths.rawValue] = paths == .standard ? nil : .text(paths.description)
    members[Name.environment.rawValue] = environment.isEmpty ? nil : .list(environment)
    let data = try CanonicalJSON.prettyData(of: members)
    try directories.staging.replace(file, with: data, isDurable: true)
  }
}

extension SnapshotDirectories {
  var settings: URL { packageRoot.appendingPathComponent(PackageSettings.fileName) }
}
