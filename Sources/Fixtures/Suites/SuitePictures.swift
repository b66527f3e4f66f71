internal import FileAccess
package import Foundation

/// The pictures of iOS in a folder of tests, wherever their libraries keep them.
package enum SuitePictures {
  /// Which library keeps its pictures in a folder of a name; nil for any other folder.
  package enum Library: Sendable {
    case snapshotTesting
    case iosSnapshotTestCase

    package init?(folder name: String) {
      if name == "__Snapshots__" {
        self = .snapshotTesting
      } else if name.hasPrefix("ReferenceImages") {
        self = .iosSnapshotTestCase
      } else {
        return nil
      }
    }
  }

  /// Finds the pictures below a folder, in the order of their paths.
  ///
  /// Hidden folders and those of libraries are left out. What cannot be read has no pictures.
  package static func all(below folder: URL) -> [SuitePicture] {
    pictures(in: folder.standardizedFileURL, ofSuite: false, depth: 0)
  }

  private static func pictures(
    in folder: URL, ofSuite isInside: Bool, depth: Int
  ) -> [SuitePicture] {
    guard depth < deepest else { return [] }
    let names = (try? Files.names(in: folder)) ?? []
    return names.flatMap { name -> [SuitePicture] in
      if isInside, name.hasSuffix(".png") {
        return [SuitePicture(path: folder.path + "/" + name)].compactMap(\.self)
      }
      guard !name.hasPrefix("."), !foreign.contains(name), !name.contains(".") || isInside else {
        return []
      }
      let inner = folder.appendingPathComponent(name)
      guard Files.isFolder(inner) else { return [] }
      return pictures(
        in: inner, ofSuite: isInside || Library(folder: name) != nil, depth: depth + 1)
    }
  }

  private static let deepest = 12
  private static let foreign: Set = ["Pods", "Carthage", "node_modules", "Snapshots", "build"]
}
