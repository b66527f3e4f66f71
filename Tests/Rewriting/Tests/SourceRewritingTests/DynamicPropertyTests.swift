import Testing

struct DynamicPropertyTests {
  private func rewrittenMember(_ member: String) -> String {
    let rewritten = rewritten("import UIKit\nclass Song: NSObject { \(member) }")
    return String(rewritten.dropFirst("import UIKit\nclass Song: NSObject { ".count).dropLast(2))
  }

  @Test(arguments: [
    ("dynamic var a = 0", "dynamic var a = 0 { didSet { keyValueDidChange(of: self) } }"),
    ("dynamic var a: Int?", "dynamic var a: Int? { didSet { keyValueDidChange(of: self) } }"),
    (
      "dynamic var a = 0 { didSet { b() } }",
      "dynamic var a = 0 { didSet { defer { keyValueDidChange(of: self) }; b() } }"
    ),
    (
      "dynamic var a = 0 { willSet { b() } }",
      "dynamic var a = 0 { willSet { b() }  didSet { keyValueDidChange(of: self) } }"
    ),
    (
      "dynamic var a: Int { get { b } set { b = newValue } }",
      "dynamic var a: Int { get { b } set { defer { keyValueDidChange(of: self) }; b = newValue } }"
    ),
  ])
  func `a dynamic property tells its observers of each change`(source: String, expected: String) {
    #expect(rewrittenMember(source) == expected)
  }

  @Test(arguments: [
    "var a = 0", "dynamic var a: Int { 1 }", "dynamic func a() {}", "@NSManaged dynamic var a: Int",
    "static dynamic var a = 0",
  ])
  func `other members stay as they are`(_ source: String) {
    #expect(rewrittenMember(source) == source)
  }

  @Test func `a module without UIKit has nobody to tell`() {
    let source = "import Foundation\nclass Song: NSObject { dynamic var a = 0 }"
    #expect(rewritten(source) == source)
  }
}
