/// A class that a source declares, or an extension of one, with its test methods.
struct TestClass: Hashable {
  /// Where code runs, if its declaration says it.
  enum Isolation { case mainActor, nonisolated }

  struct Method: Hashable {
    let name: String
    let line: Int
    /// Its own, or that of the extension that declares it; else the class decides.
    var isolation: Isolation?
    let isAsync: Bool
  }

  let name: String
  let line: Int
  /// Nil for an extension, or a class without a superclass.
  let superclass: String?
  let isExtension: Bool
  let isolation: Isolation?
  /// The methods that XCTest runs: named `test…`, without parameters and result.
  var methods: [Method] = []

  /// Returns the classes and extensions that a source declares.
  static func all(of tokens: [SwiftToken]) -> [TestClass] {
    var reader = TestClassReader(tokens: tokens)
    reader.readAll()
    return reader.classes
  }
}

private struct TestClassReader {
  let tokens: [SwiftToken]
  private(set) var classes: [TestClass] = []
  /// What each open brace belongs to: the place of a class, or nil.
  private var scopes: [Int?] = []
  private var index = 0

  init(tokens: [SwiftToken]) { self.tokens = tokens }

  mutating func readAll() {
    while index < tokens.count {
      switch tokens[index].text {
      case "{": scopes.append(nil)
      case "}": _ = scopes.popLast()
      case "class", "extension": readClass()
      case "func": readMethod()
      default: break
      }
      index += 1
    }
  }

  private func text(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  /// Reads to the brace of a class or extension; `class` as a modifier has none after its name.
  private mutating func readClass() {
    let start = index
    let head = tokens[start...].prefix { $0.text != "{" && $0.text != "}" }.map(\.text)
    let isExtension = head[0] == "extension"
    guard text(start + head.count) == "{", head.count > 1,
      !["(", ",", "."].contains(text(start - 1)),
      !["func", "var", "let", "subscript", "override", "final"].contains(head[1]),
      !head.dropFirst().contains(where: { ["func", "var", "let", "=", ";"].contains($0) })
    else { return }
    let parts = head.dropFirst().split(separator: ":", maxSplits: 1)
    let isolation = isolation(before: start)
    classes.append(
      TestClass(
        name: Self.lastName(parts[0]), line: tokens[start].line,
        superclass: isExtension || parts.count < 2 ? nil : Self.lastName(parts[1]),
        isExtension: isExtension, isolation: isolation))
    scopes.append(classes.count - 1)
    index += head.count
  }

  /// Returns the last part of a name such as `XCTest.XCTestCase`.
  private static func lastName(_ words: ArraySlice<String>) -> String {
    var name = ""
    for word in words {
      if word == "." { continue }
      if ["<", ",", "where", "&"].contains(word) { break }
      if !word.hasPrefix("@") { name = word }
    }
    return name
  }

  private mutating func readMethod() {
    guard let place = scopes.last ?? nil, let name = text(index + 1), name.hasPrefix("test"),
      text(index + 2) == "(", text(index + 3) == ")"
    else { return }
    let signature = tokens[(index + 4)...].prefix { $0.text != "{" && $0.text != "}" }.map(\.text)
    let modifiers = modifiers(before: index)
    guard !signature.contains("-"),
      !modifiers.contains(where: { ["static", "class", "private", "fileprivate"].contains($0) })
    else { return }
    classes[place].methods.append(
      TestClass.Method(
        name: name, line: tokens[index].line,
        isolation: Self.isolation(modifiers)
          ?? (classes[place].isExtension ? classes[place].isolation : nil),
        isAsync: signature.contains("async")))
  }

  private func isolation(before start: Int) -> TestClass.Isolation? {
    Self.isolation(modifiers(before: start))
  }

  private static func isolation(_ modifiers: [String]) -> TestClass.Isolation? {
    if modifiers.contains("nonisolated") { return .nonisolated }
    return modifiers.contains("@MainActor") ? .mainActor : nil
  }

  private static let modifiers = [
    "public", "open", "final", "private", "fileprivate", "internal", "package", "override",
    "static",
    "class", "nonisolated", "required", "dynamic",
  ]

  /// Returns the attributes and modifiers in front of a keyword, the last first.
  private func modifiers(before start: Int) -> [String] {
    var found: [String] = []
    var place = start - 1
    while let word = text(place) {
      if word == ")" {
        // The argument of an attribute.
        while let inner = text(place), inner != "(" {
          _ = inner
          place -= 1
        }
      } else if word.hasPrefix("@") || Self.modifiers.contains(word) {
        found.append(word)
      } else {
        break
      }
      place -= 1
    }
    return found
  }
}
