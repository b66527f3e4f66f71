import CICU
import Foundation
import Testing

/// A test file of the Unicode Character Database.
///
/// Those of Unicode 15.0 are next to this file. `SNAP_UNICODE_DATA` names a folder of others, such as
/// `/usr/share/unicode` of Debian's package unicode-data, for an ICU of another version.
struct UnicodeTestFile {
  /// The name without folders.
  let name: String
  private let content: [UInt8]

  static let folder = ProcessInfo.processInfo.environment["SNAP_UNICODE_DATA"]
  /// Unicode's version of ICU, 1500 for 15.0, whose rules the files next to this one test.
  static let hasRulesOfICU = folder != nil || shim_unicode_version() == 1500

  /// Reads a file given by its path in the database.
  init(_ path: String) throws {
    name = URL(fileURLWithPath: path).lastPathComponent
    if let folder = UnicodeTestFile.folder {
      content = try Array(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")))
    } else {
      content = try UnicodeTestFile.unpacked(name)
    }
  }

  private static func unpacked(_ name: String) throws -> [UInt8] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Data/\(name).gz")
    let gzip = Process()
    let output = Pipe()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", file.path]
    gzip.standardOutput = output
    try gzip.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    try #require(gzip.terminationStatus == 0, "gzip could not unpack \(file.path)")
    return Array(data)
  }

  /// A line that is not a comment.
  struct Line {
    let bytes: UnsafeBufferPointer<UInt8>
    /// From 1 on.
    let number: Int
    /// The last comment before it.
    let section: String
  }

  /// Calls a function with each line.
  func forEachLine(_ body: (Line) throws -> Void) rethrows {
    try content.withUnsafeBufferPointer { content in
      var (start, number, section) = (0, 1, "")
      var index = 0
      while index < content.count {
        if content[index] == UInt8(ascii: "\n") {
          let bytes = UnsafeBufferPointer(rebasing: content[start..<index])
          if bytes.first == UInt8(ascii: "#") {
            section = String(decoding: bytes, as: UTF8.self)
          } else if !bytes.isEmpty {
            try body(Line(bytes: bytes, number: number, section: section))
          }
          start = index + 1
          number += 1
        }
        index &+= 1
      }
    }
  }
}

/// A failing line, with the expected and the actual result.
struct ConformanceFailure: CustomStringConvertible {
  let line: Int
  let expected: String
  let actual: String

  var description: String { "line \(line): expected \(expected), got \(actual)" }
}

extension UnsafeBufferPointer<UInt8> {
  /// The hexadecimal number at an offset, and the offset after it; nil if there is none.
  func hexadecimal(at start: Int) -> (value: UInt32, end: Int)? {
    var value: UInt32 = 0
    var end = start
    while end < count {
      switch self[end] {
      case 0x30...0x39: value = value &<< 4 | UInt32(self[end] &- 0x30)
      case 0x41...0x46: value = value &<< 4 | UInt32(self[end] &- 0x37)
      default: return end > start ? (value, end) : nil
      }
      end &+= 1
    }
    return end > start ? (value, end) : nil
  }
}

extension [UInt16] {
  /// Appends a scalar; a surrogate is appended unchanged.
  mutating func append(scalar: UInt32) {
    guard scalar >= 0x10000 else { return append(UInt16(scalar)) }
    append(UInt16(0xD7C0 + scalar >> 10))
    append(UInt16(0xDC00 + scalar & 0x3FF))
  }
}
