import FileAccess
import Foundation
import Graphics
import SnapReport

/// The folder of a gallery: the page, and the pictures and layouts that it shows.
struct GalleryFolder {
  private let tree: FileTree
  private let page: URL
  private var pictures: DigestNamedFiles
  private var layouts: DigestNamedFiles

  /// Names a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, which need not exist.
  ///   - tree: what it is in; nil for a folder that the user named.
  /// - Throws: `FileError` if it cannot be read.
  init(_ folder: URL, in tree: FileTree?) throws {
    let place = FileTree.place(ofNamed: folder)
    self.tree = tree ?? FileTree(ofNamed: place)
    page = place.appendingPathComponent("index.html")
    pictures = try DigestNamedFiles(
      place.appendingPathComponent(GalleryPage.pictureFolder, isDirectory: true), in: self.tree,
      where: ReportPage.isName)
    layouts = try DigestNamedFiles(
      place.appendingPathComponent(GalleryPage.layoutFolder, isDirectory: true), in: self.tree,
      where: GalleryPage.isLayoutName)
  }

  /// Adds a picture; nil for bytes that are not a PNG.
  ///
  /// - Throws: `FileError` if it cannot be written.
  mutating func add(_ png: Data) throws -> Gallery.File? {
    guard let size = PNG.size(of: png) else { return nil }
    let name = "\(Digest(of: png)).png"
    try pictures.add(name) { png }
    return Gallery.File(name: name, width: size.width, height: size.height)
  }

  /// Adds a list of layouts, and returns its name.
  ///
  /// - Throws: `FileError` if it cannot be written.
  mutating func add(_ list: [Data?]) throws -> String {
    // Without a mark between them, two lists could have the same bytes.
    let parts = list.map { ($0.map { "\(Digest(of: $0))" } ?? "-") }
    let name = "\(Digest(of: Data(parts.joined(separator: " ").utf8)))"
    try layouts.add("\(name).js") { GalleryPage.script(of: list, name: name) }
    return name
  }

  /// Writes the page after all that it shows, and removes what only an earlier one showed.
  ///
  /// - Throws: `FileError` if a file cannot be written, `EncodingError` if a number is not finite.
  func finish(_ gallery: Gallery) throws {
    try tree.write(GalleryPage(gallery).html(), to: page)
    try pictures.removeOthers()
    try layouts.removeOthers()
  }
}
