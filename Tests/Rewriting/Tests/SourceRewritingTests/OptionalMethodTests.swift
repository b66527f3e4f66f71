import SourceRewriting
import Testing

struct OptionalMethodTests {
  private let methods: Set = [
    MethodName("cell", ["_", "at"]), MethodName("cellDidTap", ["_"]),
    MethodName("finish", ["then"]),
  ]

  @Test func `an optional method throws where it is not implemented`() throws {
    let source = """
      @objc public protocol CellDelegate: Base {
        @objc optional func cell(_ cell: Cell,
                                 at row: Int) -> Bool // whether
        func other()
      } // the end
      """
    #expect(
      rewritten(source) == """
              public protocol CellDelegate: AnyObject, Base {
                         func cell(_ cell: Cell,
                                   at row: Int) throws -> Bool // whether
          func other()
        }; extension CellDelegate { public func cell(_ cell: Cell, at row: Int) throws -> Bool \
        { throw OptionalMethodIsMissing() } } // the end
        private struct OptionalMethodIsMissing: Error {}

        """)
    #expect(try SourceRewriter.optionalMethods(in: source) == [MethodName("cell", ["_", "at"])])
  }

  @Test(arguments: [
    ("{ delegate?.cellDidTap?(self); b() }", "{ _ = try? delegate?.cellDidTap(self); b() }"),
    ("{ delegate?.cellDidTap?(self) }", "{ try? delegate?.cellDidTap(self) }"),
    ("{ delegate?.finish? { a } }", "{ try? delegate?.finish { a } }"),
    ("{ a = d?.cell?(self, at: 1) ?? b }", "{ a = (try? d?.cell(self, at: 1)) ?? b }"),
    ("{ if d.cell!(self, at: 1).c {} }", "{ if (try! d.cell(self, at: 1).c) {} }"),
    ("{ a?.cell?(self, in: 1) }", "{ a?.cell?(self, in: 1) }"),
    ("{ a = d?.textFieldDidEndEditing?(b) }", "{ a = d?.textFieldDidEndEditing (b) }"),
    (
      "{ if let a = d.textFieldShouldReturn?(b) {} }",
      "{ if let a = Optional(d.textFieldShouldReturn (b)) {} }"
    ),
    ("{ a = c?.d.textFieldShouldReturn?(b) }", "{ a = c?.d.textFieldShouldReturn (b) }"),
    ("{ d.textFieldDidEndEditing?(b) }", "{ d.textFieldDidEndEditing (b) }"),
    ("{ completion?(1) }", "{ completion?(1) }"),
  ])
  func `a call of an optional method is nil where it is missing`(source: String, expected: String) {
    #expect(rewritten("let f = \(source)", optionalMethods: methods) == "let f = \(expected)")
  }

  @Test func `a property that holds a closure is called as before`() {
    let source =
      "class Cell { var cellDidTap: ((Cell) -> Void)?; func a() { b.cellDidTap?(self) } }"
    #expect(rewritten(source, optionalMethods: methods) == source)
  }

  @Test func `a call with labels is no property's`() {
    #expect(
      rewritten("let cell = a; let b = a?.cell?(c, at: 1)", optionalMethods: methods)
        == "let cell = a; let b = (try? a?.cell(c, at: 1))")
  }

  @Test(arguments: [
    (
      "{ if let a = d?.cell { a(b, 1) } }",
      "{ if let a = (d?.cell).map({ method in { try? method($0, $1) } }) { a(b, 1) } }"
    ),
    (
      "{ guard let a = d.cellDidTap else { return }; a(b) }",
      "{ guard let a = Optional(d.cellDidTap).map({ method in { try? method($0) } }) else { return }; a(b) }"
    ),
  ])
  func `an optional method that is bound is a function that does nothing where it is missing`(
    source: String, expected: String
  ) {
    #expect(rewritten("let f = \(source)", optionalMethods: methods) == "let f = \(expected)")
  }

  @Test func `an optional property is reported`() {
    let finding = findings("@objc protocol P {\n  @objc optional var a: Int { get }\n}")
    #expect(finding.map(\.reason) == [.optionalProperty("@objc optional var a: Int { get }")])
  }
}
