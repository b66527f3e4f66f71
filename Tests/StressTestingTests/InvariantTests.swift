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
  private static let space = StressSpace(
    widths: 320...400, heights: [.fitting], contentSizes: [.large])

  private func report(
    _ invariant: LayoutInvariant, _ subject: StressSubject,
    allowing allowances: [AllowedDiagnostic] = []
  ) -> StressReport {
    StressTest(
      subject, in: Self.space, holding: [invariant],
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
    let constraints = failure.violations[0].constraints
    #expect(constraints.count == 2)
    #expect(constraints.first?.contains("InvariantTests.swift:") == true, "\(constraints)")
    #expect(failure.text(.swift).contains("InvariantTests.swift:"))
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

  @Test func `a view that should keep its size is stretched by equal constraints`() throws {
    let subject = StressSubject(.texts("text")) { (text: String) in
      let cell = RowCell(isLeft: false)
      cell.label.text = text
      return cell
    }
    let failure = try #require(report(.notStretched("label"), subject).failures.first)
    #expect(failure.violations[0].message.contains("content hugging priority"))
    #expect(!report(.notStretched("label", along: [.vertical]), subject).isFailure)
    let unknown = report(.notStretched("lable"), subject)
    #expect(unknown.failures[0].violations[0].message.contains("No view"))
  }

  @Test func `a text in a fixed width wraps beside free room`() throws {
    func subject(width: CGFloat?) -> StressSubject {
      StressSubject(.texts("text")) { (text: String) in
        let view = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          view.bottomAnchor.constraint(equalTo: label.bottomAnchor),
          view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
          width.map { label.widthAnchor.constraint(equalToConstant: $0) }
            ?? view.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
        return view
      }
    }
    #expect(!report(.noNeedlessWrapping, subject(width: nil)).isFailure)
    let failure = try #require(report(.noNeedlessWrapping, subject(width: 100)).failures.first)
    #expect(failure.violations[0].message.contains("free points beside it"))
  }

  @Test func `a view that sticks out of its superview is found`() {
    func subject(_ height: CGFloat) -> StressSubject {
      StressSubject {
        let (view, inner) = (UIView(), UIView())
        inner.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
        view.addSubview(inner)
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
      }
    }
    #expect(report(.insideSuperview, subject(50)).isFailure)
    #expect(!report(.insideSuperview, subject(60)).isFailure)
  }

  @Test func `a constraint of a lower priority than meant is found, one that may give way is not`()
    throws
  {
    func subject(_ priority: Float) -> StressSubject {
      StressSubject(.texts("text")) { (text: String) in
        let cell = RowCell(isLeft: false)
        cell.label.text = text
        let low = cell.label.heightAnchor.constraint(equalToConstant: 5)
        low.priority = UILayoutPriority(priority)
        low.isActive = true
        return cell
      }
    }
    let invariant = LayoutInvariant.noBrokenConstraint(from: UILayoutPriority(51))
    #expect(!report(invariant, subject(50)).isFailure)
    let failure = try #require(report(invariant, subject(51)).failures.first)
    #expect(failure.violations[0].identity.kind == .brokenConstraint)
    #expect(failure.violations[0].constraints.count == 1)
  }

  @Test func `a switch is its mirror image, though its frame is wider on one side`() {
    let subject = StressSubject {
      let (view, control) = (UIView(), UISwitch())
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      NSLayoutConstraint.activate([
        control.topAnchor.constraint(equalTo: view.topAnchor),
        view.bottomAnchor.constraint(equalTo: control.bottomAnchor),
        view.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 16),
      ])
      return view
    }
    #expect(!report(.mirrored, subject).isFailure)
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
    let report = StressTest(
      row(), in: Self.space, holding: [.noConflict], budget: .trials(130)
    ).run()
    #expect(report.phaseCounts.reduce(0, +) == report.trialCount)
    #expect(report.pairs.covered == report.pairs.total)
    #expect(report.summary.hasSuffix("pairs of values covered; no failure"))
    #expect(report.text(.swift) == report.summary)
    let short = StressTest(row(), holding: [.noConflict], budget: .trials(3)).run()
    #expect(short.trialCount == 3)
    #expect(short.pairs.covered < short.pairs.total)
    let timed = StressTest(row(), holding: [.noConflict], budget: .seconds(0.01)).run()
    #expect(timed.summary.contains(" layouts in "))
  }
}
