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
