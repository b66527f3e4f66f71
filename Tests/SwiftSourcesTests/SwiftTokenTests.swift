import Testing

@testable import SwiftSources

struct SwiftTokenTests {
  private func words(_ source: String) -> String {
    SwiftToken.all(of: source, for: .linux).map(\.text).joined(separator: " ")
  }

  private nonisolated static let literals = [
    #""{""#, #""}""#, #""\"{""#, #""\\{""#, ##"#"{"a": "{"}"#"##, ##"#"\"#"##, ##"#""{"#"##,
    ###"##"{"#}"##"###, "\"\"\"\n{\n\"\"\"", "\"\"\"\n\"{\" \"\"{\n\"\"\"",
    "\"\"\"\n\\\"\"\"{\n\"\"\"",
    "#\"\"\"\n{\"\"\"{\n\"\"\"#", "##\"\"\"#{\"##", #""\(isOpen ? "{" : "")""#,
    ##"#"\#(f("}"))\({"#"##,
    ##""\(a { #"}"# })}""##, "\"\"\"\n\\(a(\"}\"))}\n\"\"\"", "/{/", "/[\\/{]\\/}/", "#/{/}/#",
    "##/{/#}/##", "#/\n  { # }\n/#", "/* one /* { */ } } */ 1", "/**/ 1", "`{`",
  ]

  /// Where a literal can be, with braces around that have to be paired.
  private nonisolated static let places: [(before: String, after: String)] = [
    ("", ""), ("\"\\(", ")\""), ("\"{ \\(", ") }}\""), ("\"\\(\"\\(", ")}\")\""),
    ("\"\"\"\n{\\(", ")\n\"\"\""), ("#\"\\({\\#(", ")\"#"), ("\"\\(f { [", "] })\""),
  ]

  @Test(arguments: literals) func `no brace of a literal is one of code`(literal: String) {
    for place in Self.places {
      let source = "class A { let a = (\(place.before)\(literal)\(place.after)); func b() {} }"
      let tokens = SwiftToken.all(of: source, for: .linux)
      var scopes = TypeScopes()
      var owner: String?
      for index in tokens.indices {
        scopes.read(index, in: tokens)
        if tokens[index].text == "func" { owner = scopes.type?.name }
      }
      #expect(owner == "A", "\(source)")
      #expect(scopes.depth == 0, "\(source)")
      #expect(tokens.last?.line == source.split(separator: "\n").count, "\(source)")
    }
  }

