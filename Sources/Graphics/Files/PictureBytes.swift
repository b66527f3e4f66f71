package import Foundation

/// What the bytes of a file are that should hold a picture.
public enum PictureBytes: Hashable, Sendable {
  case png
  case jpeg
  /// Without a byte.
  case empty
  /// What git has in the place of a file that Git LFS keeps elsewhere.
  case gitLFSPointer
  /// Two versions of a file with git's marks between them.
  case conflict
  /// A PNG whose line ends were changed as if it were a text; whether carriage returns were added or taken away.
  case convertedPNG(addsReturns: Bool)
  /// A PNG whose bytes were read as UTF-8 and written again.
  case recodedPNG
  /// A PNG as Xcode packs it into an app.
  case packedPNG
  /// Another format, by its usual name.
  case other(String)
  case unknown

  /// Looks at the first bytes of a file.
  package init(_ data: Data) {
    let head = [UInt8](data.prefix(256))
    func begins(_ text: String, at index: Int = 0) -> Bool {
      head.count >= index && head[index...].starts(with: text.utf8)
    }
    if head.isEmpty {
      self = .empty
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = begins("CgBI", at: 12) ? .packedPNG : .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("version https://git-lfs") {
      self = .gitLFSPointer
    } else if begins("<<<<<<< ") {
      self = .conflict
    } else if let damaged = Self.damagedPNG(head) {
      self = damaged
    } else {
      self = Self.formats.first { $0.matches(begins) }.map { .other($0.name) } ?? .unknown
    }
  }

  /// https://www.w3.org/TR/png-3/#5PNG-file-signature: its first bytes are chosen to show such damage.
  private static func damagedPNG(_ head: [UInt8]) -> PictureBytes? {
    if head.starts(with: [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47]) { return .recodedPNG }
    guard head.dropFirst().starts(with: "PNG".utf8), head[0] == 0x89 || head[0] == 0x09 else {
      return nil
    }
    let ends = head.dropFirst(4)
    if ends.starts(with: [0x0A, 0x1A, 0x0A]) { return .convertedPNG(addsReturns: false) }
    if ends.starts(with: [0x0D, 0x0D, 0x0A]) || ends.starts(with: [0x0D, 0x0A, 0x1A, 0x0D]) {
      return .convertedPNG(addsReturns: true)
    }
    return nil
  }

  private struct Format {
    let name: String
    let marks: [(text: String, index: Int)]

    func matches(_ begins: (String, Int) -> Bool) -> Bool {
      marks.allSatisfy { begins($0.text, $0.index) }
    }
  }

  private static let formats = [
    ("GIF", ["GIF8": 0]), ("WebP", ["RIFF": 0, "WEBP": 8]), ("HEIC", ["ftyphei": 4]),
    ("HEIC", ["ftypmif1": 4]), ("AVIF", ["ftypavi": 4]), ("a film", ["ftyp": 4]),
    ("BMP", ["BM": 0]),
    ("TIFF", ["II*\0": 0]), ("TIFF", ["MM\0*": 0]), ("PDF", ["%PDF": 0]),
    ("Photoshop", ["8BPS": 0]),
    ("a compiled asset catalogue", ["BOMStore": 0]), ("a ZIP archive", ["PK\u{3}\u{4}": 0]),
    ("a web page", ["<!DOCTYPE html": 0]), ("a web page", ["<html": 0]), ("SVG", ["<svg": 0]),
    ("XML", ["<?xml": 0]), ("JSON", ["{": 0]), ("a property list", ["bplist": 0]),
    ("a script", ["#!": 0]), ("a Windows icon", ["\0\0\u{1}\0": 0]), ("a Mac icon", ["icns": 0]),
  ].map { name, marks in
    Format(name: name, marks: marks.sorted { $0.value < $1.value }.map { ($0.key, $0.value) })
  }
}

extension PictureBytes {
  /// Returns the size in pixels that a file of another format states; nil for most.
  package func size(in data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(64))
    func little(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    switch self {
    case .other("GIF") where bytes.count > 10: return (little(6), little(8))
    case .other("WebP") where bytes.count > 30: return Self.sizeOfWebP(bytes)
    case .packedPNG where bytes.count > 40:
      return (Int(bigEndianBytes: bytes[32..<36]), Int(bigEndianBytes: bytes[36..<40]))
    default: return nil
    }
  }

  /// The size in one of the three forms of WebP: https://developers.google.com/speed/webp/docs/riff_container.
  private static func sizeOfWebP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    func little(_ index: Int, _ count: Int) -> Int {
      Int(bigEndianBytes: bytes[index..<index + count].reversed())
    }
    switch bytes[12..<16] {
    case [0x56, 0x50, 0x38, 0x58]: return (little(24, 3) + 1, little(27, 3) + 1)
    case [0x56, 0x50, 0x38, 0x4C]:
      let bits = little(21, 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case [0x56, 0x50, 0x38, 0x20]: return (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
    default: return nil
    }
  }
}
