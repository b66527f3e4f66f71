internal import Foundation

/// The key of a snapshot as on Linux, for names that need no hash.
///
/// Apple's systems have it without the module of the references, whose pictures need libraries that are not there. The tests
/// compare it with `SnapshotKey`.
struct ReadableKey {
  /// The key; nil for a name that a key writes with a hash, or that has other characters than those of ASCII.
  let text: String?

  /// Returns the key of a snapshot.
  ///
  /// - Parameters:
  ///   - filePath: the test's source file.
  ///   - function: the test's function as `#function` gives it.
  ///   - name: what distinguishes several fixtures of one test.
  ///   - configuration: the configuration's name with the end for what is stored.
  init(filePath: String, function: String, name: String?, configuration: String) {
    let file = filePath.split(separator: "/").last ?? ""
    let suite = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let test = function.filter { $0 != "`" }.prefix { $0 != "(" }
    let fixture = name.map { "\(test) \($0)" } ?? String(test)
    guard let suite = Self.slug(of: String(suite), limit: 100),
      let fixture = Self.slug(of: fixture, limit: 80),
      let configuration = Self.slug(of: configuration, limit: 64), !fixture.contains(".")
    else {
      text = nil
      return
    }
    text = "\(suite)/\(fixture).\(configuration)"
  }

  /// A name whose words are joined by hyphens; nil if that cannot be read back.
  private static func slug(of name: String, limit: Int) -> String? {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    let isLossless = words.count == 1 || !name.contains("-")
    let ends = [name.first, name.last].compactMap(\.self)
    guard isLossless, name.utf8.count <= limit, ends.count == 2, words.allSatisfy({ !$0.isEmpty }),
      ends.allSatisfy({ $0.isLetter || $0.isNumber }), name.allSatisfy(isKept), !isReserved(name)
    else { return nil }
    return words.joined(separator: "-")
  }

  private static func isKept(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || " _-.".contains(character))
  }

  /// Whether Windows has a device of the name.
  private static func isReserved(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.uppercased()
    return ["CON", "PRN", "AUX", "NUL"].contains(stem)
      || ["COM", "LPT"].contains(String(stem.prefix(3))) && stem.count == 4
  }
}
