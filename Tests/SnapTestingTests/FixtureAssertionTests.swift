import Foundation
import Snapshots
import Testing
import UIKit

@testable import SnapTesting

@MainActor final class FixtureAssertionTests {
  private let package = FileManager.default.temporaryDirectory.appendingPathComponent(
    "snap-assertion-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: package) }

  private func view(_ text: String = "Text", width: CGFloat = 100) -> UIView {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = "greeting"
    return label
  }

  private func assertion(
    name: String? = nil, over matrix: ConfigurationMatrix = .widths(120),
    expecting expectations: [FixtureExpectation] = [], allowing allowances: [AllowedDiagnostic] = []
  ) -> FixtureAssertion {
    let site = CallSite(
      fileID: "Tests/GreetingTests.swift", filePath: "/Tests/GreetingTests.swift",
      function: "`says hello`()", line: 7, column: 3)
    return FixtureAssertion(
      site: site, name: name, configurations: matrix.configurations, expectations: expectations,
      allowances: allowances, record: nil)
  }

  private func store(_ mode: RecordMode) -> SnapshotStore {
    SnapshotStore(
      directories: SnapshotDirectories(packageRoot: package), mode: mode, run: nil,
      registry: KeyRegistry())
  }

  private func record(_ assertion: FixtureAssertion, _ view: UIView) {
    _ = assertion.complaints(about: { view }, openStore: { store(.missing) })
  }

  @Test func `a missing reference fails and is recorded`() {
    let complaints = assertion().complaints(about: { view() }, openStore: { store(.missing) })
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("GreetingTests/says-hello.120") == true)
    let reference = package.appendingPathComponent(
      "Snapshots/GreetingTests/says-hello.120@2x.png")
    #expect(FileManager.default.fileExists(atPath: reference.path))
  }

  @Test func `an equal picture passes`() {
    record(assertion(), view())
    #expect(assertion().complaints(about: { view() }, openStore: { store(.never) }).isEmpty)
  }

  @Test func `a changed picture fails with all that a person needs`() throws {
    record(assertion(), view("Hello"))
    let complaints = assertion().complaints(
      about: { view("Goodbye") }, openStore: { store(.never) })
    let message = try #require(complaints.first)
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
    let complaints = assertion(over: .widths(120, 140) * .appearances(.light, .dark)).complaints(
      about: { view() }, openStore: { store(.never) })
    #expect(complaints.count == 4)
  }

  @Test func `a height that is not the expected one is a complaint`() {
    record(assertion(), view())
    let expecting = assertion(expecting: [.height(20.5), .height(30), .height(9, at: .width(99))])
    #expect(
      expecting.complaints(about: { view() }, openStore: { store(.never) }) == [
        "The height is 20.5 points, expected 30.0 (120)."
      ])
  }

  @Test func `a broken layout fails although the picture is right`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    record(assertion(), cell)
    let complaints = assertion().complaints(about: { cell }, openStore: { store(.never) })
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("zeroHeight") == true)
    let allowing = assertion(allowing: [.zeroHeight("contentView")])
    #expect(allowing.complaints(about: { cell }, openStore: { store(.never) }).isEmpty)
  }

  @Test func `an allowance that is not needed is a complaint`() {
    record(assertion(), view())
    let allowing = assertion(allowing: [.truncatedText("greeting")])
    #expect(
      allowing.complaints(about: { view() }, openStore: { store(.never) }) == [
        "`allowing: .truncatedText(\"greeting\")` was not needed: no configuration has that "
          + "diagnostic. Remove it."
      ])
  }

  @Test func `a cell that cannot be made is a complaint, not a crash`() {
    struct NoData: Error {}
    let complaints = assertion().complaints(
      about: { throw NoData() }, openStore: { store(.never) })
    #expect(complaints == ["GreetingTests/says hello: NoData()"])
  }

  @Test(arguments: [
    ("`says hello`()", "says hello"), ("testOne()", "testOne"), ("param(_:name:)", "param"),
    ("says hello()", "says hello"),
  ])
  func `a test's name loses its syntax`(function: String, name: String) {
    let site = CallSite(
      fileID: "a/b.swift", filePath: "/a/b.swift", function: function, line: 1, column: 1)
    #expect(site.testName == name)
  }
}
