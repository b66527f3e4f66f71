import FileAccess
import Foundation

/// The files of an app's target that its sources look for by name, and that a package can have.
struct AppResources {
  /// Asset catalogues, and Interface Builder files of the needed sources; sorted by path.
  let files: [URL]
  /// Font files; sorted by path.
  let fonts: [URL]

  /// Finds what some sources look for.
  /// - Parameters:
  ///   - files: those of the target.
  ///   - sources: the needed sources.
  init(in files: [URL], for sources: [SourceNames]) {
    let used = sources.reduce(into: Set<String>()) { $0.formUnion($1.used.keys) }
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
    fonts = namesFonts ? existing.filter { ["ttf", "otf"].contains($0.pathExtension) } : []
  }

  var all: [URL] { files + fonts }

  /// Copies the files to a folder; of several with one name, the first.
  ///
  /// SwiftPM copies a link as it is, so that a resource outside of the target cannot be one.
  func copy(to folder: URL) throws {
    guard !all.isEmpty else { return }
    try Files.makeFolder(folder)
    for file in all {
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
