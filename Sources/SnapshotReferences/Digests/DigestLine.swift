package import Foundation
package import Graphics
import NumberText
package import SnapshotRecords

/// A picture's reference as one line of a ``DigestFile``: its name, its size in points, the digest of its pixels, the first
/// digits of that of its layout, and what tells the engine that drew it from others.
///
/// ```
/// a-long-title.320@2x 320x87 0fd5…9a 77c05a12 5e1f03bb
/// ```
///
/// Only the pixels decide a verdict. The other two explain it, so that few digits are enough, and a repository grows less.
package struct DigestLine: Sendable {
  /// The fixture, configuration and scale: the name of the picture's file without its ending.
  package let name: String
  let size: SnapshotResult.Size
  package let pixels: Digest
  let layout: DigestPrefix
  /// The fixed pictures of the engine that drew the picture; nil if they are unknown.
  let engine: DigestPrefix?

  package init(
    name: String, size: SnapshotResult.Size, pixels: Digest, layout: DigestPrefix,
    engine: DigestPrefix?
  ) {
    self.name = name
    self.size = size
    self.pixels = pixels
    self.layout = layout
    self.engine = engine
  }

  /// The same picture under another name.
  package func named(_ name: String) -> DigestLine {
    DigestLine(name: name, size: size, pixels: pixels, layout: layout, engine: engine)
  }

  /// Whether the engines of two lines are known to draw other pixels.
  func isDrawnOtherwise(than other: DigestLine) -> Bool {
    guard let engine, let others = other.engine else { return false }
    return engine != others
  }

  /// Describes a picture.
  ///
  /// - Throws: `PNGError` for a broken picture, ``ReferencesError/noLayout(file:_:)`` for one without a layout.
  package init(name: String, png: Data, file: String) throws {
    let image = try PNG.decode(png, name: file)
    let text = try SnapshotText(chunks: image.text, name: file)
    self.init(
      name: name,
      size: SnapshotResult.Size(
        width: Double(image.bitmap.width) / text.scale,
        height: Double(image.bitmap.height) / text.scale), pixels: image.bitmap.digest,
      layout: DigestPrefix(text.digest), engine: text.engine.mark)
  }

  /// Reads what ``text`` wrote; nil for anything else.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard (4...5).contains(words.count), !words[0].isEmpty, let pixels = Digest(String(words[2])),
      let layout = DigestPrefix(String(words[3]))
    else { return nil }
    let engine = words.count > 4 ? DigestPrefix(String(words[4])) : nil
    guard words.count == 4 || engine != nil else { return nil }
    let lengths = words[1].split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1], width > 0,
      height > 0, width.isFinite, height.isFinite
    else { return nil }
    self.init(
      name: String(words[0]), size: SnapshotResult.Size(width: width, height: height),
      pixels: pixels, layout: layout, engine: engine)
  }

  /// The line without its end.
  package var text: String {
    let engine = engine.map { " \($0)" } ?? ""
    return "\(name) \(size.width.exactText)x\(size.height.exactText) \(pixels) \(layout)\(engine)"
  }
}

extension DigestLine: Hashable {
  /// Whether two lines describe the same picture, whoever drew it: one that a second engine draws alike is not a change.
  package static func == (lhs: DigestLine, rhs: DigestLine) -> Bool {
    (lhs.name, lhs.size, lhs.pixels, lhs.layout) == (rhs.name, rhs.size, rhs.pixels, rhs.layout)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    // As lines may differ in nothing else, a set of them would take quadratic time without it.
    hasher.combine(size)
    hasher.combine(pixels)
    hasher.combine(layout)
  }
}

extension Engine {
  /// What tells the engine from others in a ``DigestLine``; nil for one without a fingerprint.
  package var mark: DigestPrefix? { fingerprint.map { DigestPrefix($0.pictures) } }
}

extension SnapshotText {
  /// The digest of everything that ``isSameContent(as:)`` compares, except the pixels and the vocabulary: a later version
  /// of Snap that describes a view alike has the same digest.
  var digest: Digest {
    let parts = [layout, constraintLines, scale.exactText]
    return Digest(of: Data(parts.joined(separator: "\0").utf8))
  }
}

extension ArtifactFileType {
  /// The name of a picture in the file of digests of its suite.
  package static func lineName(of key: SnapshotKey, scale: Double) -> String {
    let path = picture.path(for: key, scale: scale)
    return String(path.dropFirst(key.suite.count + 1).dropLast(picture.fileExtension.count + 1))
  }
}
