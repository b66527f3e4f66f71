import Foundation

/// The file that keeps what `swift` printed, to be shown when something went wrong.
struct TestLog {
  let file: URL

  /// All of it.
  var text: String {
    guard let data = FileManager.default.contents(atPath: file.path) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The last lines, and where the others are.
  var ending: String {
    // As many lines as a terminal shows beside the message itself.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).suffix(30)
    return lines.joined(separator: "\n") + "\n\nAll of it: \(file.path)"
  }
}
