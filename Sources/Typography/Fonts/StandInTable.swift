import FileAccess
import Foundation

/// The fonts of iOS that may not be shipped, from `ios-fonts.json`: their names, and what is published of their metrics.
struct StandInTable: Decodable {
  /// A family, with the metrics of its fonts that have none of their own.
  struct Family: Decodable {
    let name: String
    let metrics: Metrics?
    let isMonospaced: Bool?
    let fonts: [Entry]
  }

  /// One font of a family.
  struct Entry: Decodable {
    let name: String
    let weight: Double?
    let italic: Bool?
    /// The average advance of English text in em.
    let averageWidth: Double?
    /// The name of a font whose advances it shares.
    let advancesOf: String?
    /// Where its advances are, if they are not published themselves.
    let between: Between?
    let metrics: Metrics?

    var fontWeight: FontWeight { FontWeight(rawValue: weight ?? 0) }
    var isItalic: Bool { italic ?? false }
  }

  /// A place on the straight line through the advances of two fonts, 0 for the first and 1 for the second.
  struct Between: Decodable {
    let fonts: [String]
    let share: Double
  }

  /// Published metrics in em, y upwards.
  struct Metrics: Decodable {
    let ascender: Double
    let descender: Double
    let capHeight: Double?
    let xHeight: Double?
  }

  /// The average advances of the bundled files used as stand-ins, by file and in em.
  let averageWidths: [String: Double]
  /// Advances by font, for the characters from space to tilde, in thousandths of an em.
  private let advances: [String: [Double]]
  let families: [Family]

  /// The signs that are as wide as the dollar, as in Helvetica Neue and in the 14 standard fonts of PDF.
  private static let currencySigns: [Unicode.Scalar] = ["£", "¥", "€", "₹"]

  /// Returns a font's advances in em by Unicode scalar; nil if they are not known.
  func advances(of entry: Entry) -> [UInt32: Double]? {
    guard let printable = printableAdvances(of: entry) else { return nil }
    let scalars = UInt32(0x20)..<UInt32(0x20 + printable.count)
    var all = Dictionary(uniqueKeysWithValues: zip(scalars, printable.map { $0 / 1000 }))
    for sign in Self.currencySigns { all[sign.value] = all[Unicode.Scalar("$").value] }
    for letter in (0xC0..<Unicode.Scalar.endOfLatin).compactMap(Unicode.Scalar.init) {
      all[letter.value] = all[letter.base.value]
    }
    return all
  }

  private func printableAdvances(of entry: Entry) -> [Double]? {
    guard let between = entry.between else { return advances[entry.advancesOf ?? entry.name] }
    guard between.fonts.count == 2, let first = advances[between.fonts[0]],
      let second = advances[between.fonts[1]]
    else { return nil }
    return zip(first, second).map { $0 + ($1 - $0) * between.share }
  }

  /// Reads the table of a folder of fonts.
  static func read(from file: URL) throws(FontError) -> StandInTable {
    let data: Data
    do {
      data = try Files.read(existing: file)
    } catch {
      throw .unreadable(file, reason: error.reason)
    }
    do {
      return try JSONDecoder().decode(StandInTable.self, from: data)
    } catch {
      throw .invalidManifest(file, reason: "\(error)")
    }
  }
}

extension FontMetrics {
  /// Replaces what is published of a font's metrics; lines have no gap.
  func replaced(by published: StandInTable.Metrics?) -> FontMetrics {
    guard let published else { return self }
    return FontMetrics(
      ascender: published.ascender, descender: published.descender, lineGap: 0,
      capHeight: published.capHeight ?? capHeight, xHeight: published.xHeight ?? xHeight)
  }
}
