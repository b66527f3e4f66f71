/// A visual format that cannot be parsed, with the position where parsing stopped.
struct FormatError: Error, Equatable, CustomStringConvertible {
  let reason: String
  let format: String
  /// The number of characters before the position.
  let position: Int

  /// UIKit's message: the reason, the format, and an arrow below the position.
  var description: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
