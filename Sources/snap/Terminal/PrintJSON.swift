import Foundation

/// Prints a value as JSON with sorted keys, one value per line.
func printJSON(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
  Console.raw(String(decoding: try encoder.encode(value), as: UTF8.self))
}
