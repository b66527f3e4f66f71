import Foundation
import Snapshots

/// The pictures of a page, each once however often it is shown.
struct PagePictures {
  private let load: (String) -> Data?
  private var identifiers: [Data: Int] = [:]
  /// The files' bytes; the index is the picture's identifier in the page.
  private(set) var all: [Data] = []

  init(load: @escaping (String) -> Data?) {
    self.load = load
  }

  /// Returns what the page shows for a path: a picture, a text, or why there is neither.
  mutating func side(_ path: String) -> PageData.Side {
    guard let data = load(path) else {
      return PageData.Side(problem: "\(path) is not there".visible)
    }
    if !path.hasSuffix(".png"), let text = String(data: data, encoding: .utf8) {
      return PageData.Side(text: text.visible)
    }
    guard let header = PNGHeader(data) else {
      return PageData.Side(problem: "\(path) is no PNG".visible)
    }
    return PageData.Side(
      picture: identifier(of: data), width: header.width, height: header.height)
  }

  /// Returns what the page shows as a result's reference; nil where none existed before the run.
  mutating func reference(of result: SnapshotResult) -> PageData.Side? {
    if result.status == .error { return PageData.Side(problem: "not shown: see above") }
    return result.status != .missing || result.isRecorded ? side(result.reference) : nil
  }

  private mutating func identifier(of data: Data) -> Int {
    if let known = identifiers[data] { return known }
    let identifier = all.count
    all.append(data)
    identifiers[data] = identifier
    return identifier
  }
}

/// The size that a PNG's header states.
private struct PNGHeader {
  let width: Int
  let height: Int

  /// Takes a file's bytes; nil if they do not begin as a PNG does, as with a Git LFS pointer.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    // The signature, then the header's length and name, then width and height: PNG specification 5.2, 11.2.1.
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    guard bytes.count == 24, bytes.starts(with: start) else { return nil }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
