import Foundation

/// What a command of git gave.
package struct GitOutput {
  /// The exit code; nil where git could not be started or crashed.
  package let exitCode: Int32?
  let data: Data
  /// What it printed to standard error, for people only.
  let message: String

  package var succeeded: Bool { exitCode == 0 }
  var text: String { String(decoding: data, as: UTF8.self) }
  /// The first line without its end.
  var line: String { String(text.prefix { $0 != "\n" }) }
  /// What `-z` separates.
  var items: [String] { text.split(separator: "\0").map(String.init) }
}
