internal import CPNG
internal import Foundation

/// Unpacks the streams of a file.
struct PDFFilters {
  let file: PDFFile

  /// What a stream holds, and the name of the format of pictures that its bytes still have.
  struct Content {
    var bytes: [UInt8]
    var format: String?
  }

  /// The most filters that a stream may have.
  private static let mostFilters = 8

  /// Returns the bytes of a stream; nil if they are damaged, more than a limit, or of an unknown format.
  func decoded(_ stream: PDFStream, limit: Int = PDFFile.mostUnpacked) -> Content? {
    let filters = list(stream.entries["Filter"] ?? stream.entries["F"])
    let settings = list(stream.entries["DecodeParms"] ?? stream.entries["DP"])
    guard filters.count <= Self.mostFilters else { return nil }
    var content = Content(bytes: Array(stream.bytes))
    for (index, filter) in filters.enumerated() {
      guard content.format == nil, let name = filter.name else { return nil }
      let entries = index < settings.count ? settings[index].dictionary ?? [:] : [:]
      switch name {
      case "DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode":
        content.format = name
      default:
        guard let bytes = decoded(content.bytes, name, entries, limit) else { return nil }
        content.bytes = bytes
      }
    }
    return content
  }

  private func list(_ object: PDFObject?) -> [PDFObject] {
    switch file.resolve(object) {
    case .null: []
    case .array(let items): items.map(file.resolve)
    case let one: [one]
    }
  }

  private func decoded(
    _ bytes: [UInt8], _ name: String, _ entries: [String: PDFObject], _ limit: Int
  ) -> [UInt8]? {
    switch name {
    case "FlateDecode", "Fl":
      return Self.inflated(bytes, limit: limit).flatMap { unpredicted($0, entries) }
    case "LZWDecode", "LZW":
      let isEarly = file.resolve(entries["EarlyChange"]).number != 0
      return PDFPacking.lzw(bytes, isEarly: isEarly, limit: limit).flatMap {
        unpredicted($0, entries)
      }
    case "ASCII85Decode", "A85": return PDFPacking.ascii85(bytes)
    case "ASCIIHexDecode", "AHx": return PDFPacking.hexadecimal(bytes)
    case "RunLengthDecode", "RL": return PDFPacking.runs(bytes, limit: limit)
    default: return nil
    }
  }

  /// Inflates as far as the bytes are whole, as readers do.
  private static func inflated(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    var result: [UInt8] = []
    var input = bytes
    return input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      var status = Z_OK
      while status == Z_OK {
        var count = 0
        let part = [UInt8](unsafeUninitializedCapacity: 65_536) { target, initialized in
          stream.next_out = target.baseAddress
          stream.avail_out = 65_536
          status = inflate(&stream, Z_NO_FLUSH)
          count = 65_536 - Int(stream.avail_out)
          initialized = count
        }
        result += part
        guard result.count <= limit else { return nil }
        if count == 0 { break }
      }
      return result.isEmpty && !source.isEmpty ? nil : result
    }
  }

  /// Undoes the prediction of PNG's filters; that of TIFF is not read.
  private func unpredicted(_ bytes: [UInt8], _ entries: [String: PDFObject]) -> [UInt8]? {
    func number(_ name: String, _ usual: Double) -> Int {
      Int(min(max(file.resolve(entries[name]).number ?? usual, 0), 1e6))
    }
    let predictor = number("Predictor", 1)
    guard predictor >= 10 else { return predictor < 2 ? bytes : nil }
    let bits = number("Colors", 1) * number("BitsPerComponent", 8)
    let width = (bits * number("Columns", 1) + 7) / 8
    guard width > 0, bits > 0 else { return nil }
    return PDFPacking.unfiltered(bytes, width: width, step: max(1, bits / 8))
  }
}
