import Foundation
import Testing

/// The page of output for programs lists each schema.
struct SchemaListTests {
  @Test func `each schema has a row, and each row a schema`() throws {
    let folder = Repository.root.appendingPathComponent("Documentation/schemas")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let page = try Repository.text(of: "Documentation/OutputForPrograms.md")
    let listed = page.matches(of: /\]\(schemas\/([a-z.-]+)\) \|/).map { String($0.output.1) }
    #expect(listed.sorted() == names.sorted())
  }
}
