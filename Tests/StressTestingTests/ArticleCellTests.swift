import Fixtures
import LayoutModel
import StressTesting
import Testing
import UIKit

@testable import FixtureCells

/// The traps of the cells that articles describe are found without being named.
@MainActor struct ArticleCellTests {
  private let space = StressSpace(widths: 320...430)

  private func found(
    _ subject: StressSubject, holding invariants: [LayoutInvariant] = .standard,
    in space: StressSpace? = nil, trials: Int = 80
  ) -> [StressFailure] {
    StressTest(
      subject, in: space ?? self.space, holding: invariants, budget: .trials(trials)
    ).run().failures
  }

  private func kinds(_ failures: [StressFailure]) -> Set<Diagnostic.Kind> {
    Set(failures.flatMap(\.violations).compactMap(\.identity.kind))
  }

  @Test func `a basic cell holds`() {
    let subject = StressSubject(
      .optional(.texts("title", scripts: [.arabic])),
      .optional(.texts("subtitle", scripts: [.japanese]))
    ) {
      (title: String?, subtitle: String?) in BasicCell(title: title, subtitle: subtitle)
    }
    let report = StressTest(subject, in: space, budget: .trials(150)).run()
    #expect(report.failures.map { $0.text(.swift) } == [])
    #expect(report.pairs.covered == report.pairs.total)
  }

  @Test func `a basic cell without its last constraint has no height`() {
    let subject = StressSubject(.texts("title"), .texts("subtitle")) {
      (title: String, subtitle: String) in OpenBottomCell(title: title, subtitle: subtitle)
    }
    let failures = found(subject)
    #expect(kinds(failures).contains(.zeroHeight))
    #expect(failures.first?.trial.values == [.text(""), .text("")])
    #expect(failures.first?.trial.configuration == Configuration())
  }

  @Test func `an image cell's picture shrinks if a row is half a pixel too short`() throws {
    let subject = StressSubject(.texts("title"), .texts("subtitle")) {
      (title: String, subtitle: String) in
      ImageCell(image: nil, title: title, subtitle: subtitle)
    }
    let low = StressSpace(widths: 320...430, heights: [139.5])
    let failures = found(subject, holding: [.noBrokenConstraint], in: low)
    let picture = try #require(
      failures.first { $0.violations[0].identity.view == "contentView/customImageView" })
    #expect(picture.trial.values == [.text(""), .text("")])
  }

  /// Three lines at most fit into the fixed height, so that the shortest failing text has four.
  @Test func `a quotation with an equation instead of a limit is cut`() throws {
    let subject = StressSubject(.texts("quotation")) { (quotation: String) in
      FixedQuotationCell(quotation: quotation, attribution: "Ann")
    }
    let failure = try #require(
      found(subject, holding: [.nothingCut, .nothingTruncated]).first)
    #expect(failure.violations[0].identity.view == "contentView/quotationLabel")
    #expect(failure.isMinimal)
    guard case .text(let text) = failure.trial.values[0] else {
      return #expect(Bool(false), "\(failure.trial.values)")
    }
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 4)
    #expect(text.count < 120)
  }

  @Test func `two labels in a row of a fixed height are ambiguous`() {
    let subject = StressSubject(.texts("upper"), .texts("lower")) {
      (upper: String, lower: String) in TwoLabelCell(upper: upper, lower: lower)
    }
    #expect(found(subject).isEmpty)
    let fixed = StressSpace(widths: 320...430, heights: [200])
    #expect(kinds(found(subject, in: fixed)).contains(.ambiguousLayout))
  }

  @Test func `labels pinned to the cell lack a height of their own`() {
    let subject = StressSubject(.texts("title"), .texts("text")) {
      (title: String, text: String) in ArticleCell(title: title, text: text)
    }
    let found = kinds(found(subject))
    // The title is one line, so that a long one ends with an ellipsis.
    #expect(found == [.truncatedText])
  }

  @Test func `a conflict needs no values`() {
    let subject = StressSubject { ConflictCell(style: .default, reuseIdentifier: nil) }
    let low = StressSpace(heights: [nil, 60])
    let failure = found(subject, in: low).first
    #expect(failure?.violations[0].identity.kind == .unsatisfiableConstraints)
    #expect(failure?.trial.configuration.height == 60)
  }
}
