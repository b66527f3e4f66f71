public import Foundation

extension InterfaceBuilderDocument {
  /// Loads a file and its translations, with the variations for a pair of size classes.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - sizeClasses: The size classes; by default those of an iPhone in portrait.
  ///   - limits: The limits of the file's size.
  /// - Throws: An ``InterfaceBuilderError`` naming the file and the line.
  public init(
    contentsOf url: URL, sizeClasses: IBSizeClasses = .phonePortrait,
    limits: InterfaceBuilderLimits = .standard
  ) throws {
    try self.init(
      XMLSource(contentsOf: url, limits: limits), at: url, sizeClasses: sizeClasses)
  }

  /// Loads bytes as if they were those of a file, with its translations.
  package init(_ data: Data, inPlaceOf url: URL, sizeClasses: IBSizeClasses) throws {
    try self.init(
      XMLSource(data, file: url.relativePath, limits: .standard), at: url, sizeClasses: sizeClasses)
  }

  private init(_ source: XMLSource, at url: URL, sizeClasses: IBSizeClasses) throws {
    let limits = source.limits
    try self.init(
      source, sizeClasses: sizeClasses,
      localizations: IBLocalizations(beside: url, limits: limits),
      copies: LocalizedCopy.files(of: url).map { (language, file) in
        let document = try Self(
          XMLSource(contentsOf: file, limits: limits), sizeClasses: sizeClasses)
        return LocalizedCopy(language: language, document: document)
      })
  }

  /// Loads the bytes of a file, with the variations for a pair of size classes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - file: The name to use in errors.
  ///   - sizeClasses: The size classes; by default those of an iPhone in portrait.
  ///   - limits: The limits of the file's size.
  /// - Throws: An ``InterfaceBuilderError`` naming the file and the line.
  public init(
    _ data: Data, file: String, sizeClasses: IBSizeClasses = .phonePortrait,
    limits: InterfaceBuilderLimits = .standard
  ) throws {
    try self.init(XMLSource(data, file: file, limits: limits), sizeClasses: sizeClasses)
  }

  private init(
    _ source: XMLSource, sizeClasses: IBSizeClasses, localizations: IBLocalizations = .none,
    copies: [LocalizedCopy] = []
  ) throws {
    var root = try XMLTreeBuilder.tree(of: source)
    let kind = try Kind(root, file: source.file)
    let references = try References(root, file: source.file)
    root.resolveVariations(for: sizeClasses)
    let reader = ElementReader(file: source.file)
    self.root = root
    self.kind = kind
    self.localizations = localizations
    self.copies = copies
    file = source.file
    toolsVersion = root["toolsVersion"]
    targetRuntime = root["targetRuntime"]
    device = root.child(named: "device").flatMap(IBDevice.init)
    usesAutoLayout = reader.bool("useAutolayout", of: root, default: false)
    usesTraitCollections = reader.bool("useTraitCollections", of: root, default: false)
    usesSafeAreas = reader.bool("useSafeAreas", of: root, default: false)
    initialViewControllerID = root["initialViewController"]
    scenes = try Self.scenes(of: root, reader: reader)
    resources = try IBResources(root.child(named: "resources"), reader: reader)
    designableSizes = try reader.designableSizes(of: root)
    try reader.checkColorsAndFonts(in: root)
    notes = (reader.notes + references.notes).sorted { $0.line < $1.line }
    try requireCells(within: source.limits)
  }

  private func requireCells(within limits: InterfaceBuilderLimits) throws {
    for cell in cells {
      var (views, constraints) = (0, 0)
      cell.forEachView {
        views += 1
        constraints += $0.constraints.count
      }
      guard views <= limits.viewsPerCell, constraints <= limits.constraintsPerCell else {
        throw InterfaceBuilderError.tooLargeCell(
          file: file, line: cell.line, views: limits.viewsPerCell,
          constraints: limits.constraintsPerCell)
      }
    }
  }

  private static func scenes(of root: IBElement, reader: ElementReader) throws -> [IBScene] {
    func scene(_ element: IBElement, id: String?) throws -> IBScene {
      let objects = element.children(named: "objects").flatMap(\.children)
      return try IBScene(objects, id: id, line: element.line, reader: reader)
    }
    guard let scenes = root.child(named: "scenes") else { return [try scene(root, id: nil)] }
    return try scenes.children(named: "scene").map { try scene($0, id: $0["sceneID"]) }
  }
}

extension InterfaceBuilderDocument.Kind {
  private static let types: [String: Self] = [
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .xib,
    "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": .xib,
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.iPad.XIB": .storyboard,
  ]

  /// Returns the platform of a document type, if it is not iOS.
  private static func platform(of type: String) -> String? {
    let platforms = [
      (".Cocoa.", "macOS"), (".AppleTV.", "tvOS"), (".WatchKit.", "watchOS"),
      (".Watch.", "watchOS"),
    ]
    return platforms.first { type.contains($0.0) }?.1
  }

  fileprivate init(_ root: IBElement, file: String) throws {
    func error(_ found: String) -> InterfaceBuilderError {
      .notVersion3(file: file, line: root.line, found: found)
    }
    guard root.name == "document" else {
      let writer = root.name == "archive" ? ", as written by Xcode 4 and older" : ""
      throw error("an element <\(root.name)>\(writer)")
    }
    let type = root["type"] ?? ""
    if let platform = Self.platform(of: type) {
      throw InterfaceBuilderError.otherPlatform(file: file, line: root.line, platform: platform)
    }
    guard let kind = Self.types[type] else { throw error("type=\"\(type)\"") }
    guard let version = root["version"], version == "3" || version.hasPrefix("3.") else {
      throw error("version=\"\(root["version"] ?? "")\"")
    }
    self = kind
  }
}

extension IBDevice {
  fileprivate init?(_ element: IBElement) {
    guard let id = element.id else { return nil }
    self.init(id: id, appearance: element["appearance"])
  }
}
