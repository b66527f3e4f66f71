import Foundation
import Revisions

/// What a change of a file can mean for pictures.
enum WatchedFile: Equatable {
  /// An Interface Builder file or a cell file, whose cells are drawn.
  case cells
  /// What cells show by one of these names, such as a picture or a colour of a catalogue.
  case named([String])
  /// Translations for the Interface Builder file of a name.
  case texts(String)
  /// What any cell may show: a font, a whole catalogue, the package's settings.
  case any
  case swift

  private static let pictures: Set = ["png", "jpg", "jpeg", "pdf", "svg"]
  private static let fonts: Set = ["ttf", "otf", "ttc"]
  private static let texts: Set = ["strings", "stringsdict", "xcstrings"]

  /// Nil for a file that no picture depends on.
  init?(_ path: String) {
    let names = path.split(separator: "/")
    let name = names.last.map(String.init) ?? ""
    let ending = (name as NSString).pathExtension.lowercased()
    let base = (name as NSString).deletingPathExtension
    if let catalogue = names.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
      let set = names[names.index(after: catalogue)...].last { $0.hasSuffix("set") }
      self = set.map { .named([($0 as NSString).deletingPathExtension]) } ?? .any
    } else if LintPaths.endings.contains(ending) || RevisionFiles.isCellFile(name) {
      self = .cells
    } else if Self.texts.contains(ending) {
      self = .texts(base)
    } else if Self.pictures.contains(ending) {
      self = .named([name, base] + base.split(separator: "@").prefix(1).map(String.init))
    } else if Self.fonts.contains(ending) || name == "snap.json" {
      self = .any
    } else if ending == "swift" || name == "Package.resolved" {
      self = .swift
    } else {
      return nil
    }
  }
}
