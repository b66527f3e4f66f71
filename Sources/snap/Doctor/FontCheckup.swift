import BundledFonts
import FileAccess
import Foundation
import Graphics
import SnapReport

/// Whether the fonts are the bundled ones, as any other byte can change pictures.
struct FontCheckup {
  let directory: URL
  /// The ``digest(of:)`` of the unmodified folder.
  let expected: String

  static var bundled: FontCheckup {
    FontCheckup(directory: BundledFonts.directory, expected: BundledFonts.digest)
  }

  private static let remedy =
    "Restore the folder Fonts of the package Snap (`git checkout`, `git lfs pull`) and build again."

  var check: Check {
    let files = Self.files(in: directory)
    guard !files.isEmpty else {
      return .missing(
        "fonts", "no fonts in \(directory.path)", remedy: Self.remedy)
    }
    guard let digest = Self.digest(of: files, in: directory) else {
      return .missing(
        "fonts", "the fonts in \(directory.path) cannot be read", remedy: Self.remedy)
    }
    guard digest == expected else {
      return .missing(
        "fonts", "the fonts in \(directory.path) have the digest \(digest) instead of \(expected)",
        remedy: Self.remedy)
    }
    return .good("fonts", "fonts: \(files.count.counted("file")), digest \(digest.prefix(8))")
  }

  /// The font files, the manifest and the table of fonts of iOS by their paths in the folder, sorted.
  private static func files(in directory: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: directory.path)
    let paths = found?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      [".otf", ".ttf", ".json"].contains { path.hasSuffix($0) }
    }.sorted()
  }

  /// Returns one digest of all names and bytes; nil if a file cannot be read.
  private static func digest(of files: [String], in directory: URL) -> String? {
    var lines = ""
    for path in files {
      guard let data = try? Files.read(existing: directory.appendingPathComponent(path)) else {
        return nil
      }
      lines += "\(path) \(Digest(of: data))\n"
    }
    return Digest(of: Data(lines.utf8)).description
  }
}
