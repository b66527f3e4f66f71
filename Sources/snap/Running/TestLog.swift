import FileAccess
import Foundation

/// The file that keeps what `swift` printed, to be shown when something went wrong.
struct TestLog {
  let file: URL

  /// All of it.
  var text: String { String(decoding: data, as: UTF8.self) }

  /// How many bytes there are so far.
  var length: Int { data.count }

  /// The last lines, and where the others are.
  var ending: String { "\(ending(from: 0))\n\nAll of it: \(file.path)" }

  /// The last lines of what was printed after so many bytes.
  func ending(from start: Int) -> String {
    let text = String(decoding: data.dropFirst(start), as: UTF8.self)
    // As many lines as a terminal shows beside the message itself.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).suffix(30)
    return lines.joined(separator: "\n")
  }

  /// A log that cannot be read has nothing to show.
  private var data: Data { (try? Files.read(existing: file)) ?? Data() }
}
