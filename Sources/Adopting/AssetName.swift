import Foundation
import UIKit

/// The names that Xcode derives from those of assets, as its generated files show them.
///
/// 1. A name is split at signs, between letters and digits, and where capital letters begin a word: `TLSold` has the words
///    `TL` and `Sold`.
/// 2. A name without small letters keeps its words, with low lines between them: `TLS2016` is `TLS_2016`.
/// 3. Otherwise the first word has small letters, and the others begin with a capital one.
/// 4. The last word is left out if it is that of the kind: the colour `AccentColor` is `accent`.
enum AssetName {
  static func constant(_ name: String, without suffix: String) -> String {
    var words = self.words(of: name)
    if words.count > 1, words.last == suffix { words.removeLast() }
    return identifier(words) { $0.lowercased() }
  }

  static func type(_ name: String) -> String { identifier(words(of: name), first: capitalized) }

  private static func identifier(_ words: [String], first: (String) -> String) -> String {
    let isConstant = !words.contains { $0.contains(where: \.isLowercase) }
    let text =
      isConstant
      ? words.joined(separator: "_")
      : words.prefix(1).map(first).joined() + words.dropFirst().map(capitalized).joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(of name: String) -> [String] {
    let word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{L}--\p{Lu}]+|\p{N}+/
    return name.matches(of: word).map { String($0.output) }
  }
}
