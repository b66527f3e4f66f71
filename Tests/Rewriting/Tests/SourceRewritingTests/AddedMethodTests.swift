import SourceRewriting
import Testing

struct AddedMethodTests {
  private func rewrite(_ sources: String...) throws -> [RewrittenSource] {
    let rewriter = try SourceRewriter(SharedDeclarations(in: sources))
    return try sources.map { try rewriter.rewrite($0, path: "Cell.swift") }
  }

  private let base = "public class Base: NSObject, UITableViewDataSource { }"
  private let sections = "func numberOfSections(in tableView: UITableView) -> Int { 2 }"

  @Test func `an optional method that a subclass adds overrides one of the delegate's class`()
    throws
  {
    let rewritten = try rewrite(
      base, "class Between: Base {}", "class Songs: Between { \(sections) }")
    #expect(
      rewritten[0].text == """
        public class Base: NSObject, UITableViewDataSource { \
        @MainActor public func numberOfSections(in value0: UITableView) -> Int \
        { DefaultDelegate().numberOfSections(in: value0) } }
        """)
    #expect(rewritten[1].text == "class Between: Base {}")
    #expect(rewritten[2].text == "class Songs: Between { override \(sections) }")
  }

  @Test func `a conformance in an extension counts, and methods of scroll views do`() throws {
    let rewritten = try rewrite(
      "class Base: NSObject {\n}", "extension Base: UITableViewDelegate {}",
      "class Songs: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }")
    #expect(rewritten[0].text.contains("{ DefaultDelegate().scrollViewDidScroll(value0) }"))
    #expect(rewritten[2].text.contains("override func scrollViewDidScroll"))
  }

  @Test func `a method in an extension of the subclass is a finding`() throws {
    let rewritten = try rewrite(base, "class Songs: Base {}", "extension Songs { \(sections) }")
    #expect(rewritten[0].text == base)
    #expect(
      rewritten[2].findings.map(\.reason) == [
        .addedMethodInExtension("numberOfSections(in:)", class: "Songs")
      ])
  }

  @Test func `methods that the delegate's class has, or that no superclass needs, stay`() throws {
    let full = "class Base: NSObject, UITableViewDataSource { \(sections) }"
    let sources = [
      full, "class Songs: Base { override \(sections) }", "class Other: NSObject { \(sections) }",
    ]
    let rewriter = try SourceRewriter(SharedDeclarations(in: sources))
    #expect(try sources.map { try rewriter.rewrite($0, path: "Cell.swift").text } == sources)
  }
}
