extension GrowingInput {
  static let sources = [
    // Four times as many are a megabyte.
    growing("classes", 6_000) { list($0) { "class A\($0): B, C<D> { func f(a: Int) {} }\n" } },
    growing("types in each other", 10_000) { list($0) { _ in "class A {" } },
    growing("conditions in each other", 12_000) { list($0) { _ in "#if os(Linux)\n" } },
    growing("the parts of a condition", 15_000) { "#if " + list($0) { _ in "!(a || " } },
    growing("literals in each other", 30_000) { list($0) { _ in "\"\\(" } },
    growing("quotes of literals with many signs", 20_000) { count in
      "\(signs)\"\(list(count) { _ in "\"\"\"\(signs)" })"
    },
    growing("literals that do not end", 20_000) { list($0) { _ in "#\"\"\"a\n" } },
    growing("regular expressions that do not end", 20_000) { list($0) { _ in "#/\n" } },
    growing("slashes of a line", 15_000) { list($0) { _ in " /(a" } },
    growing("comments in each other", 60_000) { list($0) { _ in "/*" } },
    growing("signs", 100_000) { list($0) { _ in "#" } },
    growing("the letters of a name", 300_000) { String(repeating: "a", count: $0) },
    growing("attributes with arguments", 10_000) { list($0) { _ in "@a(b) class " } },
    growing("parentheses before declarations", 20_000) { list($0) { _ in ") class A " } },
    growing("generic parameters", 10_000) { list($0) { _ in "class A<" } },
    growing("arguments of a generic class", 20_000) { "class A<" + list($0) { _ in "B, " } },
    growing("what a class inherits", 10_000) { "class A: " + list($0) { _ in "B.C<D>, " } },
  ]

  private static let signs = String(repeating: "#", count: 5)

  private static func growing(
    _ name: String, _ count: Int, _ text: @escaping @MainActor (Int) -> String
  ) -> GrowingInput {
    GrowingInput(.swift, name, count, text: text)
  }
}
