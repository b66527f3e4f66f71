import LayoutModel
import SnapReport
import Snapshots
import Testing
import UIKit

@testable import SnapTesting

@MainActor struct FixtureAssertionTests {
  private let package = AssertionPackage()

  @Test func `a missing reference fails and is recorded`() {
    let messages = package.messages(greetingAssertion(), .missing) { greeting() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("GreetingTests/says-hello.120") == true)
    #expect(package.exists("Snapshots/GreetingTests/says-hello.120@2x.png"))
  }

  @Test func `the settings of a package put the target into the key`() throws {
    try package.write("{ \"paths\": \"{target}/{file}/{test}\" }", to: "snap.json")
    let messages = package.messages(greetingAssertion(), .missing) { greeting() }
    #expect(messages.first?.contains("Tests/GreetingTests/says-hello.120") == true)
    #expect(package.exists("Snapshots/Tests/GreetingTests/says-hello.120@2x.png"))
  }

  @Test func `a missing reference fails at every try of a run that records nothing`() {
    for _ in 1...2 {
      #expect(package.messages(greetingAssertion(), .never) { greeting() }.count == 1)
    }
    #expect(!package.exists("Snapshots"))
  }

  @Test func `an equal picture passes`() {
    package.record(greetingAssertion()) { greeting() }
    #expect(package.messages(greetingAssertion()) { greeting() }.isEmpty)
  }

  @Test func `a changed picture fails with all necessary information`() throws {
    package.record(greetingAssertion()) { greeting("Hello") }
    let messages = package.messages(greetingAssertion()) { greeting("Goodbye") }
    let message = try #require(messages.first)
    for part in [
      "GreetingTests/says-hello.120", "pixels", "text", "\"Hello\" → \"Goodbye\"",
      "Snapshots/GreetingTests/says-hello.120@2x.png",
      ".snap/GreetingTests/says-hello.120@2x.actual.png",
      ".snap/GreetingTests/says-hello.120@2x.diff.png", "snap accept",
    ] {
      #expect(message.contains(part), "\(part) is not in:\n\(message)")
    }
  }

  @Test func `every configuration is verified before the assertion fails`() {
    let assertion = greetingAssertion(over: .widths(120, 140) * .appearances(.light, .dark))
    let messages = package.messages(assertion) { greeting() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("3 more for the same cause: says-hello: ") == true)
  }

  @Test func `configurations that differ for the same cause share one message`() {
    let assertion = greetingAssertion(over: .widths(120, 140, 160))
    package.record(assertion) { greeting("Hello") }
    let same = package.messages(assertion) { greeting("Goodbye") }
    #expect(same.count == 1)
    #expect(same.first?.contains("2 more for the same cause: says-hello: 140, 160\n") == true)
    var count = 0
    let different = package.messages(assertion) {
      count += 1
      return greeting(count == 2 ? "Adieu" : "Goodbye")
    }
    #expect(different.count == 2)
  }

  @Test func `a view without a height of its own is drawn at the one for such views`() throws {
    let message = package.messages(greetingAssertion()) { UIView() }.first
    #expect(message?.contains("nothing to draw") == true, "\(message ?? "")")
    let assertion = greetingAssertion(as: .image.orHeight(50))
    package.record(assertion) { UIView() }
    #expect(package.messages(assertion) { UIView() }.isEmpty)
    // Others have their own.
    let other = AssertionPackage()
    other.record(assertion) { greeting() }
    #expect(other.messages(greetingAssertion()) { greeting() }.isEmpty)
  }

  @Test func `a configuration that cannot be drawn does not hide the others`() {
    let messages = package.messages(greetingAssertion(over: .widths(120, 0, 140))) { greeting() }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("1 more for the same cause: says-hello: 140\n") == true)
    #expect(
      messages.last?.hasPrefix("GreetingTests/says-hello.0: The configuration's width") == true)
  }

  @Test func `a matrix without a configuration fails`() {
    let messages = package.messages(greetingAssertion(over: .widths())) { greeting() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The matrix has no configurations") == true)
  }

  @Test func `an unexpected height is a layout error`() throws {
    package.record(greetingAssertion()) { greeting() }
    let assertion = greetingAssertion(
      expecting: [.height(20.5), .height(30), .height(9, at: .width(99))])
    let messages = package.messages(assertion) { greeting() }
    #expect(messages.count == 1)
    let line =
      "error      unexpectedHeight greeting: The height is 20.5 points; expected 30."
    #expect(messages.first?.contains(line) == true)
  }

  @Test func `an expected height may apply to only one text size`() {
    let assertion = greetingAssertion(
      over: .contentSizes(.large, .accessibilityLarge),
      expecting: [.height(30, at: .width(320, contentSize: .accessibilityLarge))])
    package.record(assertion) { greeting() }
    let messages = package.messages(assertion) { greeting() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("says-hello.320-AX2") == true)
  }

  @Test func `a broken layout fails although the picture is right`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(UIView())
    package.record(greetingAssertion()) { cell }
    let messages = package.messages(greetingAssertion()) { cell }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("zeroHeight") == true)
    let allowing = greetingAssertion(allowing: [.zeroHeight("contentView")])
    #expect(package.messages(allowing) { cell }.isEmpty)
  }

  @Test func `an unneeded allowance is an error of the last configuration`() throws {
    let assertion = greetingAssertion(
      over: .widths(120, 140), allowing: [.truncatedText("greeting")])
    package.record(assertion) { greeting() }
    let messages = package.messages(assertion) { greeting() }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(
        "The allowance of truncatedText on greeting is not needed: no configuration has that "
          + "diagnostic. Remove it.") == true)
    let results = try SnapshotStore(directories: package.directories, mode: .never).readResults()
    #expect(results.map { $0.diagnostics.map(\.kind) } == [[], [.unneededAllowance]])
  }

  @Test func `a cell that cannot be created fails without a crash`() {
    struct NoData: Error {}
    let messages = package.messages(greetingAssertion()) { throw NoData() }
    #expect(messages == ["GreetingTests/says-hello.120: NoData()"])
  }

  @Test(arguments: [
    ("`says hello`()", "says hello"), ("testOne()", "testOne"), ("param(_:name:)", "param"),
    ("says hello()", "says hello"), ("`wraps (twice) here`()", "wraps (twice) here"),
  ])
  func `a test's name loses its syntax`(function: String, name: String) {
    let site = CallSite(
      fileID: "a/b.swift", filePath: "/a/b.swift", function: function, line: 1, column: 1)
    #expect(site.fixtureName(nil) == name)
  }
}
