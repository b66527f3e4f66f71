import FileAccess
import Foundation
import Revisions
import TestRuns

/// The files of an app's target that its sources look for by name, and that a package can have.
///
/// Texts are looked for in a bundle's `.lproj` folders, all else in any of its folders.
struct AppResources {
  /// Asset catalogues, and Interface Builder files of the needed sources; sorted by path.
  let files: [URL]
  /// Font files; sorted by path.
  let fonts: [URL]
  /// Tables of texts; sorted by path.
  let texts: [URL]
  /// What a module's sources may look for in `Bundle.module` by any path; sorted by path.
  let others: [URL]
  /// The constants for assets that the sources use.
  let symbols: AssetSymbols
  /// Whether they are the app's, in a folder of their own; those of other modules are where `Bundle.module` has them.
  let areApps: Bool

  /// Finds what some sources look for.
  /// - Parameters:
  ///   - files: those of the target, all of which exist.
  ///   - sources: the needed sources of the target.
  ///   - nibs: the Interface Builder files with the cells' views.
  ///   - areApps: whether the target is the app, and no package's.
  ///   - hasBundle: whether SwiftPM gives the target a bundle, in which it may look for anything.
  ///   - hasAssetExtensions: whether Xcode generates members of `UIImage` and `UIColor` for its assets.
  init(
    in files: [URL], for sources: [SourceNames], nibs: [URL] = [], areApps: Bool, hasBundle: Bool,
    hasAssetExtensions: Bool
  ) {
    var used: Set<String> = []
    for source in sources {
      used.formUnion(source.uses.keys)
      for use in source.uses.values { used.formUnion(use.labels.compactMap(\.self)) }
    }
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let looksUp =
      !Self.assetLookups.isDisjoint(with: used) || nibs.contains(where: Self.namesAssets)
    let namesFonts = used.contains("UIFont") && used.contains("name")
    let takesAll = hasBundle && sources.contains(where: \.usesModuleBundle)
    let symbols = AssetSymbols(
      in: files.filter { $0.pathExtension == "xcassets" }, for: sources,
      hasExtensions: hasAssetExtensions)
    self.files = files.filter { file in
      switch file.pathExtension {
      case "xcassets": takesAll || looksUp || !symbols.resources.isEmpty
      case "xib", "storyboard":
        takesAll || declared.contains(file.deletingPathExtension().lastPathComponent)
      default: false
      }
    }
    let looksTextsUp = takesAll || !Self.lookups.isDisjoint(with: used)
    texts = files.filter { looksTextsUp && TextTable.endings.contains($0.pathExtension) }
    fonts = files.filter { (takesAll || namesFonts) && Self.fonts.contains($0.pathExtension) }
    let known = TextTable.endings.union(Self.fonts).union(Self.ofUIKit)
    let looksFilesUp = !Self.fileLookups.isDisjoint(with: used)
    others = files.filter { file in
      !known.contains(file.pathExtension)
        && (takesAll || looksFilesUp && BundleFile.isOne(file))
    }
    self.symbols = symbols
    self.areApps = areApps
  }

  private static let fonts: Set = ["ttf", "otf"]
  private static let ofUIKit: Set = ["xcassets", "xib", "storyboard"]

  /// What looks pictures and colours up by their names.
  private static let assetLookups: Set = [
    "named", "#imageLiteral", "imageLiteralResourceName", "NSDataAsset",
  ]

  /// The labels of what looks files up in a bundle.
  private static let fileLookups: Set = [
    "forResource", "forResourcesWithExtension", "forResourcesOfType",
  ]

  /// Whether an Interface Builder file names pictures or colours.
  private static func namesAssets(_ nib: URL) -> Bool {
    guard let data = try? Files.read(existing: nib) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("<image name=") || text.contains("<namedColor name=")
  }

  /// The folder in the target to which all but texts is copied.
  var folder: String { areApps ? "Resources" : "Files" }

  /// The paths in the target that its bundle has.
  var copies: [String] {
    let copied = files + fonts + others
    let names = copied.map(\.lastPathComponent).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return (areApps ? (copied.isEmpty ? [] : [folder]) : names.map { "\(folder)/\($0)" })
      + namesOfTexts.map { "Texts/\($0)" }
  }

  /// What looks texts up: a function, a method of `Bundle`, and the initializer of `String`.
  private static let lookups: Set = ["NSLocalizedString", "localizedString", "localized"]

  /// The names in the package's folder `Texts`, each once, in the order of the tables.
  private var namesOfTexts: [String] {
    texts.reduce(into: []) { names, table in
      let name = Self.folder(of: table) ?? table.lastPathComponent
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The table's `.lproj` folder.
  private static func folder(of table: URL) -> String? {
    let folder = table.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.lastPathComponent : nil
  }

  /// Copies the tables of texts to a folder, in their `.lproj` folders; of several with one name, the first.
  ///
  /// - Returns: those that are left out, as none of the targets.
  func copyTexts(
    to folder: URL, in tree: FileTree, among targets: LinkTargets
  ) throws -> [String] {
    try texts.flatMap { table in
      try Self.copy(
        [table], to: Self.folder(of: table).map { folder.appendingPathComponent($0) } ?? folder,
        in: tree, among: targets)
    }
  }

  /// Copies all but texts to a folder; of several with one name, the first.
  ///
  /// SwiftPM copies a link as it is, so that a resource outside of the target cannot be one. What a link leads to is copied.
  ///
  /// - Returns: those that are left out, as none of the targets.
  func copy(to folder: URL, in tree: FileTree, among targets: LinkTargets) throws -> [String] {
    try Self.copy(files + fonts + others, to: folder, in: tree, among: targets)
  }

  private static func copy(
    _ files: [URL], to folder: URL, in tree: FileTree, among targets: LinkTargets
  ) throws -> [String] {
    guard !files.isEmpty else { return [] }
    try tree.makeFolder(folder)
    var packed = PackedFiles(linkingTo: targets)
    for file in files where try !tree.exists(folder.appendingPathComponent(file.lastPathComponent))
    {
      if Files.isFolder(file) {
        try tree.makeFolder(folder.appendingPathComponent(file.lastPathComponent))
      }
      try packed.addOfProject(file)
    }
    for item in packed.items {
      guard let data = try Files.read(item.file, atMost: .max) else { continue }
      try tree.write(data, to: folder.appendingPathComponent(item.path))
    }
    return packed.leftOut
  }
}
