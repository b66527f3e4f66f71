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
    let metrics: Metrics?

    var fontWeight: FontWeight { FontWeight(rawValue: weight ?? 0) }
    var isItalic: Bool { italic ?? false }
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
  let families: [Family]

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
