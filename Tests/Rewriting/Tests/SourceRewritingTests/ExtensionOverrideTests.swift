import SourceRewriting
import Testing

struct ExtensionOverrideTests {
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
        override func move(_ a: Int, to b: Int) -> Bool { moveInExtensionOfCell(a, to: b) } \
        ; override class var layerClass: AnyClass { get { layerClassInExtensionOfCell } } \
        ; public override var tag: Int { get { tagInExtensionOfCell } set { tagInExtensionOfCell = newValue } } }
        extension Cell {
                   func moveInExtensionOfCell(_ a: Int, to b: Int) -> Bool {
            super.move(a, to: b)
          }
                   class var layerClassInExtensionOfCell: AnyClass { A.self }
          public          var tagInExtensionOfCell: Int { get { 1 } set { super.tag = newValue } }
        }
        """)
  }

  @Test func `a parameter without a name is passed on by one`() {
    let source = """
      class Cell: UIView {}
      extension Cell {
        override func rect(for _: CGRect, _: Int) -> CGRect { .zero }
      }
      """
    let call = "rectInExtensionOfCell(for: value0, value1)"
    #expect(
      rewritten(source).contains(
        "override func rect(for value0: CGRect, _ value1: Int) -> CGRect { \(call) }"))
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
        override func move(_ a: Int) { moveInExtensionOfCell(a) } \
        ; override var a: Int { didSet { aInExtensionOfCell(oldValue) } } }
        """)
    let rewritten = try rewriter.rewrite(more, path: "Cell+More.swift")
    #expect(
      rewritten.text == """
        extension Cell {
                   func moveInExtensionOfCell(_ a: Int) { super.move(a) }
          func aInExtensionOfCell(_ oldValue: Int) { do { b() } }
        }
        """)
    #expect(rewritten.findings.isEmpty)
  }

  @Test func `an override of a class of another module is reported`() {
    let finding = findings("extension Cell {\n  override func a() {}\n}")
    #expect(finding.map(\.reason) == [.overrideOfOtherFile("a", class: "Cell")])
    #expect(finding.map(\.line) == [2])
  }

  @Test func `an override for a class of UIKit compiles under another name, and is reported`()
    throws
  {
    let source = "extension UITableView {\n  open override func a() { b() }\n}"
    let result = findings(source)
    #expect(result.map(\.reason) == [.overrideForUIKit("a", class: "UITableView")])
    #expect(
      rewritten(source)
        == "extension UITableView {\n  open          func aInExtensionOfUITableView() { b() }\n}")
  }

  @Test func `an observer in an extension is called from one in the class`() {
    let source =
      "class Cell {\n}\nextension Cell { public override var a: Int { willSet { b() } } }"
    #expect(
      rewritten(source) == """
        class Cell {
        public override var a: Int { willSet { aInExtensionOfCell(newValue) } } }
        extension Cell { func aInExtensionOfCell(_ newValue: Int) { do { b() } } }
        """)
  }

  @Test func `an override in a public extension is public in the class`() {
    let source = "class Cell {\n}\npublic extension Cell { override var a: Int { 1 } }"
    #expect(
      rewritten(source) == """
        class Cell {
        public override var a: Int { get { aInExtensionOfCell } } }
        public extension Cell {          var aInExtensionOfCell: Int { 1 } }
        """)
  }

  @Test func `parameters without names get some where the class passes them on`() {
    let source =
      "class Cell {\n}\nextension Cell { override func a(_: Int, to _: Int, by c: Int) {} }"
    #expect(
      rewritten(source) == """
        class Cell {
        override func a(_ value0: Int, to value1: Int, by c: Int) \
        { aInExtensionOfCell(value0, to: value1, by: c) } }
        extension Cell {          func aInExtensionOfCell(_: Int, to _: Int, by c: Int) {} }
        """)
  }

  @Test func `an override with two observers is reported`() {
    let source = "class Cell {}\nextension Cell { override var a: Int { willSet {} didSet {} } }"
    #expect(findings(source).map(\.reason) == [.overrideInExtension("a")])
  }

  @Test func `extensions of a class and of its subclass may override the same member`() {
    let source = """
      class Cell: UIView {
      }
      class SongCell: Cell {
      }
      extension Cell { override func awakeFromNib() {} }
      extension SongCell { override func awakeFromNib() { super.awakeFromNib() } }
      """
    #expect(
      rewritten(source) == """
        class Cell: UIView {
        override func awakeFromNib() { awakeFromNibInExtensionOfCell() } }
        class SongCell: Cell {
        override func awakeFromNib() { awakeFromNibInExtensionOfSongCell() } }
        extension Cell {          func awakeFromNibInExtensionOfCell() {} }
        extension SongCell {          func awakeFromNibInExtensionOfSongCell() { super.awakeFromNib() } }
        """)
  }
}
