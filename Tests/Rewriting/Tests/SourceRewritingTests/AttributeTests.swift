import SourceRewriting
import Testing

struct AttributeTests {
  @Test(arguments: [
    ("class Cell {}", "class Cell {}\nimport UIKit\n"),
    ("import UIKit\nclass Cell {}", "import UIKit\nclass Cell {}"),
    ("#if os(iOS)\nimport UIKit\n#endif", "#if true   \nimport UIKit\n#endif"),
  ])
  func `a source of a module with UIKit has it`(source: String, expected: String) throws {
    let rewriter = try SourceRewriter(SharedDeclarations(in: ["import UIKit"]))
    #expect(try rewriter.rewrite(source, path: "Cell.swift").text == expected)
    #expect(!rewritten("class Cell {}").contains("import"))
  }

  @Test func `a module with a selector gets UIKit, which has them`() throws {
    let source = "import Foundation\nlet a = #selector(Clock.tick)"
    let rewriter = try SourceRewriter(SharedDeclarations(in: ["class Clock {}", source]))
    #expect(try rewriter.rewrite(source, path: "A.swift").text.hasSuffix("\nimport UIKit\n"))
    let other = try rewriter.rewrite("class Clock {}", path: "Clock.swift").text
    #expect(other == "class Clock {}\nimport UIKit\n")
  }

  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"),
    ("@objc(tapIt:) func tap(_ x: Int) {}", "              func tap(_ x: Int) {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@objc(Song) final class A {}", "            final class A {}"),
    ("@objc private(set) dynamic var a = 1", "      private(set) dynamic var a = 1"),
    ("@IBAction func tap() {}", "          func tap() {}"),
    ("@IBInspectable var radius: CGFloat = 0", "@IBInspectable var radius: CGFloat = 0"),
    ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
  ])
  func `an attribute of Objective-C leaves spaces`(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "#Preview {\n  Cell()\n}", "#Preview(\"A\", traits: .portrait) {\n  #selector(a)\n}",
    "@available(iOS 17, *)\n#Preview { Cell() }\n",
  ])
  func `a preview leaves its lines`(preview: String) {
    let text = rewritten("let a = 1\n\(preview)\nlet b = 2")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == preview.count { $0 == "\n" } + 3)
    #expect(lines.first == "let a = 1")
    #expect(lines.last == "let b = 2")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("#if canImport(UIKit) && !os(watchOS)", "#if true             && !os(watchOS)"),
    ("#if os(macOS)", "#if os(macOS)"),
    ("#if canImport(ObjectiveC)", "#if canImport(ObjectiveC)"),
  ])
  func `a condition for iOS holds`(source: String, expected: String) {
    #expect(rewritten("\(source)\nlet a = 1\n#endif") == "\(expected)\nlet a = 1\n#endif")
  }

  @Test(arguments: [
    ("import UIKit.UIGeometry", "import UIKit           "),
    ("import CoreImage.CIFilterBuiltins", "import CoreImage                 "),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import Glibc.math", "import Glibc.math"),
    ("import Foundation", "import Foundation"),
  ])
  func `a part of a module is all of it`(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("import os", "import OperatingSystem"),
    ("import os.log", "import OperatingSystem    "),
    ("@_exported import OSLog", "@_exported import OperatingSystem"),
    ("import struct os.Logger", "import struct OperatingSystem.Logger"),
    ("let a: os.Logger = os.Logger()", "let a: OperatingSystem.Logger = OperatingSystem.Logger()"),
    ("let b = os.name", "let b = os.name"),
    ("import ObjectiveC", "import UIKit"),
    ("import Darwin", "import Glibc"),
  ])
  func `a module of Apple's systems is that which has its contents`(
    source: String, expected: String
  ) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("#keyPath(Cell.title.text)", "\"title.text\"             "),
    ("#keyPath(title)", "\"title\"        "),
    ("#keyPath(Feed.Cell.isOn)", "\"isOn\"                  "),
  ])
  func `a key path is its text`(source: String, expected: String) {
    #expect(rewritten("let a = \(source); b()") == "let a = \(expected); b()")
  }
}
