import Foundation
import Graphics
import NumberText

/// A picture's reference as one line of a ``DigestFile``: its name, its size in points, and the digests of its pixels and
/// of its layout.
///
/// ```
/// a-long-title.320@2x 320x87 0fd5…9a 77c0…12
/// ```
struct DigestLine: Hashable, Sendable {
  /// The fixture, configuration and scale: the name of the picture's file without its ending.
  let name: String
  let size: SnapshotResult.Size
  let pixels: Digest
  let layout: Digest

  init(name: String, size: SnapshotResult.Size, pixels: Digest, layout: Digest) {
    self.name = name
    self.size = size
    self.pixels = pixels
    self.layout = layout
  }

  /// Describes a picture.
  ///
  /// - Throws: `PNGError` for a broken picture, ``SnapshotsError/noLayout(file:_:)`` for one without a layout.
  init(name: String, png: Data, file: String) throws {
    let image = try PNG.decode(png, name: file)
    let text = try SnapshotText(chunks: image.text, name: file)
    self.init(
      name: name,
      size: SnapshotResult.Size(
        width: Double(image.bitmap.width) / text.scale,
        height: Double(image.bitmap.height) / text.scale), pixels: image.bitmap.digest,
      layout: text.digest)
  }

  /// Reads what ``text`` wrote; nil for anything else.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, !words[0].isEmpty, let pixels = Digest(String(words[2])),
      let layout = Digest(String(words[3]))
    else { return nil }
    let lengths = words[1].split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1], width > 0,
      height > 0, width.isFinite, height.isFinite
    else { return nil }
    self.init(
      name: String(words[0]), size: SnapshotResult.Size(width: width, height: height),
      pixels: pixels, layout: layout)
  }

  /// The line without its end.
  var text: String {
    "\(name) \(size.width.exactText)x\(size.height.exactText) \(pixels) \(layout)"
  }
}

extension SnapshotText {
  /// The digest of everything that ``isSameContent(as:)`` compares, but for the pixels.
  var digest: Digest {
    let parts = [layout, constraintLines, "\(vocabulary)", scale.exactText]
    return Digest(of: Data(parts.joined(separator: "\0").utf8))
  }
}

extension ArtifactFileType {
  /// The name of a picture in the file of digests of its suite.
  static func lineName(of key: SnapshotKey, scale: Double) -> String {
    let path = picture.path(for: key, scale: scale)
    return String(path.dropFirst(key.suite.count + 1).dropLast(picture.fileExtension.count + 1))
  }
}
