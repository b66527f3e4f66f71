import SourceRewriting
import Testing

struct ExtensionMemberTests {
  private func rewrite(_ sources: String...) throws -> [String] {
    let rewriter = try SourceRewriter(SharedDeclarations(in: sources))
    return try sources.map { try rewriter.rewrite($0, path: "Cell.swift").text }
  }

  @Test func `a method of an extension calls that of the object's class`() throws {
    let theme = """
      extension UIView {
        @objc func apply(_ theme: Theme, to part: Int = 0) { tint = theme }
      }
      """
    let cell = """
      class Cell: UITableViewCell {
        override func apply(_ theme: Theme, to part: Int) {
          super.apply(theme, to: part)
        }
      }
      """
    let rewritten = try rewrite(theme, cell)
    #expect(
      rewritten[0] == """
        extension UIView {
                func applyOfExtension(_ theme: Theme, to part: Int = 0) { tint = theme }
        }
        @preconcurrency @MainActor protocol UIView_apply: AnyObject \
        { func applyOfClass(_ theme: Theme, to part: Int) }; \
        extension UIView { func apply(_ theme: Theme, to part: Int = 0) \
        { if let own = self as? any UIView_apply { return own.applyOfClass(theme, to: part) }; \
        return applyOfExtension(theme, to: part) } }

        """)
    #expect(
      rewritten[1] == """
        class Cell: UITableViewCell {
                   func applyOfClass(_ theme: Theme, to part: Int) {
            super.applyOfExtension(theme, to: part)
          }
        }
        extension Cell: UIView_apply {}

        """)
  }

  @Test func `a class below one that overrides overrides that`() throws {
    let rewritten = try rewrite(
      "extension UIView { func apply() {} }",
      "class Base: UIView { override func apply() {} }",
      "class Cell: Base { override func apply() { super.apply() } }")
    #expect(
      rewritten[2]
        == "class Cell: Base { override func applyOfClass() { super.applyOfClass() } }")
  }

  @Test func `a property and one of the type are overridden too`() throws {
    let rewritten = try rewrite(
      "extension UIView { @objc class var name: String { \"view\" } }",
      "class Cell: UIView { override class var name: String { \"cell\" } }")
    #expect(
      rewritten[0].contains(
        "protocol UIView_name: AnyObject { static var nameOfClass: String { get } }"))
    #expect(
      rewritten[0].contains(
        "class var name: String { get { if let own = self as? any UIView_name.Type "
          + "{ return own.nameOfClass }; return nameOfExtension } }"))
    #expect(rewritten[1].contains("         class var nameOfClass: String { \"cell\" }"))
  }

  @Test func `an override in an extension is called by its class`() throws {
    let rewritten = try rewrite(
      "extension UIView { func apply() {} }",
      "class Cell: UIView {\n}\nextension Cell { override func apply() { super.apply() } }")
    #expect(
      rewritten[1] == """
        class Cell: UIView {
        func applyOfClass() { applyInExtensionOfCell() } }
        extension Cell {          func applyInExtensionOfCell() { super.applyOfExtension() } }
        extension Cell: UIView_apply {}

        """)
  }

  @Test func `an extension of a class of UIKit may override too`() throws {
    let rewritten = try rewrite(
      "extension UIView { func apply() {} }",
      "extension UILabel { override func apply() { super.apply() } }",
      "class Title: UILabel { override func apply() { super.apply() } }")
    #expect(
      rewritten[0].contains(
        "{ if let own = self as? any UIView_apply { return own.applyOfClass() }; "
          + "if let own = self as? UILabel { return own.applyOfUILabel() }; "
          + "return applyOfExtension() }"))
    #expect(
      rewritten[1]
        == "extension UILabel {          func applyOfUILabel() { super.applyOfExtension() } }")
    #expect(
      rewritten[2].contains("         func applyOfClass() { super.applyOfUILabel() } }"))
  }

  @Test
  func `of methods with one name in an extension, the one is overridden that the class names`()
    throws
  {
    let rewritten = try rewrite(
      """
      extension UIView {
        @objc func apply(_ a: Int) {}
        @objc func apply(_ a: String, to b: [String]? = nil) {}
      }
      """,
      """
      class Cell: UIView {
        override func apply(_ name: String, to b: [String]?) {
          super.apply(name, to: b)
          super.apply(1)
        }
        func tap() { super.apply(2) }
      }
      """)
    #expect(
      rewritten[0] == """
        extension UIView {
                func apply(_ a: Int) {}
                func applyOfExtension(_ a: String, to b: [String]? = nil) {}
        }
        @preconcurrency @MainActor protocol UIView_apply___String_to__String___: AnyObject \
        { func applyOfClass(_ a: String, to b: [String]?) }; \
        extension UIView { func apply(_ a: String, to b: [String]? = nil) \
        { if let own = self as? any UIView_apply___String_to__String___ \
        { return own.applyOfClass(a, to: b) }; return applyOfExtension(a, to: b) } }

        """)
    #expect(
      rewritten[1] == """
        class Cell: UIView {
                   func applyOfClass(_ name: String, to b: [String]?) {
            super.applyOfExtension(name, to: b)
            super.apply(1)
          }
          func tap() { super.apply(2) }
        }
        extension Cell: UIView_apply___String_to__String___ {}

        """)
  }

  @Test func `an override beside another method of its name in an extension is of the superclass`()
    throws
  {
    let rewritten = try rewrite(
      "class Calendar: UICollectionView {\n}",
      """
      extension Calendar {
        override func register(_ a: UINib?, forItem b: String) { super.register(a, forItem: b) }
        func register(_ a: Int) {}
      }
      """)
    #expect(
      rewritten[0] == """
        class Calendar: UICollectionView {
        override func register(_ a: UINib?, forItem b: String) \
        { registerInExtensionOfCalendar(a, forItem: b) } }
        """)
    #expect(rewritten[1].contains("{ super.register(a, forItem: b) }"))
    #expect(rewritten[1].contains("  func register(_ a: Int) {}"))
  }

  @Test func `a method that is isolated to nothing stays so`() throws {
    let rewritten = try rewrite(
      "extension UIView { @objc nonisolated func apply() {} }",
      "class Cell: UIView { nonisolated override func apply() {} }",
      "class Row: UIView {\n}\nextension Row { nonisolated override func apply() {} }")
    #expect(rewritten[0].contains("{ nonisolated func applyOfClass() }"))
    #expect(rewritten[0].contains("extension UIView { nonisolated func apply() {"))
    #expect(
      rewritten[1].hasPrefix("class Cell: UIView { nonisolated          func applyOfClass() {} }"))
    #expect(rewritten[2].contains("nonisolated func applyOfClass() { applyInExtensionOfRow() }"))
  }

  @Test func `layers override what extensions of their superclass have`() throws {
    let rewritten = try rewrite(
      "extension CALayer { @objc func apply() {} }",
      "class Fade: CAGradientLayer { override func apply() { super.apply() } }")
    #expect(
      rewritten[1]
        == "class Fade: CAGradientLayer {          func applyOfClass() { super.applyOfExtension() } }"
        + "\nextension Fade: CALayer_apply {}\n")
  }

  @Test func `what a branch declares that is not compiled counts for nothing`() throws {
    let sources = [
      "#if os(macOS)\nextension UIView { func apply() {} }\n#else\nextension UIView { func tap() {} }\n#endif",
      "class Cell: UIView {\n#if os(macOS)\n override func tap() {}\n#endif\n func apply() {}\n}",
    ]
    let rewriter = try SourceRewriter(SharedDeclarations(in: sources))
    #expect(try sources.map { try rewriter.rewrite($0, path: "").text } == sources)
  }

  @Test func `what is in a branch that is always compiled is as if it were outside`() throws {
    let rewritten = try rewrite(
      "extension UIView {\n#if os(iOS)\n func apply() {}\n#endif\n}",
      "class Cell: UIView {\n#if os(macOS)\n#else\n override func apply() {}\n#endif\n}")
    #expect(rewritten[0].contains(" func applyOfExtension() {}"))
    #expect(rewritten[1].contains("          func applyOfClass() {}"))
  }

  @Test func `what a class in between declares does not belong to an extension`() throws {
    let sources = [
      "extension UIView { func apply() {} }", "class Base: UILabel { func prepare() {} }",
      "class Cell: Base { override func prepare() {} }",
    ]
    let rewriter = try SourceRewriter(SharedDeclarations(in: sources))
    #expect(try sources.map { try rewriter.rewrite($0, path: "").text } == sources)
  }

  @Test func `comments and texts declare nothing`() throws {
    let sources = [
      "extension UIView { /* } */ func apply() { print(\"}\\\"\") } // }\n func other() {} }",
      "class Cell: UIView { override func other() {} }",
    ]
    let text = try SourceRewriter(SharedDeclarations(in: sources))
      .rewrite(sources[0], path: "").text
    #expect(text.contains("func otherOfExtension()"))
    #expect(text.contains("func apply()"))
  }
}
