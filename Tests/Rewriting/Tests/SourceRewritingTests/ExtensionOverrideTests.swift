import SourceRewriting
import Testing

@Suite struct ExtensionOverrideTests {
  @Test func `an override in an extension is called from the class`() {
    let source = """
      class Cell: UIView {
        let a = 1
      }
      extension Cell {
        override func move(_ a: Int, to b: Int) -> Bool {
          super.move(a, to: b)
        }
        override class var layerClass: AnyClass { A.self }
        public override var tag: Int { get { 1 } set { super.tag = newValue } }
      }
      """
    #expect(
      rewritten(source) == """
        class Cell: UIView {
          let a = 1
        override func move(_ a: Int, to b: Int) -> Bool { moveInExtension(a, to: b) } \
        ; override class var layerClass: AnyClass { get { layerClassInExtension } } \
        ; public override var tag: Int { get { tagInExtension } set { tagInExtension = newValue } } }
        extension Cell {
                   func moveInExtension(_ a: Int, to b: Int) -> Bool {
            super.move(a, to: b)
          }
                   class var layerClassInExtension: AnyClass { A.self }
          public          var tagInExtension: Int { get { 1 } set { super.tag = newValue } }
        }
        """)
  }

  @Test func `an override in an extension in another file is called from the class`() throws {
    let cell = "class Cell: UIView {\n}"
    let more = """
      extension Cell {
        override func move(_ a: Int) { super.move(a) }
        override var a: Int { didSet { b() } }
      }
      """
    let rewriter = try SourceRewriter(SharedDeclarations(in: [more, cell]))
    #expect(
      try rewriter.rewrite(cell, path: "Cell.swift").text == """
        class Cell: UIView {
        override func move(_ a: Int) { moveInExtension(a) } \
        ; override var a: Int { didSet { aInExtension(oldValue) } } }
        """)
    let rewritten = try rewriter.rewrite(more, path: "Cell+More.swift")
    #expect(
      rewritten.text == """
        extension Cell {
                   func moveInExtension(_ a: Int) { super.move(a) }
          func aInExtension(_ oldValue: Int) { do { b() } }
        }
        """)
    #expect(rewritten.findings.isEmpty)
  }

  @Test func `an override of a class of another module is reported`() {
    let finding = findings("extension Cell {\n  override func a() {}\n}")
    #expect(finding.map(\.reason) == [.overrideOfOtherFile("a", class: "Cell")])
    #expect(finding.map(\.line) == [2])
  }

  @Test func `an observer in an extension is called from one in the class`() {
    let source =
      "class Cell {\n}\nextension Cell { public override var a: Int { willSet { b() } } }"
    #expect(
      rewritten(source) == """
        class Cell {
        public override var a: Int { willSet { aInExtension(newValue) } } }
        extension Cell { func aInExtension(_ newValue: Int) { do { b() } } }
        """)
  }

  @Test func `an override in a public extension is public in the class`() {
    let source = "class Cell {\n}\npublic extension Cell { override var a: Int { 1 } }"
    #expect(
      rewritten(source) == """
        class Cell {
        public override var a: Int { get { aInExtension } } }
        public extension Cell {          var aInExtension: Int { 1 } }
        """)
  }

  @Test func `an override with two observers is reported`() {
    let source = "class Cell {}\nextension Cell { override var a: Int { willSet {} didSet {} } }"
    #expect(findings(source).map(\.reason) == [.overrideInExtension("a")])
  }
}
