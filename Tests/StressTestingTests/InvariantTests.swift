import Fixtures
import LayoutModel
import StressTesting
import Testing
import UIKit

/// A row with a label, whose constraints and reuse a test decides.
private final class RowCell: UITableViewCell {
  let label = UILabel()

  convenience init(isLeft: Bool) {
    self.init(style: .default, reuseIdentifier: nil)
    label.numberOfLines = 0
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let start =
      isLeft
      ? label.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 60)
      : label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60)
    let end =
      isLeft
      ? contentView.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10)
      : contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      start, end, label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
  }
}

@MainActor struct InvariantTests {
  private func report(
    _ invariant: LayoutInvariant, _ subject: StressSubject,
    allowing allowances: [AllowedDiagnostic] = []
  ) -> StressReport {
    StressTest(
      subject, in: StressSpace(widths: 320...400, contentSizes: [.large]), holding: [invariant],
      allowing: allowances, budget: .trials(80)
    ).run()
  }

  private func row(isLeft: Bool = false) -> StressSubject {
    StressSubject(.texts("text")) { (text: String) in
      let cell = RowCell(isLeft: isLeft)
      cell.label.text = text
      return cell
    }
  }

  @Test func `left instead of leading breaks the mirror image`() throws {
    #expect(!report(.mirrored, row()).isFailure)
    let failure = try #require(report(.mirrored, row(isLeft: true)).failures.first)
    #expect(failure.violations[0].identity.view == "contentView/label")
    #expect(failure.trial.configuration.direction == .leftToRight)
  }

  @Test func `the height of a row of text never falls, that of a picture as wide as the row does`()
  {
    #expect(!report(.monotoneHeight, row()).isFailure)
    let square = StressSubject {
      let cell = RowCell(isLeft: false)
      cell.label.heightAnchor.constraint(equalTo: cell.label.widthAnchor).isActive = true
      return cell
    }
    #expect(report(.monotoneHeight, square).isFailure)
  }

  @Test func `a cell that grows at each measurement is not stable`() {
    final class GrowingCell: UITableViewCell {
      private var height: CGFloat = 50
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        height += 1
        return CGSize(width: targetSize.width, height: height)
      }
    }
    #expect(!report(.stable, row()).isFailure)
    #expect(report(.stable, StressSubject { GrowingCell() }).isFailure)
  }

  @Test func `a cell that stays hidden is not reusable`() throws {
    func subject(resets: Bool) -> StressSubject {
      StressSubject(.optional(.texts("text")), make: { RowCell(isLeft: false) }) { cell, text in
        cell.label.text = text
        if text == nil { cell.label.isHidden = true } else if resets { cell.label.isHidden = false }
      }
    }
    #expect(!report(.reusable, subject(resets: true)).isFailure)
    let failure = try #require(report(.reusable, subject(resets: false)).failures.first)
    #expect(failure.violations[0].identity.view == "contentView/label")
    #expect(failure.violations[0].message.contains("prepareForReuse"))
  }

  @Test func `a height has a limit`() throws {
    let failure = try #require(report(.height(upTo: 60), row()).failures.first)
    #expect(failure.violations[0].message.hasPrefix("The cell is "))
    #expect(failure.isMinimal)
  }

  @Test func `an error of the closure is a failure`() throws {
    struct NoData: Error {}
    let subject = StressSubject(.flags("fails")) { (fails: Bool) in
      if fails { throw NoData() }
      return RowCell(isLeft: false)
    }
    let failure = try #require(report(.noConflict, subject).failures.first)
    #expect(failure.trial.values == [.choice(1, name: "true")])
    #expect(failure.violations[0].message == "NoData()")
  }

  @Test func `an allowance is needed or fails`() {
    let subject = StressSubject(.texts("text")) { (text: String) in
      let cell = RowCell(isLeft: false)
      cell.label.numberOfLines = 1
      cell.label.text = text
      return cell
    }
    #expect(report(.nothingTruncated, subject).isFailure)
    #expect(!report(.nothingTruncated, subject, allowing: [.truncatedText("label")]).isFailure)
    let unneeded = report(.nothingTruncated, row(), allowing: [.truncatedText("label")])
    #expect(unneeded.unneeded == [.truncatedText("label")])
    #expect(unneeded.isFailure)
    #expect(
      unneeded.text(.swift).hasPrefix("The allowance of truncatedText on label is not needed"))
  }

  @Test func `a result says how much was tried, and without times`() {
    let report = report(.noConflict, row())
    #expect(report.pairs.covered == report.pairs.total)
    #expect(report.summary.hasSuffix("pairs of values covered; no failure"))
    #expect(report.text(.swift) == report.summary)
    let short = StressTest(row(), holding: [.noConflict], budget: .trials(3)).run()
    #expect(short.trialCount == 3)
    #expect(short.pairs.covered < short.pairs.total)
  }
}
