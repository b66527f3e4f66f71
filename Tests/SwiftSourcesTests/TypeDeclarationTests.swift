import Testing

@testable import SwiftSources

struct TypeDeclarationTests {
  private func types(_ source: String) -> [TypeDeclaration] {
    let tokens = SwiftToken.all(of: source, for: .linux)
    return tokens.indices.compactMap { TypeDeclaration(at: $0, in: tokens) }
  }

  @Test(arguments: [
    ("class A {", "class A", ""),
    ("final class A<T: P, U>: B<T>, P & Q where T: R {", "class A", "B P Q"),
    ("extension A.B: @unchecked Sendable, ~Copyable {", "extension A.B", "Sendable Copyable"),
    ("actor `class`: any M.P {", "actor class", "M.P"),
    ("protocol P: class, Q {", "protocol P", ""),
    ("enum E: Int { case class }", "enum E", "Int"),
    ("extension A<() -> B>: P {", "extension A", "P"),
    ("struct S<each T> {", "struct S", ""), ("class A: B.", "class A", "B"),
    ("class A:", "class A", ""), ("class A<B {} c>: D", "class A", ""),
  ])
  func `a declaration has a name and what it inherits`(
    source: String, declaration: String, inherited: String
  ) {
    let found = types(source)
    #expect(found.map { "\($0.keyword) \($0.name)" } == [declaration])
    #expect(found.first?.inherited.joined(separator: " ") == inherited)
  }

  @Test(arguments: [
    "class func a() {}", "class var b = 1", "import class UIKit.UIView", "a.class b", "class",
    "f(actor a)",
    "protocol: class P", "let actor = 1", "for actor in actors {", "static class let a = 1",
  ])
  func `a keyword may declare no type`(source: String) { #expect(types(source).isEmpty) }

  @Test func `a class knows its superclass, and other types none`() {
    #expect(types("class A: M.B, P {}").map(\.superclass) == ["B"])
    #expect(types("extension M.A: P {}").map(\.superclass) == [nil])
    #expect(types("extension M.A: P {}").map(\.simpleName) == ["A"])
    #expect(types("\nclass A<T> {}\nclass B {}").map(\.isGeneric) == [true, false])
    #expect(types("\nclass A<T> {}\nclass B {}").map(\.line) == [2, 3])
  }

  @Test func `a type is named behind those around it, and has no name in a function`() {
    let tokens = SwiftToken.all(
      of: "class A { struct B { here } func f() { there } } extension C.D { here }", for: .linux)
    var scopes = TypeScopes()
    var names: [String?] = []
    for index in tokens.indices {
      scopes.read(index, in: tokens)
      if ["here", "there"].contains(tokens[index].text) { names.append(scopes.qualified("E")) }
    }
    #expect(names == ["A.B.E", nil, "C.D.E"])
  }

  @Test(arguments: [
    ("public final", "final public", false),
    ("a private(set) override", "override private(set)", false),
    ("@available(iOS 15, *, message: \"a (b)\") @objc private", "private @objc @available", true),
    ("@a(b(c)) fileprivate", "fileprivate @a", true),
    ("} nonisolated(unsafe)", "nonisolated(unsafe)", false),
    ("f() static", "static", false), (") open", "open", false),
    ("class func a() class", "class", false), ("", "", false),
    ("(a) private", "private", true), ("@a({ b }) private", "private @a", true),
    ("func a(b) open", "open", false),
  ])
  func `modifiers are those before a declaration`(
    source: String, expected: String, isPrivate: Bool
  ) {
    let tokens = SwiftToken.all(of: source, for: .linux)[...]
    #expect(tokens.modifiers.joined(separator: " ") == expected)
    #expect(tokens.endsInPrivateModifiers == isPrivate)
  }
}
