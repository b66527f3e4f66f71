package import Foundation

/// JSON whose bytes depend only on the value: sorted keys, no escaped slashes.
package enum CanonicalJSON {
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

  /// Returns JSON in which a number that is not finite is a word, which ``decoder`` reads.
  static func textWithAnyNumbers(of value: some Encodable) throws -> String {
    let encoder = encoder([])
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Reads JSON with any numbers.
  package static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  private static func text(
    of value: some Encodable, _ more: JSONEncoder.OutputFormatting
  ) throws -> String {
    String(decoding: try encoder(more).encode(value), as: UTF8.self)
  }

  private static func encoder(_ more: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = more.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }
}
