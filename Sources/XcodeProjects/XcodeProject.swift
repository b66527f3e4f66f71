internal import FileAccess
package import Foundation

/// The targets of an Xcode project, with their files.
package struct XcodeProject {
  package struct Target {
    package let name: String
    /// The files that it compiles or copies, sorted by path.
    package let files: [URL]
  }

  /// The folder with the project.
  package let folder: URL
  package let targets: [Target]

  /// Reads `App.xcodeproj`.
  /// - Throws: ``XcodeProjectError`` if it is not a project.
  package init(contentsOf project: URL) throws(XcodeProjectError) {
    let file = project.appendingPathComponent("project.pbxproj")
    let folder = project.standardizedFileURL.deletingLastPathComponent()
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(
        from: Files.read(existing: file), options: [], format: nil)
    } catch {
      throw XcodeProjectError(file: file.path, reason: "\(error)")
    }
    guard let list = list as? [String: Any], let root = list["rootObject"] as? String,
      let values = list["objects"] as? [String: [String: Any]]
    else { throw XcodeProjectError(file: file.path, reason: "it has no objects") }
    let objects = XcodeObjects(values, root: root, folder: folder)
    self.folder = folder
    targets = objects.targets.map {
      Target(name: $0.string("name") ?? "", files: objects.files(of: $0))
    }
  }
}

/// Why a project cannot be read.
package struct XcodeProjectError: Error, CustomStringConvertible {
  /// The path of the file.
  package let file: String
  /// A clause or a sentence.
  package let reason: String

  package var description: String { "\(file) could not be read: \(reason)" }
}

/// The objects of a project file, by their identifiers.
struct XcodeObjects {
  struct Object {
    let id: String
    private let values: [String: Any]

    init(_ id: String, _ values: [String: Any]) {
      self.id = id
      self.values = values
    }

    func string(_ key: String) -> String? { values[key] as? String }
    func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }
  }

  private let objects: [String: Object]
  private let parents: [String: String]
  private let root: String
  private let folder: URL
  /// More files than an app has, so that a folder such as `/` is not walked through.
  private static let fileLimit = 100_000
  /// Deeper than groups are nested; those of a damaged project may be in each other.
  private static let groupLimit = 200

  init(_ values: [String: [String: Any]], root: String, folder: URL) {
    objects = Dictionary(uniqueKeysWithValues: values.map { ($0, Object($0, $1)) })
    self.root = root
    self.folder = folder
    var parents: [String: String] = [:]
    for object in objects.values.sorted(by: { $0.id < $1.id }) {
      for child in object.strings("children") { parents[child] = object.id }
    }
    self.parents = parents
  }

  /// The targets, in the project's order.
  var targets: [Object] { list("targets", of: objects[root]) }

  /// Returns the files of a target: those that its phases list, and those of the folders that it takes whole.
  func files(of target: Object) -> [URL] {
    let listed = list("buildPhases", of: target).flatMap { list("files", of: $0) }
      .compactMap { $0.string("fileRef").flatMap { objects[$0] } }
      .flatMap { file in
        file.string("isa") == "PBXVariantGroup" ? list("children", of: file) : [file]
      }
      .compactMap(url)
    let folders = list("fileSystemSynchronizedGroups", of: target).flatMap {
      files(in: $0, of: target)
    }
    return Set(listed + folders).sorted { $0.path < $1.path }
  }

  private func list(_ key: String, of object: Object?) -> [Object] {
    object?.strings(key).compactMap { objects[$0] } ?? []
  }

  /// The files of a folder that Xcode keeps in step with the disk, without those that the target leaves out.
  private func files(in group: Object, of target: Object) -> [URL] {
    guard let root = url(of: group) else { return [] }
    let excluded = Set(
      list("exceptions", of: group).filter { $0.string("target") == target.id }
        .flatMap { $0.strings("membershipExceptions") })
    let found = FileManager.default.enumerator(atPath: root.path)?.lazy
      .compactMap { $0 as? String }.prefix(Self.fileLimit)
    return (found.map { Array($0) } ?? []).filter { !excluded.contains($0) }.map {
      root.appendingPathComponent($0)
    }
  }

  /// Returns where a file or group is; nil for products and files of the system.
  private func url(of object: Object) -> URL? { url(of: object, depth: 0) }

  private func url(of object: Object, depth: Int) -> URL? {
    guard depth < Self.groupLimit else { return nil }
    let base: URL?
    switch object.string("sourceTree") {
    case "<group>":
      base =
        parents[object.id].flatMap { objects[$0] }.map { url(of: $0, depth: depth + 1) } ?? folder
    case "SOURCE_ROOT": base = folder
    case "<absolute>": base = URL(fileURLWithPath: "/")
    default: base = nil
    }
    guard let path = object.string("path") else { return base }
    return base?.appendingPathComponent(path).standardizedFileURL
  }
}
