import Foundation
import SourceRewriting
import SwiftParser
import Testing

/// What is taken out of a source for an error at `⚑`, which is not a part of it; notes are at `⚐`.
struct SourcePrunerTests {
  /// A source with an error, what is left of it, and what was taken out.
  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    let pruned: String
    let kinds: [PrunedPiece.Kind]
    var patience = PruningPatience.elements

    var testDescription: String { source }
  }

  private static func prune(_ source: String, _ patience: PruningPatience = .elements) throws
    -> PrunedSource
  {
    var (text, offsets, notes): (String, [Int], [Int]) = ("", [], [])
    for character in source {
      switch character {
      case "⚑": offsets.append(text.utf8.count)
      case "⚐": notes.append(text.utf8.count)
      default: text.append(character)
      }
    }
    let places = offsets.map { PruningPlace(offset: $0, notes: notes, patience: patience) }
    return try SourcePruner.prune(text, at: places)
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  static let cases = [
    Case(
      source: "func f() {\n  a()\n  ⚑b.c()\n}", pruned: "func f() {\n  a()\n  \(spaces(5))\n}",
      kinds: [.statement]),
    Case(
      source: "func f() {\n  ⚑b.c {\n    d()\n  }\n}",
      pruned: "func f() {\n  \(spaces(5))\n\(spaces(7))\n   \n}", kinds: [.statement]),
    Case(
      source: "func f() { a(1, c: ⚑d, e: 2) }", pruned: "func f() { a(1,\(spaces(6)) e: 2) }",
      kinds: [.argument]),
    Case(
      source: "func f() { a(1, c: ⚑d) }", pruned: "func f() { a(1 \(spaces(5))) }",
      kinds: [.argument]),
    Case(source: "let a = [b, ⚑c.d]", pruned: "let a = [b \(spaces(4))]", kinds: [.element]),
    Case(source: "let a = [⚑b: c]", pruned: "let a = [:\(spaces(4))]", kinds: [.element]),
    Case(
      source: "let a = UILabel().⚑set {\n  $0.b = 1\n}\nlet c = 1",
      pruned: "let a = UILabel()\n\n\nlet c = 1", kinds: [.element]),
    Case(source: "let a = ⚑10.points", pruned: "let a = 10.0", kinds: [.element]),
    Case(source: #"let a = "b".⚑localized()"#, pruned: #"let a = "b""#, kinds: [.element]),
    Case(
      source: #"let a = "x \(⚑b.c) y""#, pruned: #"let a = "x  y""#, kinds: [.element]),
    Case(
      source: "class A: B, ⚑C {}", pruned: "class A: B\(spaces(4)){}", kinds: [.inheritedType]),
    Case(source: "struct A: ⚑C {}", pruned: "struct A\(spaces(3)) {}", kinds: [.inheritedType]),
    Case(
      source: "enum A { case b, c(⚑D) }", pruned: "enum A { case b \(spaces(5)) }",
      kinds: [.enumCase]),
    Case(source: "enum A { case c(⚑D) }", pruned: "enum A { \(spaces(9)) }", kinds: [.enumCase]),
    Case(
      source: "struct A { @⚑B var c = 1 }", pruned: "struct A { \(spaces(2)) var c = 1 }",
      kinds: [.attribute]),
    Case(
      source: "class A {\n  func f(b: ⚑C) {\n  }\n  let d = 1\n}",
      pruned: "class A {\n  \(spaces(14))\n   \n  let d = 1\n}", kinds: [.member]),
    Case(
      source: "class A: B { override func ⚑f() {} }",
      pruned: "class A: B { \(spaces(8)) func f() {} }", kinds: [.modifier]),
    Case(
      source: "func f() -> Int { return ⚑b }", pruned: "func f() -> Int { return 0 }",
      kinds: [.result]),
    Case(
      source: "func textColor() -> UIColor { ⚑b }",
      pruned: "func textColor() -> UIColor { .label }",
      kinds: [.result]),
    Case(
      source: "var cellBackground: UIColor { ⚑b }",
      pruned: "var cellBackground: UIColor { .systemBackground }", kinds: [.result]),
    Case(source: "var a: UIColor { ⚑b }", pruned: "var a: UIColor { .gray }", kinds: [.result]),
    Case(source: "var a: B? { ⚑b }", pruned: "var a: B? { nil }", kinds: [.result]),
    Case(
      source: "let a: UILabel = { let b = ⚑c; return b }()",
      pruned: "let a: UILabel = { \(spaces(10)) return b }()", kinds: [.statement]),
    Case(
      source: "func f() -> [Int] { if a { return [1] } ⚑}",
      pruned: "func f() -> [Int] { if a { return [1] }  return [] }", kinds: [.result]),
    Case(source: "let a: CGFloat = ⚑b.c", pruned: "let a: CGFloat = 0", kinds: [.value]),
    Case(
      source: "class ⚑A { let ⚐b: Int; let ⚐c: D }",
      pruned: "class A { var b: Int = 0; \(spaces(8)) }", kinds: [.value, .member]),
    Case(
      source: "let a: ⚑RatingView? = nil", pruned: "let a: UIView? = nil", kinds: [.type]),
    Case(source: "let a = ⚑RatingButton(b: 1)", pruned: "let a = UIButton()", kinds: [.type]),
    Case(
      source: "func f() { ⚑switch a { case .b: c() } }",
      pruned: "func f() { switch a { case .b: c()  default: break } }", kinds: [.addition]),
    Case(
      source: "func f() { switch a { case .b: ⚑c()\n  default: d() } }",
      pruned: "func f() { switch a { case .b: break\n  default: d() } }", kinds: [.statement]),
    Case(
      source: "func f() { guard let a = ⚑b, c else { return } }",
      pruned: "func f() { guard \(spaces(10)) c else { return } }", kinds: [.condition]),
    Case(source: "import A\nimport ⚑B.C", pruned: "import A\n\(spaces(10))", kinds: [.importing]),
    Case(
      source: "struct A { func f() { b(⚑c) } }", pruned: "struct A { \(spaces(17)) }",
      kinds: [.member], patience: .members),
    // What is taken out of the body does not mend the signature, and two errors are not mended by one in the body.
    Case(
      source: "struct A { func f(b: ⚑B) { ⚑b.c() } }", pruned: "struct A { \(spaces(22)) }",
      kinds: [.member]),
    Case(
      source: "struct A { var b: ⚑B { ⚑c.d } }", pruned: "struct A { \(spaces(16)) }",
      kinds: [.member]),
    Case(
      source: "struct A { func f() { b(⚑c) } }", pruned: spaces(30), kinds: [.declaration],
      patience: .declarations),
  ]

  @Test(arguments: cases)
  func `the smallest thing around an error is taken out`(example: Case) throws {
    let pruned = try Self.prune(example.source, example.patience)
    #expect(pruned.text == example.pruned)
    #expect(pruned.pieces.map(\.kind) == example.kinds)
  }

  @Test func `a piece has its lines, its name and what is in its place`() throws {
    let pruned = try Self.prune("\nfunc f() -> Bool {\n  return ⚑b\n}")
    #expect(
      pruned.pieces == [
        PrunedPiece(lines: 3...3, kind: .result, name: "b", replacement: "false", place: 0)
      ])
  }

  @Test func `a type of the module has no class in its place`() throws {
    let source = "let a: RatingView? = nil"
    let place = PruningPlace(offset: 7)
    #expect(try SourcePruner.prune(source, at: [place], types: ["RatingView"]).text != source)
    #expect(
      try !SourcePruner.prune(source, at: [place], types: ["RatingView"]).text.contains("UIView"))
  }

  private static let whole = """
    import UIKit
    import Kit.Part
    class Cell: RatingCell, Themed, UITableViewDelegate {
      @Published private(set) var model: Model? { didSet { update(model) } }
      let sizes: [String: CGFloat] = ["a": Theme.size, "b": 2]
      let label: UILabel, other: Int
      lazy var stack: UIStackView = { let s = UIStackView(arrangedSubviews: [label, star()]); return s }()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        guard let a = model?.a, let b = Theme.b(a) else { return }
        label.text = "\\(a) and \\(Theme.name(b))"
      }
      var height: CGFloat { get { return Theme.height } set { print(newValue) } }
      func kind(_ kind: Kind) -> UIColor? {
        switch kind {
        case .one, .two: return Theme.color
        case .three: if let c = kind.color { return c } else { return nil }
        }
      }
      enum Kind: String { case one, two, three; indirect case four(Kind) }
    }
    extension Cell: Other { #if os(iOS)
      func tap() { items.map { $0.title }.forEach { add($0, with: .zero) } }
      #endif
    }

    """

  @Test func `whatever is taken out, the rest is a source with the same lines`() throws {
    let lines = Self.whole.utf8.count { $0 == UInt8(ascii: "\n") }
    let patience: [PruningPatience] = [.elements, .statements, .members, .declarations]
    var random = SplitMix(state: 7)
    for round in 0..<100 {
      var text = Self.whole
      for _ in 0...random.below(4) {
        let places = (0...random.below(6)).map { _ in
          PruningPlace(
            offset: random.below(text.utf8.count + 2),
            notes: [random.below(text.utf8.count)], hasOtherNotes: random.below(2) == 0,
            patience: patience[random.below(4)])
        }
        text = try SourcePruner.prune(text, at: places).text
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == lines, "\(round)")
        #expect(!Parser.parse(source: text).hasError, "\(round) \(places)\n\(text)")
      }
    }
  }
}
