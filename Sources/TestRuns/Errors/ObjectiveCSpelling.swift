import FileAccess
package import Foundation
import SwiftSources

/// A place in a source that Swift on Linux refuses.
package struct ObjectiveCSpelling: CustomStringConvertible {
  private static let words = ["@IBOutlet", "@objc", "@objcMembers", "#selector", "#keyPath"]
  private let file: String
  private let word: SwiftToken

  /// Finds the first place in a source that Linux compiles; nil without one.
  package init?(inSource source: URL) throws {
    let text = String(decoding: try Files.read(existing: source), as: UTF8.self)
    // Few sources have a word, and reading all tokens takes time.
    guard Self.words.contains(where: text.contains) else { return nil }
    let tokens = SwiftToken.all(of: text, for: .linux)
    guard let word = tokens.first(where: { Self.words.contains($0.text) }) else { return nil }
    (file, self.word) = (source.path, word)
  }

  package var description: String { "\(file):\(word.line) has \(word.text)" }
}
