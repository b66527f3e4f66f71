package import Foundation

/// JSON whose bytes depend on the value alone: sorted keys, no escaped slashes.
package enum CanonicalJSON {
  /// Returns compact JSON.
  package static func text(of value: some Encodable) throws -> String {
    try text(of: value, [])
  }

  /// Returns JSON for people, one value a line.
  package static func prettyText(of value: some Encodable) throws -> String {
    try text(of: value, .prettyPrinted)
  }

  /// Returns a file of JSON for people, one value a line, ending with a line break.
  package static func prettyData(of value: some Encodable) throws -> Data {
    Data((try prettyText(of: value) + "\n").utf8)
  }

  private static func text(
    of value: some Encodable, _ more: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = more.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
