import Foundation
import Locks

/// Stand-ins for the fonts of iOS that may not be shipped: bundled faces under their names, with their metrics.
///
/// 1. A stand-in is the system family's text cut, or the monospaced family, at the font's weight and slant.
/// 2. Its line metrics are those published of the font, otherwise the system font's.
/// 3. It has no contextual forms of Inter, such as a colon that is raised between digits.
/// 4. Its glyphs are as wide as the advances published of the font; otherwise they are as much wider or narrower as its
///    average advance, and otherwise as the system font's.
final class StandInFonts: Sendable {
  private let table: StandInTable
  private let families: [FontName: StandInTable.Family]
  private let entries: [FontName: (entry: StandInTable.Entry, family: StandInTable.Family)]
  private let manifest: FontManifest
  private let directory: URL
  private let fallbacks: FontFallbacks
  private let typefaces = Lock<[String: Typeface]>([:])

  /// - Throws: ``FontError`` naming the table if it is missing or damaged.
  init(
    directory: URL, manifest: FontManifest, fallbacks: FontFallbacks
  ) throws(FontError) {
    let table = try StandInTable.read(from: directory.appendingPathComponent("ios-fonts.json"))
    self.table = table
    families = Dictionary(table.families.map { (FontName($0.name), $0) }) { first, _ in first }
    entries = Dictionary(
      table.families.flatMap { family in
        family.fonts.map { (FontName($0.name), (entry: $0, family: family)) }
      }
    ) { first, _ in first }
    self.directory = directory
    self.manifest = manifest
    self.fallbacks = fallbacks
  }

  /// The families' names, sorted.
  var familyNames: [String] { table.families.map(\.name).sorted() }

  /// Returns the PostScript names of a family's fonts, sorted.
  func fontNames(inFamily family: String) -> [String] {
    table.families.filter { $0.name == family }.flatMap(\.fonts).map(\.name).sorted()
  }

  /// Returns the stand-in for a font by its PostScript name; nil for a font that iOS does not have.
  func font(named name: String, size: Double) -> Font? {
    guard let (entry, family) = entries[FontName(name)] else { return nil }
    return typeface(of: entry, in: family).map { Font(typeface: $0, pointSize: size) }
  }

  /// Returns the stand-in for the font of a family that is nearest in weight, preferring those with the slant; nil for
  /// an unknown family.
  func font(
    inFamily name: String, weight: FontWeight, italic: Bool, size: Double
  ) -> Font? {
    guard let family = families[FontName(name)] else { return nil }
    let sorted = family.fonts.sorted { $0.name < $1.name }
    let slanting = sorted.filter { $0.isItalic == italic }
    let nearest = (slanting.isEmpty ? sorted : slanting).min {
      abs($0.fontWeight.rawValue - weight.rawValue) < abs($1.fontWeight.rawValue - weight.rawValue)
    }
    return nearest.flatMap { font(named: $0.name, size: size) }
  }

  private func typeface(of entry: StandInTable.Entry, in family: StandInTable.Family) -> Typeface? {
    typefaces.withLock { typefaces in
      if let known = typefaces[entry.name] { return known }
      let made = makeTypeface(entry, family)
      typefaces[entry.name] = made
      return made
    }
  }

  /// Nil if the bundled file can no longer be read.
  private func makeTypeface(
    _ entry: StandInTable.Entry, _ family: StandInTable.Family
  ) -> Typeface? {
    let faces = family.isMonospaced == true ? manifest.monospaced : manifest.system.cuts[0].faces
    guard let file = faces.face(weight: entry.fontWeight, italic: entry.isItalic)?.file,
      let face = try? FontFace(
        file: directory.appendingPathComponent(file), widths: { widths(of: entry, file, $0) },
        name: entry.name, familyName: family.name)
    else { return nil }
    return Typeface(
      cuts: [Typeface.Cut(minimumSize: 0, face: face, role: nil)],
      metrics: manifest.system.metrics.replaced(by: entry.metrics ?? family.metrics),
      weight: entry.fontWeight, isItalic: entry.isItalic, isSystem: false, isStandIn: true,
      features: [.noContextualForms], fallbacks: fallbacks)
  }

  private func widths(
    of entry: StandInTable.Entry, _ file: String, _ font: HarfBuzzFont
  ) -> GlyphWidths {
    if let advances = table.advances(of: entry) { return GlyphWidths(giving: advances, in: font) }
    guard let wanted = entry.averageWidth, let own = table.averageWidths[file] else {
      return GlyphWidths(usual: manifest.system.widthScale)
    }
    return GlyphWidths(usual: wanted / own)
  }
}
