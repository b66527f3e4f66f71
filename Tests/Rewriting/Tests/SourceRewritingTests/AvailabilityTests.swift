import SourceRewriting
import Testing

struct AvailabilityTests {
  private func rewrite(_ source: String) throws -> String {
    let sources = ["import UIKit", source]
    return try SourceRewriter(SharedDeclarations(in: sources)).rewrite(source, path: "Cell.swift")
      .text.replacing("\nimport UIKit\n", with: "")
  }

  @Test(arguments: [
    (
      "if #available(iOS 26, *) { a() } else { b() }",
      "if UIDevice.has(iOS:26)  { a() } else { b() }"
    ),
    (
      "guard #available(iOS 17.4, *), c else { return }",
      "guard UIDevice.has(iOS:17,4) , c else { return }"
    ),
    ("if #unavailable(iOS 14.0.1) { a() }", "if !UIDevice.has(iOS:14,0,1) { a() }"),
    (
      "if c, #available(macOS 14, iOS 17, *) { a() }",
      "if c, UIDevice.has(iOS:17)            { a() }"
    ),
  ])
  func `a question for a release is one for that of the snapshot`(
    source: String, expected: String
  ) throws {
    #expect(try rewrite(source) == expected)
  }

  @Test(arguments: [
    "if #available(iOS 13.0, *) { a() }", "if #available(iOS 9, *) { a() }",
    "if #available(macOS 26, *) { a() }", "@available(iOS 26, *) func a() {}",
  ])
  func `what each known release has stays, and so does what is declared`(source: String) throws {
    #expect(try rewrite(source) == source)
  }

  @Test func `a module without UIKit has no release of its own`() {
    let source = "if #available(iOS 26, *) { a() }"
    #expect(rewritten(source) == source)
  }
}
