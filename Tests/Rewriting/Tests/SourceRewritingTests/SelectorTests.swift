import SourceRewriting
import Testing

struct SelectorTests {
  @Test(arguments: [
    ("#selector(tap)", #"Selector("tap", calling: Cell.tap)"#),
    ("#selector(tap(_:))", #"Selector("tap:", calling: Cell.tap(_:))"#),
    ("#selector(self.tap(_:event:))", #"Selector("tap:event:", calling: Cell.tap(_:event:))"#),
    ("#selector(Self.tap)", #"Selector("tap", calling: Cell.tap)"#),
    ("#selector(self?.tap)", #"Selector("tap", calling: Cell.tap)"#),
    ("#selector(Other.tap(sender:))", #"Selector("tapWithSender:", calling: Other.tap(sender:))"#),
    ("#selector(Feed.Cell.move(to:))", #"Selector("moveTo:", calling: Feed.Cell.move(to:))"#),
    (
      "#selector(tap as () -> Void)",
      #"Selector("tap", calling: Cell.tap as (Cell) -> () -> Void)"#
    ),
    (
      "#selector(Cell.tap as (Cell) -> () -> Void)",
      #"Selector("tap", calling: Cell.tap as (Cell) -> () -> Void)"#
    ),
    (
      "#selector(getter: Feed.Cell.isOn)",
      #"Selector("isOn", calling: { (target: Feed.Cell) in { target.isOn } })"#
    ),
    (
      "#selector(setter: isOn)",
      #"Selector("setIsOn:", calling: { (target: Cell) in { target.isOn = $0 } })"#
    ),
  ])
  func `a selector has the name and what it calls`(source: String, expected: String) {
    #expect(
      rewritten("class Cell { func a() { b(\(source)) } }")
        == "class Cell { func a() { b(\(expected)) } }")
  }

  @Test(arguments: [
    ("typealias Selector = (Int) -> Bool", "UIKit.Selector"),
    ("enum Selector {}", "UIKit.Selector"),
    ("enum SelectorKind {}", "Selector"),
  ])
  func `a type of the module named Selector does not hide UIKit's`(other: String, type: String)
    throws
  {
    let source = "class Cell { let a = #selector(tap) }"
    let rewriter = try SourceRewriter(SharedDeclarations(in: [other, source]))
    #expect(
      try rewriter.rewrite(source, path: "Cell.swift").text
        .contains(#"let a = \#(type)("tap", calling: Cell.tap)"#))
  }

  @Test func `labels that the reference omits are those of the declaration`() {
    let source = "class Cell { func tap(_ a: Int, with b: Int) {}\nlet a = #selector(tap) }"
    #expect(rewritten(source).contains(#"Selector("tap:with:", calling: Cell.tap)"#))
  }

  @Test func `a name in @objc is the selector's`() {
    let source = "class Cell { @objc(tapIt:) func tap(_ a: Int) {}\nlet a = #selector(tap) }"
    #expect(rewritten(source).contains(#"Selector("tapIt:", calling: Cell.tap)"#))
  }

  @Test func `a selector in an extension names the extended class`() {
    let source = "extension Feed.Cell { func a() { b(#selector(tap)) } }"
    #expect(rewritten(source).contains(#"Selector("tap", calling: Feed.Cell.tap)"#))
  }

  @Test func `a method of an object is that of the object's class`() {
    let source = "class Cell { func a() { b(#selector(owner.list.tap(_:))) } }"
    #expect(
      rewritten(source).contains(#"b(Selector("tap:", calling: type(of: owner.list).tap(_:)))"#))
  }

  @Test func `a method of an object that may be missing is reported`() {
    let finding = findings("class Cell {\n  let a = #selector(delegate?.tap)\n}")
    #expect(finding.map(\.reason) == [.selectorOfObject("#selector(delegate?.tap)")])
    #expect(finding.map(\.line) == [2])
    #expect(finding.map(\.column) == [11])
  }
}
