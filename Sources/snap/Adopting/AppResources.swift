import FileAccess
import Foundation

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

  /// Finds what some sources look for.
  /// - Parameters:
  ///   - files: those of the target.
  ///   - sources: the needed sources.
  init(in files: [URL], for sources: [SourceNames]) {
    var used: Set<String> = []
    for source in sources {
      used.formUnion(source.uses.keys)
      for use in source.uses.values { used.formUnion(use.labels.compactMap(\.self)) }
    }
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let looksUp = used.contains("named")
    let namesFonts = used.contains("UIFont") && used.contains("name")
    let existing = files.filter { Files.exists($0) }
    self.files = existing.filter { file in
      switch file.pathExtension {
      case "xcassets": looksUp
      case "xib", "storyboard":
        declared.contains(file.deletingPathExtension().lastPathComponent)
      default: false
      }
    }
    let tables = existing.filter { Self.tables.contains($0.pathExtension) }
    texts = Self.lookups.isDisjoint(with: used) ? [] : tables
    fonts = namesFonts ? existing.filter { ["ttf", "otf"].contains($0.pathExtension) } : []
  }

  private static let tables: Set = ["strings", "stringsdict", "xcstrings"]
  /// What looks texts up: a function, a method of `Bundle`, and the initializer of `String`.
  private static let lookups: Set = ["NSLocalizedString", "localizedString", "localized"]

  /// The names in the package's folder `Texts`, each once, in the order of the tables.
  var namesOfTexts: [String] {
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
  func copyTexts(to folder: URL) throws {
    for table in texts {
      try Self.copy(
        [table], to: Self.folder(of: table).map { folder.appendingPathComponent($0) } ?? folder)
    }
  }

  /// Copies files and fonts to a folder; of several with one name, the first.
  ///
  /// SwiftPM copies a link as it is, so that a resource outside of the target cannot be one.
  func copy(to folder: URL) throws { try Self.copy(files + fonts, to: folder) }

  private static func copy(_ files: [URL], to folder: URL) throws {
    guard !files.isEmpty else { return }
    try Files.makeFolder(folder)
    for file in files {
      let copy = folder.appendingPathComponent(file.lastPathComponent)
      guard !Files.exists(copy) else { continue }
      do {
        try FileManager.default.copyItem(at: file, to: copy)
      } catch {
        throw SnapError.cannotWrite(file: copy.path, reason: error.localizedDescription)
      }
    }
  }
}
