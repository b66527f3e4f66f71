internal import FileAccess
public import Foundation

/// The fonts in the files of a repository, for a document that names fonts of its app.
public struct FontFolder: Hashable, Sendable {
  public let root: URL
  /// The folder of the document: of several files with a font of one name, the nearest is used.
  public let document: URL

  /// Creates the fonts below a folder, for a document in or below it.
  public init(root: URL, document: URL) {
    self.root = root
    self.document = document
  }

  /// Returns the file that is nearest to the document: with the most folders in common, then the first by path.
  func nearest(of files: [FontFolderIndex.Entry]) -> FontFolderIndex.Entry? {
    let own = document.pathComponents
    return files.max { one, other in
      let (near, far) = (common(own, one), common(own, other))
      return (near, other.file.path) < (far, one.file.path)
    }
  }

  private func common(_ own: [String], _ entry: FontFolderIndex.Entry) -> Int {
    zip(own, entry.file.pathComponents).prefix { $0 == $1 }.count
  }
}

/// Where the fonts below a folder are, by PostScript name.
struct FontFolderIndex {
  /// A font, and the file that has it.
  struct Entry: Hashable {
    let file: URL
    let variant: FaceVariant
  }

  private var entries: [FontName: [Entry]] = [:]

  /// Reads the names of the fonts below a folder; a damaged file has none.
  init(_ root: URL) {
    let files = Files.files(
      below: root, withExtensions: ["ttf", "otf", "ttc"], reading: Self.mostEntries)
    for file in files.prefix(Self.mostFiles) {
      for face in (try? FontFace.all(in: file)) ?? [] {
        entries[FontName(face.name), default: []].append(Entry(file: file, variant: face.variant))
      }
    }
  }

  /// Returns the fonts with a PostScript name, in the order of their files' paths.
  func fonts(named name: String) -> [Entry] { entries[FontName(name)] ?? [] }

  /// More than most repositories have; reading so many takes about a second.
  private static let mostEntries = 100_000
  private static let mostFiles = 500
}
