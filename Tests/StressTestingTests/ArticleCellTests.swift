import Fixtures
import LayoutModel
import StressTesting
import Testing
import UIKit

@testable import FixtureCells

/// The cells that articles describe, as they are and with their traps: what is found is made as simple as it can be.
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

  /// The kinds of all failures, none of which is made simple.
  private func kinds(of subject: StressSubject, in space: StressSpace) -> Set<Diagnostic.Kind> {
    var test = StressTest(subject, in: space, budget: .trials(80))
    test.shrinkLimit = 0
    return Set(test.run().others.compactMap(\.kind))
  }

  @Test func `a basic cell holds`() {
    let subject = StressSubject(
      .optional(.texts("title", scripts: [.arabic])),
      .optional(.texts("subtitle", scripts: [.japanese]))
    ) {
      (title: String?, subtitle: String?) in BasicCell(title: title, subtitle: subtitle)
    }
    let report = StressTest(subject, in: space, budget: .trials(240)).run()
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
    func subject(_ make: @escaping @MainActor () -> ImageCell) -> StressSubject {
      StressSubject(.texts("title"), .texts("subtitle")) { (title: String, subtitle: String) in
        let cell = make()
        cell.configure(title: title, subtitle: subtitle)
        return cell
      }
    }
    #expect(found(subject { ImageCell(image: nil, title: nil, subtitle: nil) }).isEmpty)
    let shrinking = found(
      subject { ImageCell(image: nil, title: nil, subtitle: nil) },
      holding: [.noBrokenConstraint(from: UILayoutPriority(999))])
    let picture = try #require(
      shrinking.first { $0.violations[0].identity.view == "contentView/customImageView" })
    // An empty text would keep the row from being lower.
    #expect(picture.trial.values.map(\.code.count) == [3, 3])
    #expect(picture.trial.height == .fitting(plusPixels: -0.5))
    #expect(picture.text(.swift).contains("0.5 pixels less than the constraints ask for"))
  }

  /// Three lines at most fit into the fixed height, so that the shortest failing text has four.
  @Test func `a quotation with an equation instead of a limit is cut`() throws {
    let subject = StressSubject(.texts("quotation")) { (quotation: String) in
      FixedQuotationCell(quotation: quotation, attribution: "Ann")
    }
    let failure = try #require(
      found(subject, holding: [.nothingCut, .nothingTruncated], trials: 160).first)
    #expect(failure.violations[0].identity.view == "contentView/quotationLabel")
    #expect(failure.isMinimal)
    guard case .text(let text) = failure.trial.values[0] else {
      return #expect(Bool(false), "\(failure.trial.values)")
    }
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 4)
    #expect(text.count < 120)
  }

  @Test func `two labels in a row that is higher than they are are ambiguous`() throws {
    let subject = StressSubject(.texts("upper"), .texts("lower")) {
      (upper: String, lower: String) in TwoLabelCell(upper: upper, lower: lower)
    }
    #expect(found(subject, in: StressSpace(widths: 320...430, heights: [.fitting])).isEmpty)
    let failure = try #require(
      found(subject).first { $0.violations[0].identity.kind == .ambiguousLayout })
    #expect(failure.trial.values == [.text(""), .text("")])
    #expect(failure.trial.height != .fitting)
  }

  /// The title is one line, so that a long one ends with an ellipsis.
  @Test func `labels pinned to the cell lack a height of their own`() {
    func subject(_ make: @escaping @MainActor (String, String) -> ArticleCell) -> StressSubject {
      StressSubject(.texts("title"), .texts("text")) { (title: String, text: String) in
        make(title, text)
      }
    }
    let rows = StressSpace(widths: 320...430, heights: [.fitting])
    let sound = subject { ArticleCell(title: $0, text: $1) }
    #expect(kinds(of: sound, in: rows) == [.truncatedText])
    let mispinned = subject { MispinnedArticleCell(title: $0, text: $1) }
    #expect(kinds(of: mispinned, in: rows).contains(.zeroHeight))
  }

  @Test func `a conflict needs no values and no height`() {
    let subject = StressSubject { ConflictCell(style: .default, reuseIdentifier: nil) }
    let failure = found(subject).first
    #expect(failure?.violations[0].identity.kind == .unsatisfiableConstraints)
    #expect(failure?.trial.height == .fitting(plusPixels: 0.5))
  }
}

/// An `ImageCell` whose author left the priorities as they are.
final class RigidImageCell: ImageCell {
  override func makeConstraints() -> [NSLayoutConstraint] {
    let constraints = super.makeConstraints()
    for constraint in constraints { constraint.priority = .required }
    return constraints
  }
}
