import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// XCTest on Linux crashes before its first test if a class has only synchronous test methods on the main actor.
struct XCTestLaunchTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private static let manifest = """
    {"targets": [{"name": "AppTests", "type": "test", "exclude": [], "resources": [],
      "dependencies": [{"product": ["SnapTesting", "Snap", null, null]}]}]}
    """

  private static let crashing = """
    import XCTest

    @MainActor
    final class RowTests: XCTestCase {
      func testRow() {}
    }
    """

  private func snap(failing: TemporaryPackage.Failing = .nothing) throws -> SnapTool {
    let file = try package.write(Self.manifest, to: "manifest.json")
    var tool = try package.snap(failing: failing)
    tool.environment["MANIFEST"] = file.path
    return tool
  }

  /// What `snap doctor` says about sources of one test target.
  private func finding(_ sources: String...) throws -> String? {
    struct Report: Decodable {
      struct Check: Decodable {
        var name: String
        var finding: String
      }
      var checks: [Check]
    }
    for (index, source) in sources.enumerated() {
      try package.write(source, to: "Tests/AppTests/File\(index).swift")
    }
    let run = try snap().run("doctor", "--json")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.out.utf8))
    return report.checks.first { $0.name == "xctest" }?.finding
  }

  @Test func `doctor names the class with its line, and what to write`() throws {
    try package.write(Self.crashing, to: "Tests/AppTests/RowTests.swift")
    let run = try snap().run("doctor")
    #expect(run.exitCode == 1)
    #expect(
      run.out.contains(
        """
        ✗ XCTest on Linux crashes at launch, before any test, because all test methods of RowTests \
        (Tests/AppTests/RowTests.swift:4) are synchronous and on the main actor.
            Write `@_exported import SnapTesting` in one file of AppTests
        """), "\(run)")
  }

  @Test(arguments: [
    "@MainActor final class A: XCTestCase { func testA() throws {} }",
    "final class A: XCTest.XCTestCase { @MainActor func testA() {} }",
    "class A: XCTestCase, P<Int> { @available(*, deprecated) @MainActor public func testA() {} }",
    "@MainActor class Base: XCTestCase {}\nfinal class A: Base { func testA() {} }",
    "class A: XCTestCase {}\n@MainActor extension A { func testA() {} }",
    "@MainActor final class A: XCTestCase { func testA() {}\nfunc helper() async {} }",
    "let s = \"\\(f(\"}\")) {\" /* { /* */ \" */\n@MainActor class A: XCTestCase { func testA() {} }",
    "let s = /[{\"]/\n@MainActor class A: XCTestCase { func testA() {} }",
    "#if FLAG\n#else\n@MainActor class A: XCTestCase { func testA() {} }\n#endif",
    "@available(iOS 15, *) @Suite(.a({ 1 })) @MainActor class A: XCTestCase { func testA() {} }",
    "#if os(Linux) || FLAG\n@MainActor class A: XCTestCase { func testA() {} }\n#endif",
  ])
  func `a class is found that prevents the launch`(source: String) throws {
    #expect(
      try finding(source)?.contains("all test methods of A (Tests/AppTests/File0.swift:") == true)
  }

  @Test(arguments: [
    "final class A: XCTestCase { func testA() {} }",
    "@MainActor final class A: XCTestCase { func testA() {}\nfunc testNothing() async {} }",
    "@MainActor class B: XCTestCase { func testNothing() async {} }\nclass A: B { func testA() {} }",
    "nonisolated class A: XCTestCase { func testA() {} }",
    "@MainActor class A: XCTestCase { nonisolated func testA() throws {}\nfunc testB() {} }",
    "@MainActor class A: XCTestCase { func testWith(_ value: Int) {}\nfunc test() -> Int { 1 } }",
    "@MainActor class A: XCTestCase { func helper() {}\nprivate func testA() {} }",
    "// @MainActor\nclass A: XCTestCase { func testA() {} }\nlet s = \"@MainActor class B: XCTestCase {\"",
    "#if !os(Linux)\n@MainActor class A: XCTestCase { func testA() {} }\n#endif\nclass B: XCTestCase {}",
    "import XCTest\n@_exported import SnapTesting\n@MainActor class A: XCTestCase { func testA() {} }",
  ])
  func `a class is not found that XCTest runs`(source: String) throws {
    #expect(try finding(source)?.hasPrefix("XCTest: ") == true)
  }

  @Test(arguments: [(7, ""), (8, ""), (9, " and 1 more class"), (10, " and 2 more classes")])
  func `eight classes are named`(count: Int, rest: String) throws {
    let sources = (0..<count).map { "@MainActor class A\($0): XCTestCase { func testA() {} }" }
    let names = (0..<min(count, 8)).map { "A\($0) (Tests/AppTests/File0.swift:\($0 + 1))" }
    #expect(
      try finding(sources.joined(separator: "\n"))?.contains(
        "all test methods of \(names.joined(separator: ", "))\(rest) are synchronous") == true)
  }

  @Test func `classes and extensions in several files belong together`() throws {
    let parts = [
      "class A: Base {}", "@MainActor class Base: XCTestCase {}", "extension A { func testA() {} }",
    ]
    #expect(
      try finding(parts[0], parts[1], parts[2])?.contains("of A (Tests/AppTests/File0.swift:1)")
        == true)
    #expect(
      try finding(parts[0], parts[1], parts[2] + "\n@_exported import SnapTesting")
        == "XCTest: 2 classes")
  }

  @Test(arguments: [("verify", 1), ("record", 2)])
  func `the crash is explained, beside the snapshots of Swift Testing`(
    command: String, exitCode: Int32
  ) throws {
    try package.write(Self.crashing, to: "Tests/AppTests/RowTests.swift")
    try package.prepare(Samples.result())
    let run = try snap(failing: .xcTest).run(command)
    #expect(run.exitCode == exitCode, "\(run)")
    #expect(
      (run.out + run.error).contains(
        "all test methods of RowTests (Tests/AppTests/RowTests.swift:4)"))
    #expect(
      (run.out + run.error).contains(
        "Write `@_exported import SnapTesting` in one file of AppTests"))
  }

  @Test func `the crash is explained if no test took a snapshot`() throws {
    try package.write(Self.crashing, to: "Tests/AppTests/RowTests.swift")
    let run = try snap(failing: .xcTest).run("verify")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("took a snapshot. XCTest on Linux crashes at launch"), "\(run)")
  }

  @Test(arguments: [("CellTests", 0), ("AppTests", 1), ("RowTests/testRow", 1)])
  func `a filter that selects no test of XCTest does not fail because of the crash`(
    filter: String, exitCode: Int32
  ) throws {
    try package.write(Self.crashing, to: "Tests/AppTests/RowTests.swift")
    try package.prepare(Samples.result())
    let run = try snap(failing: .xcTest).run("verify", "--filter", filter)
    #expect(run.exitCode == exitCode, "\(run)")
  }

  @Test func `a crash that the sources do not explain is reported as before`() throws {
    try package.write("class A: XCTestCase { func testA() {} }", to: "Tests/AppTests/A.swift")
    try package.prepare(Samples.result())
    let run = try snap(failing: .xcTest).run("verify")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("The tests of XCTest failed or crashed"))
  }
}
