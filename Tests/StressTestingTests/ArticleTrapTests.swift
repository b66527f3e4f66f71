import LayoutModel
import StressTesting
import Testing
import UIKit

@testable import FixtureCells

/// Each trap of which articles on cells warn is found by the standard invariants over the standard space.
@MainActor struct ArticleTrapTests {
  /// A cell with a mistake that nobody tells the stress test of, and what the test says.
  struct Trap: CustomTestStringConvertible, Sendable {
    let name: String
    let kind: Diagnostic.Kind
    /// The view path.
    let view: String
    let make: @MainActor @Sendable (String, String) -> UIView

    var testDescription: String { name }
  }

  nonisolated private static let traps = [
    Trap(name: "the last constraint is missing", kind: .zeroHeight, view: "contentView") {
      OpenBottomCell(title: $0, subtitle: $1)
    },
    Trap(
      name: "a picture's required size, in a row half a pixel too short",
      kind: .unsatisfiableConstraints, view: "contentView/customImageView"
    ) { title, subtitle in
      let cell = RigidImageCell()
      cell.configure(title: title, subtitle: subtitle)
      return cell
    },
    Trap(
      name: "an equation in place of a limit", kind: .truncatedText,
      view: "contentView/quotationLabel"
    ) { FixedQuotationCell(quotation: $0, attribution: $1) },
    Trap(name: "labels pinned to the cell", kind: .zeroHeight, view: "contentView") {
      MispinnedArticleCell(title: $0, text: $1)
    },
    Trap(name: "a title of one line", kind: .truncatedText, view: "contentView/titleLabel") {
      ArticleCell(title: $0, text: $1)
    },
    Trap(
      name: "labels one below the other, either of which may grow", kind: .ambiguousLayout,
      view: "contentView/upperLabel"
    ) { TwoLabelCell(upper: $0, lower: $1) },
    Trap(
      name: "labels side by side, either of which may grow or give way", kind: .ambiguousLayout,
      view: "contentView/nameLabel"
    ) { NameValueCell(name: $0, value: $1) },
    Trap(
      name: "a box that needs more than its row", kind: .unsatisfiableConstraints,
      view: "contentView/box"
    ) { _, _ in ConflictCell(style: .default, reuseIdentifier: nil) },
    Trap(name: "a label without sides", kind: .ambiguousLayout, view: "contentView/label") {
      let cell = FloatingLabelCell(style: .default, reuseIdentifier: nil)
      cell.label.text = $0 + $1
      return cell
    },
    Trap(
      name: "a label that is still placed by its frame", kind: .unsatisfiableConstraints,
      view: "contentView/label"
    ) { one, two in
      let cell = EdgeLabelCell(text: one + two)
      cell.label.translatesAutoresizingMaskIntoConstraints = true
      return cell
    },
  ]

  @Test(arguments: Self.traps) func `a trap is found without being named`(trap: Trap) {
    let subject = StressSubject(.texts("one"), .texts("two"), make: trap.make)
    var test = StressTest(subject, budget: .trials(40))
    test.shrinkLimit = 0
    let found = test.run().others
    #expect(
      found.contains { $0.kind == trap.kind && $0.view == trap.view }, "\(found.map(\.title))")
  }

  @Test func `a label pinned to all edges holds`() {
    let subject = StressSubject(.texts("text", count: 1...200)) { (text: String) in
      EdgeLabelCell(text: text)
    }
    let report = StressTest(subject, budget: .trials(80)).run()
    #expect(report.failures.map { $0.text(.swift) } == [])
  }
}

/// A name and a value whose content priorities are as they were.
private final class NameValueCell: UITableViewCell {
  let nameLabel = UILabel()
  let valueLabel = UILabel()

  convenience init(name: String, value: String) {
    self.init(style: .default, reuseIdentifier: nil)
    (nameLabel.text, valueLabel.text) = (name, value)
    for label in [nameLabel, valueLabel] {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      ])
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      valueLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: valueLabel.trailingAnchor, constant: 16),
    ])
  }
}
