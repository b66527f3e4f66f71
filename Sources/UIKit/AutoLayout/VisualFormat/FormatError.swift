/// A visual format that cannot be read, with the place where reading stopped.
struct FormatError: Error, Equatable, CustomStringConvertible {
  let reason: String
  let format: String
  /// The number of characters before the place.
  let position: Int

  /// UIKit's message: the reason, the format, and an arrow below the place.
  var description: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
