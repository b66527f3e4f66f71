import FileAccess
import Foundation

/// The roles of the bundled files, from `manifest.json`.
struct FontManifest: Decodable {
  /// The family used in place of Apple's system font.
  struct System: Decodable {
    let metrics: FontMetrics
    /// The factor of every glyph's width.
    let widthScale: Double
    let fallbackSpaces: FallbackSpaces
    /// By ascending minimum size.
    let cuts: [Cut]
  }

  /// The faces for sizes from a minimum upwards.
  struct Cut: Decodable {
    let minimumSize: Double
    let faces: [Face]
    let tracking: Tracking
    /// Added after each digit, in em, by point size.
    let digits: PiecewiseLinear
    /// What earlier releases of iOS add to that; nil for nothing.
    let earlierDigits: [EarlierSpacing]?
    /// Added after each space, in em.
    let spaces: Double
    /// Added after other characters.
    let letters: LetterSpacing
    /// What an earlier era adds to that; nil for nothing.
    let earlierLetters: EarlierLetters?
  }

  /// A file's role in its family.
  struct Face: Decodable {
    let file: String
    let weight: Double
    let italic: Bool
  }

  /// The files to try for characters that a font lacks.
  struct Fallback: Decodable {
    let regular: String
    let bold: String
  }

  struct Emoji: Decodable {
    let file: String
    /// The advance of every emoji in the file's own em.
    let ownAdvance: Double
    /// The advance they should have, in em, by the text's point size.
    let advances: PiecewiseLinear
  }

  let system: System
  let monospaced: [Face]
  let fallbacks: [Fallback]
  let emoji: Emoji

  /// Reads the manifest of a folder of fonts.
  static func read(from file: URL) throws(FontError) -> FontManifest {
    let data: Data
    do {
      data = try Files.read(existing: file)
    } catch {
      throw .unreadable(file, reason: error.reason)
    }
    let manifest: FontManifest
    do {
      manifest = try JSONDecoder().decode(FontManifest.self, from: data)
    } catch {
      throw .invalidManifest(file, reason: "\(error)")
    }
    guard let first = manifest.system.cuts.first, manifest.system.cuts.allSatisfy(\.hasUpright),
      first.minimumSize == 0, !manifest.monospaced.isEmpty
    else {
      throw .invalidManifest(
        file,
        reason: "it needs a cut from size 0, an upright face in each cut and a monospaced face")
    }
    return manifest
  }
}

extension FontManifest.System {
  /// The numbers of the releases of iOS that have other widths than the one before.
  var eraEnds: [Int] {
    let spacings =
      fallbackSpaces.earlierIdeographs
      + cuts.flatMap { $0.tracking.earlier + ($0.earlierDigits ?? []) }
    return spacings.map(\.before) + cuts.compactMap(\.earlierLetters?.before)
  }
}

extension FontManifest.Cut {
  fileprivate var hasUpright: Bool { faces.contains { !$0.italic } }

  /// The face nearest to a weight.
  func face(weight: FontWeight, italic: Bool) -> FontManifest.Face? {
    faces.face(weight: weight, italic: italic)
  }
}

extension [FontManifest.Face] {
  /// The face nearest to a weight, preferring those with the requested slant.
  func face(weight: FontWeight, italic: Bool) -> FontManifest.Face? {
    let candidates = filter { $0.italic == italic }
    return (candidates.isEmpty ? self : candidates).min {
      abs($0.weight - weight.rawValue) < abs($1.weight - weight.rawValue)
    }
  }
}
