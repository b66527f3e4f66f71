import Foundation
import Testing
import UIKit

@testable import SnapTesting

@MainActor struct ToleranceTests {
  private let package = AssertionPackage()

  /// Two labels, one below the other; the lower one is `dateLabel`.
  private func row(date: String, height: CGFloat = 30) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let labels = ["title": "Title", "dateLabel": date].sorted { $0.key > $1.key }
    for (index, (name, text)) in labels.enumerated() {
      let label = UILabel(
        frame: CGRect(x: 0, y: 30 * CGFloat(index), width: 120, height: height))
      label.text = text
      label.accessibilityIdentifier = name
      view.addSubview(label)
    }
    return view
  }

  private func assertion(_ options: ComparisonOptions = .exact, _ masks: [ComparisonMask] = [])
    -> FixtureAssertion
  {
    greetingAssertion(as: .image(width: 120, height: 60, comparing: options, masking: masks))
  }

  @Test(arguments: [
    [ComparisonMask.view("dateLabel")], [.rectangle(CGRect(x: 0, y: 30, width: 120, height: 30))],
  ])
  func `masked areas may differ`(masks: [ComparisonMask]) {
    package.record(assertion(.exact, masks)) { row(date: "Monday") }
    #expect(package.messages(assertion(.exact, masks)) { row(date: "Tuesday") }.isEmpty)
    #expect(package.messages(assertion()) { row(date: "Tuesday") }.count == 1)
  }

  @Test func `differences outside a mask fail, and masked pixels are reported`() throws {
    package.record(assertion()) { row(date: "Monday") }
    let messages = package.messages(assertion(.exact, [.view("title")])) { row(date: "Tuesday") }
    #expect(try #require(messages.first).contains("14 400 ignored by masks"))
  }

  @Test(arguments: [RecordMode.never, .missing, .all])
  func `a mask for an unknown view is an error that lists the views`(mode: RecordMode) throws {
    package.record(assertion()) { row(date: "Monday") }
    let masked = assertion(.exact, [.view("dateLable")])
    let messages = package.messages(masked, mode) { row(date: "Tuesday") }
    #expect(
      try #require(messages.first).contains(
        "`.view(\"dateLable\")` names no view. There are: UIView, title, dateLabel."))
    #expect(!package.exists(".snap/GreetingTests/says-hello.120x60@2x.actual.png"))
  }

  @Test func `a mask for an unknown view is an error before a reference is written`() {
    let messages = package.messages(assertion(.exact, [.view("x")]), .missing) { row(date: "M") }
    #expect(messages.count == 1)
    #expect(!package.exists("Snapshots/GreetingTests/says-hello.120x60@2x.png"))
  }

  @Test(arguments: [
    ComparisonOptions(maxDifferentPixels: 5_000), ComparisonOptions(maxDifferentRatio: 0.3),
    ComparisonOptions(maxDensity: 1_024),
  ])
  func `a few different pixels may be tolerated`(options: ComparisonOptions) {
    var options = options
    options.maxMeanChange = 255
    package.record(assertion()) { row(date: "Monday") }
    #expect(package.messages(assertion(options)) { row(date: "Monday!") }.isEmpty)
    #expect(package.messages(assertion()) { row(date: "Monday!") }.count == 1)
  }

  @Test func `a shift of the whole picture is not tolerated, and is reported`() throws {
    func field(_ white: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
      view.backgroundColor = UIColor(white: white, alpha: 1)
      return view
    }
    package.record(assertion()) { field(0.5) }
    let options = ComparisonOptions(threshold: 0.1, maxDifferentRatio: 0.5)
    let messages = package.messages(assertion(options)) { field(0.52) }
    #expect(
      try #require(messages.first).contains(
        "The overall colour of the picture changed, which no tolerance accepts."))
  }
}
