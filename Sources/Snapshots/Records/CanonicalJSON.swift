import Foundation

/// JSON whose bytes depend on the value alone: sorted keys, no escaped slashes.
enum CanonicalJSON {
  /// Returns compact JSON.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns JSON for people, one value a line, ending with a line break.
  static func prettyData(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
