/// A pattern of paths: `*` and `?` match characters of one name, `**` matches any folders.
struct PathPattern {
  private let names: [Substring]

  init(_ text: String) {
    var text = text[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    names = text.split(separator: "/", omittingEmptySubsequences: false)
  }

  static func isPattern(_ text: String) -> Bool { text.contains { "*?".contains($0) } }

  /// The folder that contains all matches.
  var folder: String {
    let plain = names.dropLast().prefix { !Self.isPattern(String($0)) }
    if plain.isEmpty { return "." }
    let folder = plain.joined(separator: "/")
    return folder.isEmpty ? "/" : folder
  }

  /// Whether the pattern matches the path.
  func matches(_ path: String) -> Bool {
    Self.match(names[...], PathPattern(path).names[...])
  }

  /// Whether the pattern matches the path or one of its folders; a pattern of a single name matches anywhere.
  func matchesFileOrFolder(of path: String) -> Bool {
    let parts = PathPattern(path).names
    if names.count == 1, let name = names.first {
      return parts.contains { Self.match(Array(name)[...], Array($0)[...]) }
    }
    return (1...parts.count).contains { Self.match(names[...], parts.prefix($0)) }
  }

  private static func match(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool
  {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      return (0...path.count).contains { match(rest, path.dropFirst($0)) }
    }
    guard let name = path.first, match(Array(first)[...], Array(name)[...]) else { return false }
    return match(rest, path.dropFirst())
  }

  private static func match(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" { return (0...name.count).contains { match(rest, name.dropFirst($0)) } }
    guard let character = name.first, first == "?" || first == character else { return false }
    return match(rest, name.dropFirst())
  }
}
