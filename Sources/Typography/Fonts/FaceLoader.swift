import Foundation

/// Opens the files of one folder, each only once.
final class FaceLoader {
  private let directory: URL
  private(set) var faces: [String: FontFace] = [:]

  init(directory: URL) {
    self.directory = directory
  }

  /// Opens a file given by its path in the folder.
  @discardableResult
  func load(_ path: String, widthScale: Double = 1) throws(FontError) -> FontFace {
    if let known = faces[path] { return known }
    let face = try FontFace(
      file: directory.appendingPathComponent(path),
      widths: { _ in GlyphWidths(usual: widthScale) })
    faces[path] = face
    return face
  }

  func fallbacks(of manifest: FontManifest) throws(FontError) -> FontFallbacks {
    var families: [FontFallbacks.Family] = []
    for entry in manifest.fallbacks {
      let family = FontFallbacks.Family(
        regular: try load(entry.regular), bold: try load(entry.bold))
      families.append(family)
    }
    return FontFallbacks(
      families: families, emoji: try load(manifest.emoji.file),
      emojiAdvance: manifest.emoji.advances, ownEmojiAdvance: manifest.emoji.ownAdvance)
  }
}
