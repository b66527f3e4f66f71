import SwiftSources

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
  private let tokens: [SwiftToken]
  private(set) var classes: [TestClass] = []
  /// What each open brace belongs to: the place of a class, or nil.
  private var scopes: [Int?] = []
  /// The place of the class whose brace comes next.
  private var next: Int?

  init(tokens: [SwiftToken]) { self.tokens = tokens }

  mutating func readAll() {
    for index in tokens.indices {
      switch tokens[index].text {
      case "{":
        scopes.append(next)
        next = nil
      case "}": _ = scopes.popLast()
      case "class", "extension": readClass(index)
      case "func": readMethod(index)
      default: break
      }
    }
  }

  private mutating func readClass(_ index: Int) {
    guard let type = TypeDeclaration(at: index, in: tokens) else { return }
    classes.append(
      TestClass(
        name: type.simpleName, line: type.line, superclass: type.superclass,
        isExtension: type.keyword == "extension",
        isolation: Self.isolation(tokens[..<index].modifiers)))
    next = classes.count - 1
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private mutating func readMethod(_ index: Int) {
    guard let place = scopes.last ?? nil, text(index + 1).hasPrefix("test"),
      text(index + 2) == "(", text(index + 3) == ")"
    else { return }
    let signature = tokens[(index + 4)...].prefix { $0.text != "{" && $0.text != "}" }.map(\.text)
    let modifiers = tokens[..<index].modifiers
    guard !signature.contains("->"),
      !modifiers.contains(where: { ["static", "class", "private", "fileprivate"].contains($0) })
    else { return }
    classes[place].methods.append(
      TestClass.Method(
        name: text(index + 1), line: tokens[index].line,
        isolation: Self.isolation(modifiers)
          ?? (classes[place].isExtension ? classes[place].isolation : nil),
        isAsync: signature.contains("async")))
  }

  private static func isolation(_ modifiers: [String]) -> TestClass.Isolation? {
    if modifiers.contains("nonisolated") { return .nonisolated }
    return modifiers.contains("@MainActor") ? .mainActor : nil
  }
}
