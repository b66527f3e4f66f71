import FileAccess
import Foundation

/// The names that a source declares for others, and those that it uses.
struct SourceNames {
  /// A name with the line where it is.
  struct Place {
    let name: String
    let line: Int
  }

  let file: URL
  /// The types, functions and variables outside of types.
  private(set) var declared: Set<String> = []
  /// The members of extensions, by the extended type.
  private(set) var members: [(type: String, name: String)] = []
  /// What the classes inherit first.
  private(set) var superclasses: [String: String] = [:]
  /// The identifiers, each with its first line.
  private(set) var used: [String: Int] = [:]
  private(set) var imports: [Place] = []

  init(of file: URL) throws {
    self.file = file
    let text = String(decoding: try Files.read(existing: file), as: UTF8.self)
    let tokens = SwiftToken.all(of: text)
    var depth = 0
    var extended: String?
    for index in tokens.indices {
      let (token, rest) = (tokens[index], tokens[(index + 1)...])
      if token.isName {
        for name in [token.text, SwiftToken.call(token.text, rest)].compactMap(\.self) {
          used[name] = used[name] ?? token.line
        }
      }
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "init" where depth == 1:
        if let extended, let call = SwiftToken.call(extended, rest),
          !tokens[..<index].endsInPrivateModifiers
        {
          members.append((extended, call))
        }
      case "import": imports += rest.first.map { [Place(name: $0.text, line: $0.line)] } ?? []
      default:
        guard depth < 2, token.declaresName(before: rest) else { break }
        let isPrivate = tokens[..<index].endsInPrivateModifiers
        if token.text == "extension" {
          extended = isPrivate ? nil : rest.first?.text
        } else if !isPrivate {
          declare(token, rest, in: depth == 1 ? extended : nil, isMember: depth == 1)
        }
        if depth == 0, token.text != "extension" { extended = nil }
      }
    }
  }

  private mutating func declare(
    _ keyword: SwiftToken, _ rest: ArraySlice<SwiftToken>, in extended: String?, isMember: Bool
  ) {
    guard let name = rest.first?.text else { return }
    if let extended { members.append((extended, name)) }
    guard !isMember else { return }
    declared.insert(name)
    let inherited = rest.dropFirst().prefix(2).map(\.text)
    if keyword.text == "class", inherited.first == ":" { superclasses[name] = inherited.last }
  }
}

extension SwiftToken {
  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "extension", "func", "var", "let",
    "case",
  ]

  /// Returns `UIColor(hex`, by which an initializer is told from others; nil if there is no label behind the parenthesis.
  fileprivate static func call(_ type: String, _ rest: ArraySlice<SwiftToken>) -> String? {
    let tokens = rest.prefix(2).map(\.text)
    guard tokens.count == 2, tokens[0] == "(", rest.dropFirst().first?.isName == true,
      tokens[1] != "_"
    else { return nil }
    return "\(type)(\(tokens[1])"
  }

  fileprivate var isName: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }

  /// Whether it is a keyword that declares the name behind it; in `class func`, the second one does.
  fileprivate func declaresName(before rest: ArraySlice<SwiftToken>) -> Bool {
    guard let next = rest.first else { return false }
    return Self.keywords.contains(text) && next.isName && !Self.keywords.contains(next.text)
  }
}

extension ArraySlice<SwiftToken> {
  private static let modifiers: Set = [
    "final", "static", "class", "lazy", "weak", "unowned", "override", "open", "public", "internal",
    "package", "mutating", "nonisolated", "indirect", "dynamic", "(", ")", "set", "@objc",
    "@MainActor",
  ]

  /// Whether the modifiers at the end keep a declaration in its file; `private(set)` does not.
  fileprivate var endsInPrivateModifiers: Bool {
    var isOfSetter = false
    for token in reversed() {
      if ["private", "fileprivate"].contains(token.text) { return !isOfSetter }
      guard Self.modifiers.contains(token.text) else { return false }
      isOfSetter = token.text == "("
    }
    return false
  }
}
