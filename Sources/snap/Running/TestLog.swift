import Foundation

/// The file that keeps what `swift` printed, to be shown when something went wrong.
struct TestLog {
  let file: URL

  /// All of it.
  var text: String {
    guard let data = FileManager.default.contents(atPath: file.path) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// How many bytes there are so far.
  var length: Int { FileManager.default.contents(atPath: file.path)?.count ?? 0 }

  /// The last lines, and where the others are.
  var ending: String { "\(ending(from: 0))\n\nAll of it: \(file.path)" }

  /// The last lines of what was printed after so many bytes.
  func ending(from start: Int) -> String {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let text = String(decoding: data.dropFirst(start), as: UTF8.self)
    // As many lines as a terminal shows beside the message itself.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).suffix(30)
    return lines.joined(separator: "\n")
  }
}
