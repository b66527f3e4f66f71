import Fixtures
import Foundation
import LayoutModel
import Testing
import UIKit

@testable import SnapTesting
@testable import StressTesting

/// The tests that failures print compile, and fail for the failure's reason.
@MainActor struct PrintedFixtureTests {
  /// The place of the assertion's closure in a printed test.
  private static let place = #"preconditionFailure("Put the closure of assertLayout here.")"#

  /// What a failure of inputs with some values prints.
  private func code(
    _ inputs: [StressInput], _ values: [StressValue], _ configuration: Configuration,
    _ violations: [Violation]
  ) -> String {
    let failure = StressFailure(
      inputs: inputs, trial: Trial(values: values, configuration: configuration),
      configuration: configuration,
      violations: violations,
      widths: FailingWidths(range: 320...440, step: 1, isComplete: true), neighbourCount: 0,
      isMinimal: true, rendering: nil)
    return FixtureForm.swift.text(of: failure)
  }

  private static let invariants: [LayoutInvariant] =
    .standard + [
      .noBrokenConstraint, .noBrokenConstraint(from: UILayoutPriority(249.5)), .hitTargets,
      .height(upTo: 200.5), .insideSuperview, .noNeedlessWrapping, .monotoneHeight,
      .notStretched("labels[0]"), .notStretched("a \"b\"", along: [.vertical]),
      .noDiagnostic("a “contrast”", .lowContrast, .zeroPriority),
    ]

  @Test func `printed tests compile for all kinds of values`() throws {
    let full = Configuration(
      width: 321.5, height: 60.5, scale: 3, contentSize: .accessibilityLarge, appearance: .dark,
      direction: .rightToLeft, locale: "ar", system: .iOS(18))
    let tests = [
      code(
        [
          Values.texts("text").input, Values.optional(.texts("sub title")).input,
          Values.optional(.texts("8 words")).input,
        ],
        [.text("\"\\(x)\\\u{200F}\u{7}\n\tß👨‍👩‍👧#"), .none, .text("")], full,
        [Violation("it's “so”: `a` \\ b.c", Breach(message: ""))]),
      code(
        [
          Values.numbers("default", 0...9).input, Values.numbers(" ", -9...9).input,
          Values.flags("is tall").input, Values.imageSizes("self").input,
        ],
        [
          .number(7), .number(-2), .choice(1, name: "true"), .size(width: 10, height: 12.5),
        ],
        Configuration(),
        Self.invariants.map {
          Violation(
            $0.name, code: $0.code,
            Breach(kind: .clippedText, view: "contentView/labels[0]", message: ""))
        }),
    ]
    let types = tests.enumerated().map { "@MainActor struct Test\($0) {\n\($1)\n}" }
    let imports = ["SnapTesting", "Testing", "UIKit"].map { "import \($0)" }
    let source = (imports + types).joined(separator: "\n")
    let errors = try Compiler.errors(of: source)
    #expect(errors.map { $0.message } == [], "\(source)")
  }

  // MARK: The same reason

  private final class Messages {
    var all: [String] = []
  }

  private let messages = Messages()

  /// Takes the place of SnapTesting's function, so that a failure is a message and not one of this test.
  private func assertSnapshot(
    of view: @autoclosure () throws -> UIView, as strategy: SnapshotStrategy
  ) {
    let assertion = greetingAssertion(as: strategy, over: .widths(strategy.configuration.width))
    messages.all += AssertionPackage().messages(assertion) { try view() }
  }

  private func assertLayout(
    in space: StressSpace, holding invariants: [LayoutInvariant],
    of makeCell: @escaping @MainActor () throws -> UIView
  ) {
    let test = StressTest(StressSubject(make: makeCell), in: space, holding: invariants)
    messages.all += StressAssertion.outcome(of: test.run(), .swift).problems
  }

  private static func makeRow(_ upper: String, _ lower: String) -> UIView {
    let (row, labels) = (UITableViewCell(), [UILabel(), UILabel()])
    var last = row.contentView.topAnchor
    for (label, (text, name)) in zip(labels, [(upper, "upper"), (lower, "lower")]) {
      label.text = text
      label.accessibilityIdentifier = name
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      row.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor, constant: 16),
        row.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: last, constant: 12),
      ])
      last = label.bottomAnchor
    }
    row.contentView.bottomAnchor.constraint(equalTo: last, constant: 12).isActive = true
    return row
  }

  // The printed tests, with the closure in its place and without the attribute, so that a test can run them.

  private func `ambiguousLayout of upper`() {
    @MainActor func makeCell(_ upper: String, _ lower: String) throws -> UIView {
      Self.makeRow(upper, lower)
    }
    assertSnapshot(
      of: try makeCell("", ""),
      as: .image(Configuration(width: 320, height: 36.25)))
  }

  private func `a height of at most 20 points`() {
    @MainActor func makeCell(_ upper: String, _ lower: String) throws -> UIView {
      Self.makeRow(upper, lower)
    }
    assertSnapshot(
      of: try makeCell("", ""),
      as: .image(Configuration(width: 320)))
    assertLayout(
      in: StressSpace(only: Configuration(width: 320)), holding: [.height(upTo: 20)]
    ) { try makeCell("", "") }
  }

  private func failure(
    holding invariants: [LayoutInvariant], _ isWanted: (Violation.Identity) -> Bool
  ) throws -> StressFailure {
    let subject = StressSubject(.texts("upper"), .texts("lower")) {
      (upper: String, lower: String) in Self.makeRow(upper, lower)
    }
    let report = StressTest(subject, holding: invariants, budget: .trials(80)).run()
    return try #require(report.failures.first { isWanted($0.violations[0].identity) })
  }

  /// Whether this file has the test that a failure prints.
  private func isHere(_ failure: StressFailure) throws -> Bool {
    let printed = FixtureForm.swift.text(of: failure)
      .replacing("@Test ", with: "private ")
      .replacing(Self.place, with: "Self.makeRow(upper, lower)")
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    return own.replacing("\n  ", with: "\n").contains(printed)
  }

  @Test func `a printed test fails for the failure's reason`() throws {
    let failure = try failure(holding: .standard) { $0.kind == .ambiguousLayout }
    #expect(try isHere(failure), "\(FixtureForm.swift.text(of: failure))")
    `ambiguousLayout of upper`()
    #expect(messages.all.contains { $0.contains(failure.violations[0].message) }, "\(messages.all)")
  }

  /// A snapshot fails for errors only.
  @Test func `a printed test asserts what a snapshot does not`() throws {
    let failure = try failure(holding: [.height(upTo: 20)]) { _ in true }
    #expect(try isHere(failure), "\(FixtureForm.swift.text(of: failure))")
    `a height of at most 20 points`()
    #expect(messages.all.contains { $0.contains(failure.violations[0].message) }, "\(messages.all)")
  }
}
