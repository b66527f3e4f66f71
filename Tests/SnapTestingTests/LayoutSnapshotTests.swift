import Foundation
import SnapReport
import Snapshots
import Testing

@testable import SnapTesting

@MainActor struct LayoutSnapshotTests {
  private let package = AssertionPackage()
  private let assertion = greetingAssertion(as: .layout)
  private let reference = "Snapshots/GreetingTests/says-hello.120.layout.txt"

  @Test func `a layout is stored as text`() throws {
    package.record(assertion) { greeting("Hello") }
    #expect(
      try package.text(of: reference) == """
        greeting UILabel  0, 0, 120 × 20.5  "Hello"  system 17, 1 line, #000000FF

        """)
  }

  @Test func `a missing layout fails before it passes`() {
    #expect(
      package.messages(assertion, .missing) { greeting() } == [
        """
        Snapshot has no reference: GreetingTests/says-hello.120.layout
          note       The reference was missing. It was recorded; run again to verify against it.
          reference  \(reference)
        """
      ])
    #expect(package.exists(reference))
    #expect(package.messages(assertion, .missing) { greeting() }.isEmpty)
  }

  @Test func `a changed layout fails with the differing lines`() throws {
    package.record(assertion) { greeting("Hello") }
    let message = try #require(package.messages(assertion) { greeting("Goodbye") }.first)
    #expect(message.contains("1 line added, 1 removed:"))
    #expect(message.contains("- greeting UILabel  0, 0, 120 × 20.5  \"Hello\""))
    #expect(message.contains("+ greeting UILabel  0, 0, 120 × 20.5  \"Goodbye\""))
    #expect(message.contains("diff       .snap/GreetingTests/says-hello.120.layout.diff.txt"))
  }

  @Test func `a recording run rewrites a changed layout`() throws {
    package.record(assertion) { greeting("Hello") }
    #expect(package.messages(assertion, .failed) { greeting("Goodbye") }.isEmpty)
    #expect(try package.text(of: reference).contains("Goodbye"))
  }

  @Test func `passing again removes pending files`() {
    package.record(assertion) { greeting("Hello") }
    _ = package.messages(assertion) { greeting("Goodbye") }
    #expect(package.exists(".snap/GreetingTests/says-hello.120.layout.actual.txt"))
    #expect(package.messages(assertion) { greeting("Hello") }.isEmpty)
    #expect(!package.exists(".snap/GreetingTests/says-hello.120.layout.actual.txt"))
    #expect(!package.exists(".snap/GreetingTests/says-hello.120.layout.diff.txt"))
  }

  @Test func `Windows line endings are ignored`() throws {
    package.record(assertion) { greeting("Hello") }
    let file = package.root.appendingPathComponent(reference)
    let text = try package.text(of: reference).replacing("\n", with: "\r\n")
    try Data(text.utf8).write(to: file)
    #expect(package.messages(assertion) { greeting("Hello") }.isEmpty)
  }

  @Test func `a reference that is not text is an error, and a recording run replaces it`() throws {
    package.record(assertion) { greeting("Hello") }
    try Data([0xFF, 0xFE]).write(to: package.root.appendingPathComponent(reference))
    let message = try #require(package.messages(assertion) { greeting("Hello") }.first)
    #expect(message.contains("is not UTF-8 text"))
    #expect(package.messages(assertion, .failed) { greeting("Hello") }.isEmpty)
  }

  @Test func `a picture and a layout of one fixture have different keys`() {
    package.record(assertion) { greeting("Hello") }
    package.record(greetingAssertion()) { greeting("Hello") }
    #expect(package.messages(assertion) { greeting("Hello") }.isEmpty)
    #expect(package.messages(greetingAssertion()) { greeting("Hello") }.isEmpty)
  }

  @Test func `an accepted layout becomes the reference`() throws {
    package.record(assertion) { greeting("Hello") }
    _ = package.messages(assertion) { greeting("Goodbye") }
    let store = SnapshotStore(directories: package.directories, mode: .never)
    #expect(try store.accept(["GreetingTests/*"]).map(\.outcome) == [.accepted])
    #expect(package.messages(assertion) { greeting("Goodbye") }.isEmpty)
    #expect(try store.pending().isEmpty)
  }

  @Test func `a rejected layout keeps the reference`() throws {
    package.record(assertion) { greeting("Hello") }
    _ = package.messages(assertion) { greeting("Goodbye") }
    let store = SnapshotStore(directories: package.directories, mode: .never)
    #expect(try store.reject(["GreetingTests/*"]).map(\.outcome) == [.rejected])
    #expect(!package.exists(".snap/GreetingTests/says-hello.120.layout.actual.txt"))
    #expect(package.messages(assertion) { greeting("Hello") }.isEmpty)
  }
}
