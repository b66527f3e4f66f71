import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftSources

/// The tokens that decide what is rewritten are those that Swift's own parser finds.
struct TokenTests {
  @Test(arguments: ["Sources", "Plugins", "Examples", "Tests", "Benchmarks", "Package.swift"])
  func `the tokens of this repository are those of Swift's parser`(path: String) throws {
    let files = try SwiftFiles.below(path)
    #expect(!files.isEmpty)
    for file in files {
      // With conditions of which nothing is known, all branches are read.
      let source = try String(contentsOf: file, encoding: .utf8)
        .replacing(/(?m)^(\s*#(?:if|elseif)) .*/) { "\($0.output.1) FLAG" }
      check(source, file.path)
    }
  }

  @Test(arguments: [
    "a = /b c/", "a = b /c/ d", "a = b / c / d", "f(/, b / c)", "f(/(a)[)]\\/b/)", "a = !/^b c/.d",
    "a = /^ b/", "return /^ \"{/", "a\n  / b /\n  c", "x { /a/\n/b/ }", "func /(a: A) { b/c }",
    "/**//b/",
    "infix operator /^/",
    "a = b */c/", "a = #/b /c/#", "a = ##/\n{ /# \" \n/##", "try? /^ b/.c(d)", "a = b ? /c/ : /d/",
    "/* a /* { */ \" */ b", "a/* */+b /* */ /c/", "a // /*\nb", "a = b/**/-/* c */d",
    "#!/usr/bin/swift {\na",
    "\"\\(a { \"}\" })\\\"{\"", "#\"\"{\\(\\#(a(\"#\")))\"#", "#\"\"\"#", "##\"\"#\"##",
    "\"\"\"\n\\(a)\"\" \\\"\"\"\n\"\"\"",
    "#\"\"\"\n\"\"\" \\#(a)\n\"\"\"#", "let `class` = `a b`, c = $0, d = $e",
    "a.0.1 + 0x1F.8p-3 + 1e+5 + 1_0.5 + 1.e5",
    "[A<B<C>>]()?.d!.e ?? -f...g", "a>>b>=c..<d&&e", "a as (B)->C?; d!==e", "\u{FEFF}a\r\nb\rc",
    "#if FLAG || OTHER /* b */\na\n#elseif FLAG\nb\n#else\nc\n#endif\nd", "é = 🐶.ü",
    "\\A.b?.c[d]!.e",
  ])
  func `the tokens of a source are those of Swift's parser`(source: String) {
    check(source, source)
  }

  private func check(_ source: String, _ name: String) {
    let tokens = SwiftToken.all(of: source, for: .linux).flatMap(Piece.all)
    let expected = PieceCollector(source).pieces
    guard tokens != expected else { return }
    let differing = zip(tokens, expected).enumerated().first { $1.0 != $1.1 }
    let place = differing?.offset ?? min(tokens.count, expected.count)
    Issue.record("\(name): \(tokens[place...].prefix(3)), not \(expected[place...].prefix(3))")
  }
}

/// The Swift sources of this repository.
enum SwiftFiles {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../..").standardizedFileURL

  /// Returns the files of a folder, or the file itself.
  static func below(_ path: String) throws -> [URL] {
    let start = root.appendingPathComponent(path)
    guard start.pathExtension != "swift" else { return [start] }
    let found = try #require(
      FileManager.default.enumerator(
        at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]))
    return found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}

/// A token, or a part of one that only the parser knows how to divide: of an operator, as generic parameters may end in
/// `>>`, or of a number, as a version has several dots.
private struct Piece: Equatable, CustomStringConvertible {
  let text: String
  let line: Int

  var description: String { "\(text) (\(line))" }

  private static let signs = "/=-+*%<>!&|^~?.:"

  static func all(of token: SwiftToken) -> [Piece] { all(token.text, token.line) }

  static func all(_ text: String, _ line: Int) -> [Piece] {
    guard text.allSatisfy({ signs.contains($0) || $0.isNumber }) else {
      return [Piece(text: text, line: line)]
    }
    var parts: [String] = []
    for letter in text {
      if letter.isNumber, let last = parts.last?.last, last.isNumber {
        parts[parts.count - 1].append(letter)
      } else {
        parts.append(String(letter))
      }
    }
    return parts.map { Piece(text: $0, line: line) }
  }
}

/// What Swift's parser finds, in the form of the reader: without directives and the texts of literals.
private final class PieceCollector: SyntaxVisitor {
  private(set) var pieces: [Piece] = []
  private let converter: SourceLocationConverter
  /// The sign of an attribute or macro, whose name follows.
  private var sign: Piece?

  init(_ source: String) {
    let tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .rawStringPoundDelimiter, .stringSegment, .regexPoundDelimiter, .regexLiteralPattern,
      .poundEndif, .endOfFile, .shebang:
      break
    case .stringQuote, .multilineStringQuote, .regexSlash:
      let openings: [AnyKeyPath] = [
        \StringLiteralExprSyntax.openingQuote, \SimpleStringLiteralExprSyntax.openingQuote,
        \RegexLiteralExprSyntax.openingSlash,
      ]
      if openings.contains(where: { $0 == token.keyPathInParent }) {
        add(String(token.text.prefix(1)), token)
      }
    case .backslash where token.parent?.is(ExpressionSegmentSyntax.self) == true: break
    case .atSign, .pound: sign = Piece(text: token.text, line: line(of: token))
    default: add(token.text, token)
    }
    return .skipChildren
  }

  private func add(_ text: String, _ token: TokenSyntax) {
    if let sign {
      self.sign = nil
      pieces.append(Piece(text: sign.text + text, line: sign.line))
    } else {
      pieces += Piece.all(text, line(of: token))
    }
  }

  private func line(of token: TokenSyntax) -> Int {
    converter.location(for: token.positionAfterSkippingLeadingTrivia).line
  }
}
