#if !canImport(Darwin)
internal import Foundation

/// The folders in which iOSSnapshotTestCase and its relatives keep pictures; only read.
///
/// A picture is in `ReferenceImages_64/Module.Class/test_identifier@3x.png`, beside the test's file or a folder above, up to
/// that of the repository. The class may be without its module, and the name may have the device, the system and the screen
/// before the scale.
package struct ReferenceImages {
  private let folders: [String]

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - directory: the folder that a test names; nil if none does.
  ///   - suffixes: endings of folders that come first.
  package init(file: String, directory: String? = nil, suffixes: [String] = []) {
    if let directory, !directory.isEmpty {
      folders = suffixes.map { directory + $0 } + [directory]
      return
    }
    let ordered = suffixes.map { Self.name + $0 }
    folders = Self.folders(above: file).flatMap { parent in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
      let found = names.filter { $0.hasPrefix(Self.name) }.sorted()
      return (ordered.filter(found.contains) + found.filter { !ordered.contains($0) })
        .map { "\(parent)/\($0)" }
    }
  }

  private static let name = "ReferenceImages"

  /// The folders that hold a file, from its own to the repository's, and at most this many.
  private static func folders(above file: String) -> [String] {
    var (folders, folder) = ([String](), URL(fileURLWithPath: file).deletingLastPathComponent())
    while folders.count < mostFolders, folder.path != "/" {
      folders.append(folder.path)
      if FileManager.default.fileExists(atPath: folder.path + "/.git") { break }
      folder.deleteLastPathComponent()
    }
    return folders
  }

  private static let mostFolders = 12

  /// Returns the picture of a test; nil if there is none.
  package func picture(
    named test: String, ofClass name: String, in module: String?
  ) -> IOSPicture? {
    for folder in folders {
      let classes = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let exact = module.map { "\($0).\(name)" }
      let matching = classes.filter { $0 == name || $0.hasSuffix("." + name) }
        .sorted { ($0 == exact ? 0 : 1, $0) < ($1 == exact ? 0 : 1, $1) }
      for candidate in matching {
        if let picture = picture(named: test, in: "\(folder)/\(candidate)") { return picture }
      }
    }
    return nil
  }

  /// The picture with the name alone, otherwise that with the shortest of other parts.
  private func picture(named test: String, in folder: String) -> IOSPicture? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ranked = names.compactMap { name in Self.rest(of: name, after: test).map { ($0, name) } }
    let best = ranked.min { ($0.0.count, $0.1) < ($1.0.count, $1.1) }
    return best.flatMap { IOSPicture(path: "\(folder)/\($0.1)") }
  }

  /// What a picture's name has between that of the test and the scale; nil for another test's picture.
  private static func rest(of name: String, after test: String) -> Substring? {
    guard name.hasSuffix(".png"), name.hasPrefix(test) else { return nil }
    let rest = name.dropFirst(test.count).dropLast(".png".count)
    let other = rest.firstIndex(of: "@").map { rest[..<$0] } ?? rest
    // An identifier is not a device: `test_wide@2x.png` is that of another snapshot of `test`.
    guard other.isEmpty || Self.namesScreen(other) else { return nil }
    return other
  }

  /// Whether a part names a device, a system or a screen: it has a size such as `_375x667`, or a version such as `_12_4`.
  private static func namesScreen(_ part: Substring) -> Bool {
    part.hasPrefix("_")
      && (part.contains(/_\d+x\d+$/) || part.contains(/_(iPhone|iPad)/)
        || part.contains(/_\d+[._]\d+$/))
  }
}
#endif
