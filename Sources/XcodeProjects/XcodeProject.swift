internal import FileAccess
package import Foundation

/// The targets of an Xcode project, with their files.
package struct XcodeProject {
  package struct Target {
    package let name: String
    /// The files that it compiles or copies, sorted by path.
    package let files: [URL]
    /// The version of Swift in which it is written, such as `4.2`; nil if the project does not say.
    package let swiftVersion: String?
    /// Whether Xcode generates members of `UIImage` and `UIColor` for its assets.
    package let hasAssetExtensions: Bool
    /// Whether it is a bundle of tests.
    package let hasTests: Bool
    /// The platform for which it is built, such as `iphoneos`; nil if the project does not say.
    package let platform: String?
    /// The names that `#if` finds true.
    package let conditions: [String]
  }

  package let folder: URL
  package let targets: [Target]
  /// The folders of packages that it names, sorted by path.
  package let packages: [URL]

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
    var objects = XcodeObjects(values, root: root, folder: folder)
    self.folder = folder
    packages = objects.packages
    do {
      targets = try objects.targets.map {
        Target(
          name: $0.string("name") ?? "", files: try objects.files(of: $0),
          swiftVersion: objects.setting("SWIFT_VERSION", of: $0),
          hasAssetExtensions: objects.setting(
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", of: $0) == "YES",
          hasTests: ($0.string("productType") ?? "").hasSuffix("-testing")
            || ($0.string("productType") ?? "").hasSuffix("-test"),
          platform: objects.setting("SDKROOT", of: $0),
          conditions: objects.conditions(of: $0))
      }
    } catch {
      throw XcodeProjectError(
        file: file.path, reason: "its targets have more than \(XcodeObjects.fileLimit) files")
    }
  }
}

/// Why a project cannot be read.
package struct XcodeProjectError: Error, CustomStringConvertible {
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
    /// A build setting, of an object that is a configuration.
    func setting(_ key: String) -> String? {
      (values["buildSettings"] as? [String: Any])?[key] as? String
    }
  }

  private let objects: [String: Object]
  private let parents: [String: String]
  private let root: String
  private let folder: URL
  /// Where groups are, for those that were needed.
  private var places: [String: URL] = [:]
  /// How many files may still be found: a damaged project can list each file in each target, or a folder such as `/`.
  private var filesLeft = fileLimit
  /// More files than an app has.
  static let fileLimit = 100_000
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

  /// Too many files.
  struct TooManyFiles: Error {}

  /// The targets, in the project's order.
  var targets: [Object] { list("targets", of: objects[root]) }

  /// Returns a build setting of a target, otherwise of the project; of several configurations the first that has it.
  func setting(_ key: String, of target: Object) -> String? {
    [target, objects[root]].lazy.compactMap { owner in
      let configurations = owner?.string("buildConfigurationList").flatMap { self.objects[$0] }
      return self.list("buildConfigurations", of: configurations).lazy
        .compactMap { $0.setting(key) }.first
    }.first
  }

  /// Returns the names of `SWIFT_ACTIVE_COMPILATION_CONDITIONS` in a target's configuration `Debug`, or in its first.
  func conditions(of target: Object) -> [String] {
    let names = [target, objects[root]].lazy.compactMap { owner -> String? in
      let list = owner?.string("buildConfigurationList").flatMap { self.objects[$0] }
      let all = self.list("buildConfigurations", of: list)
      let chosen = all.first { $0.string("name") == "Debug" } ?? all.first
      return chosen?.setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    }.first
    let words = names?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    return words.filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
  }

  /// Returns the files of a target: those that its phases list, and those of the folders that it takes whole.
  mutating func files(of target: Object) throws(TooManyFiles) -> [URL] {
    var found: Set<URL> = []
    for phase in list("buildPhases", of: target) {
      for entry in list("files", of: phase) {
        guard let file = entry.string("fileRef").flatMap({ objects[$0] }) else { continue }
        let isVaried = file.string("isa") == "PBXVariantGroup"
        for file in isVaried ? list("children", of: file) : [file] {
          try count()
          if let url = url(of: file) { found.insert(url) }
        }
      }
    }
    for group in list("fileSystemSynchronizedGroups", of: target) {
      found.formUnion(try files(in: group, of: target))
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The folders of packages: references to them, and such folders among the files, as older projects have them.
  var packages: [URL] {
    mutating get {
      var found: Set<URL> = []
      for object in objects.values.sorted(by: { $0.id < $1.id }) {
        switch (object.string("isa"), object.string("lastKnownFileType")) {
        case ("XCLocalSwiftPackageReference", _):
          if let path = object.string("relativePath") {
            found.insert(folder.appendingPathComponent(path).standardizedFileURL)
          }
        case ("PBXFileReference", "wrapper"), ("PBXFileReference", "folder"):
          if let url = url(of: object) { found.insert(url) }
        default: break
        }
      }
      return found.sorted { $0.path < $1.path }
    }
  }

  private mutating func count() throws(TooManyFiles) {
    guard filesLeft > 0 else { throw TooManyFiles() }
    filesLeft -= 1
  }

  /// The objects of a list, each once.
  private func list(_ key: String, of object: Object?) -> [Object] {
    var known: Set<String> = []
    return object?.strings(key).filter { known.insert($0).inserted }.compactMap { objects[$0] }
      ?? []
  }

  /// The files of a folder that Xcode keeps in step with the disk, without those that the target leaves out.
  private mutating func files(
    in group: Object, of target: Object
  ) throws(TooManyFiles) -> [URL] {
    guard let root = url(of: group) else { return [] }
    let excluded = Set(
      list("exceptions", of: group).filter { $0.string("target") == target.id }
        .flatMap { $0.strings("membershipExceptions") })
    let paths = FileManager.default.enumerator(atPath: root.path)
    var found: [URL] = []
    while let path = paths?.nextObject() as? String {
      try count()
      if !excluded.contains(path) { found.append(root.appendingPathComponent(path)) }
    }
    return found
  }

  /// Returns where a file or group is; nil for products and files of the system, and for paths that no system has.
  private mutating func url(of object: Object) -> URL? {
    // From the inside out, to the first whose place does not depend on another's, or is known.
    var chain: [Object] = []
    var next: Object? = object
    var base: URL? = folder
    while let object = next {
      if let known = places[object.id] {
        base = known
        break
      }
      guard chain.count < Self.groupLimit else { return nil }
      chain.append(object)
      guard object.string("sourceTree") == "<group>" else {
        base = root(of: object)
        break
      }
      next = parents[object.id].flatMap { objects[$0] }
    }
    for object in chain.reversed() {
      if let path = object.string("path") {
        base = base.flatMap { place in
          place.path.utf8.count + path.utf8.count < Int(PATH_MAX)
            ? place.appendingPathComponent(path).standardizedFileURL : nil
        }
      }
      places[object.id] = base
    }
    return base
  }

  /// The folder that the path of an object outside of groups begins in.
  private func root(of object: Object) -> URL? {
    switch object.string("sourceTree") {
    case "SOURCE_ROOT": folder
    case "<absolute>": URL(fileURLWithPath: "/")
    default: nil
    }
  }
}