  @Test(arguments: [
    ("let a = f(\"b\", 1)", "let a = f ( \" , 1 )"), ("\"a\\(b)c\\(d)\"", "\" ( b ) ( d )"),
    ("\"\\(a(b(\"\\(c)\")))\".d", "\" ( a ( b ( \" ( c ) ) ) ) . d"),
    ("\"\\#(a)\" #\"\\(a)\"#", "\" \""),
    ("@objc(a:) #selector(b) #if_", "@objc ( a : ) #selector ( b ) #if_"),
    ("`class` $0 $a é 🐶", "`class` $0 $a é 🐶"),
    (
      "0x1F 1_000.5e-3 0x1.8p+3 1.e5 a.0.1 0...0.5 2.f",
      "0x1F 1_000.5e-3 0x1.8p+3 1 . e5 a . 0 . 1 0 ... 0.5 2 . f"
    ),
    ("[A<B<C>>]()->D<E>?", "[ A < B < C > > ] ( ) -> D < E > ?"),
    ("a>>b a >> b a>=b ..<c", "a > > b a >> b a >= b ..< c"),
    ("a??.b ?? .c!==d", "a ? ? . b ?? . c ! == d"),
    ("a?.b! -c &d...", "a ? . b ! - c & d ..."), ("a+/* b */c/**/-/* /* */ */d//e", "a + c - d"),
    ("#!/bin/swift {\na", "a"), ("a #! b", "a # ! b"), ("###", "## #"), ("` `a`", "` ` a `"),
    ("\u{FEFF}a", "a"), ("a\0b", "a b"), ("", ""),
  ])
  func `a source has these tokens`(source: String, expected: String) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("a / b / c", "a / b / c"), ("a/b/c", "a / b / c"), ("a /b/ c", "a / c"),
    ("let a = /b/", "let a = /"), ("f(/b c/, d)", "f ( / , d )"), ("(/b)", "( / b )"),
    ("f(/, /)", "f ( / , / )"), ("= /^ b/.c", "= / . c"), ("x /^ b/", "x /^ b /"),
    ("return /^ \"/", "return /"), ("self /^ b/", "self /^ b /"), ("!/a/.b", "! / . b"),
    ("func /(a: A) { b/c }", "func / ( a : A ) { b / c }"), ("operator /^/", "operator /^/"),
    ("= / a/", "= / a /"), ("= /a /", "= / a /"), ("= /a\\ /", "= /"), ("= /a/ /b/", "= / /"),
    ("= /(a))/", "= / ( a ) ) /"), ("= /[)]\\)]/", "= /"), ("= /a//b/", "= / a"),
    ("{ /a/\n/b/ }", "{ / / }"), ("= /a\n/b", "= / a / b"), ("= #/a /b/#", "= /"),
    ("= #/a\nb/#", "= / b / #"), ("= #/ \na\n/#", "= /"), ("= #/\na\nb", "= / a b"),
    ("a */b/", "a */ b /"), ("/* */ /b/", "/"), ("/**//b/", "/"), ("a >>// b\nc", "a >> c"),
    ("= /a/* b */", "= / a"), ("f(/(a)/)", "f ( / )"), ("try? /^ b/.c", "try ? / . c"),
    ("1 /^ b/", "1 /^ b /"), ("\"\" /^ b/", "\" /^ b /"), ("(a) /^ b/", "( a ) /^ b /"),
    ("$0 /^ b/", "$0 /^ b /"), ("`a` /^ b/", "`a` /^ b /"), ("[a] /^ b/", "[ a ] /^ b /"),
    ("{} /^ b/", "{ } /^ b /"), ("a? /^ b/", "a ? /^ b /"), ("#a /^ b/", "#a /^ b /"),
  ])
  func `a slash divides, or begins a regular expression`(source: String, expected: String) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("\"a\nb", "\" b"), ("#\"a\nb\"#", "\" b \""), ("\"a\\\nb", "\" b"), ("\"\"\"\na", "\""),
    ("#\"\"\"\na\"\"\"", "\""), ("\"\\(a", "\" ( a"), ("\"\\(a\nb", "\" ( a b"), ("\"\\", "\""),
    ("\"\"\"\\", "\""), ("#\"\\#", "\""), ("/* a /* */", ""), ("/*", ""), ("`a\nb", "` a b"),
    ("#/", "/"), ("#/\\", "/"), ("#/a\\\nb", "/ b"), ("#", "#"), ("@", "@"), ("$", "$"),
    ("\"\"\"\n\\(\"b", "\" ( \""),
  ])
  func `what does not end is read to the end of the line, or of the file`(
    source: String, expected: String
  ) {
    #expect(
      words(source)
        == expected)
  }

  @Test(arguments: [
    "\n\nlast", "\r\n\r\nlast", "\r\rlast", "\"\"\"\n\"\"\" last", "/*\r\n*/\rlast",
    "\"a\r\n\"b\nlast",
    "#/\n/# ; last", "\"\"\"\\\n\"\"\"; last", "\u{FEFF}// a\r\n\r\nlast", "`a\n\nlast",
  ])
  func `each kind of line break ends one line`(source: String) {
    let lines = source.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let tokens = SwiftToken.all(of: source, for: .linux)
    #expect(tokens.last == SwiftToken(text: "last", line: lines.count { $0 == "\n" } + 1))
  }

  @Test(arguments: [
    ("`class`", "class", false, true), ("class", "class", true, false),
    ("actor", "actor", true, true),
    ("1", "1", false, false), ("\"", "\"", false, false), ("`", "", false, false),
    ("_a", "_a", true, true),
  ])
  func `a token is a name, or a keyword, or neither`(
    text: String, name: String, isName: Bool, isFree: Bool
  ) {
    let token = SwiftToken(text: text, line: 1)
    #expect(token.name == name)
    #expect(token.isName == isName)
    #expect(token.isFreeName == isFree)
  }
}
