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

  @Test func `an override of a class in another file is reported`() {
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

  @Test func `an override with two observers is reported`() {
    let source = "class Cell {}\nextension Cell { override var a: Int { willSet {} didSet {} } }"
    #expect(findings(source).map(\.reason) == [.overrideInExtension("a")])
  }
}
