import Foundation
import Testing
import UIKit

/// Blocks of 30 × 10, 50 × 20 and 40 × 40 points in a stack 100 points across.
@MainActor struct StackAlignmentTests {
  private let blocks = [Block(30, 10), Block(50, 20), Block(40, 40)]

  struct Row: Sendable, CustomTestStringConvertible {
    let alignment: UIStackView.Alignment
    /// The start and the length of each block across the axis of a row.
    let row: [[CGFloat]]
    /// The same in a column.
    let column: [[CGFloat]]
    var testDescription: String { "\(alignment)" }
  }

  nonisolated static let rows = [
    Row(
      alignment: .fill, row: [[0, 100], [0, 100], [0, 100]],
      column: [[0, 100], [0, 100], [0, 100]]),
    Row(
      alignment: .top, row: [[0, 10], [0, 20], [0, 40]], column: [[0, 30], [0, 50], [0, 40]]),
    Row(
      alignment: .center, row: [[45, 10], [40, 20], [30, 40]],
      column: [[35, 30], [25, 50], [30, 40]]),
    Row(
      alignment: .bottom, row: [[90, 10], [80, 20], [60, 40]],
      column: [[70, 30], [50, 50], [60, 40]]),
    // The baselines of views without text are their top and bottom edges; a column has none.
    Row(
      alignment: .firstBaseline, row: [[0, 10], [0, 20], [0, 40]],
      column: [[0, 30], [0, 50], [0, 40]]),
    Row(
      alignment: .lastBaseline, row: [[90, 10], [80, 20], [60, 40]],
      column: [[0, 30], [0, 50], [0, 40]]),
  ]

  @Test func `only a stack that arranges by its margins has standard ones`() {
    let stack = UIStackView(arrangedSubviews: [])
    #expect(stack.layoutMargins == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stack.isLayoutMarginsRelativeArrangement = false
    stack.layoutMargins.left = 4
    #expect(stack.layoutMargins == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
  }

  private func stack(
    _ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.alignment = alignment
    stack.axis = axis
    stack.distribution = .equalSpacing
    return stack
  }

  @Test(arguments: rows)
  func `a row is aligned`(row: Row) {
    let host = stack(row.alignment, .horizontal).hosted(width: 320, height: 100)
    #expect(blocks.map { [$0.frame.minY, $0.frame.height] } == row.row)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: rows)
  func `a column is aligned`(row: Row) {
    let host = stack(row.alignment, .vertical).hosted(width: 100, height: 320)
    #expect(blocks.map { [$0.frame.minX, $0.frame.width] } == row.column)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: rows)
  func `a single view is aligned as it would be among others`(row: Row) {
    let stack = stack(row.alignment, .horizontal)
    for block in blocks.dropFirst() { block.removeFromSuperview() }
    let host = stack.hosted(width: 30, height: 100)
    #expect([blocks[0].frame.minY, blocks[0].frame.height] == row.row[0])
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: rows)
  func `every alignment makes the stack as large as its largest view`(row: Row) {
    let stack = stack(row.alignment, .horizontal)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 120, height: 40))
  }

  /// At 2x the ascenders of 17 and 34 points are 16 and 32.5, the lines 20.5 and 41 high.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `baselines of texts are aligned`(alignment: UIStackView.Alignment) {
    let small = UILabel()
    small.text = "Total"
    let large = UILabel()
    large.text = "12"
    large.font = .systemFont(ofSize: 34)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = alignment
    let host = stack.hosted()
    #expect(stack.frame.height == 41)
    #expect(small.frame.minY == 16.5)
    #expect(small.frame.height == 20.5)
    #expect(large.frame.minY == 0)
    #expect(host.diagnostics.isEmpty)
  }

  private func wrappingLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test func `texts that wrap side by side get equal widths`() {
    let labels = ["A long text that wraps", "Another text that is longer still, and wraps too"]
      .map(wrappingLabel)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    let host = stack.hosted(width: 200)
    #expect(labels.map(\.frame.width) == [100, 100])
    #expect(labels.map(\.frame.minY) == [0, 0])
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .fill, .top, .center])
  func `equal widths leave out the spacing, in each alignment`(alignment: UIStackView.Alignment) {
    let labels = [
      "A long text that wraps", "Another text that is longer still, and wraps too", "C",
    ]
    .map(wrappingLabel)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = alignment
    stack.spacing = 10
    let host = stack.hosted(width: 320)
    #expect(labels.map(\.frame.width) == [100, 100, 100])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `stacks with texts of several lines side by side get equal widths`() {
    let columns = ["Total", ""].map { UIStackView(arrangedSubviews: [wrappingLabel($0)]) }
    let stack = UIStackView(arrangedSubviews: columns)
    stack.spacing = 8
    let host = stack.hosted(width: 336)
    #expect(columns.map(\.frame.width) == [164, 164])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a text keeps its width by hugging that is stronger than its resistance`() {
    let labels = ["One", "Two"].map(wrappingLabel)
    labels[0].setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: labels)
    let host = stack.hosted(width: 200)
    #expect(labels[0].frame.width == labels[0].intrinsicContentSize.width)
    #expect(labels[1].frame.maxX == 200)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `beside a view without such text only rows along a baseline have equal widths`() {
    let (labels, field) = (["A long text", "Another that wraps"].map(wrappingLabel), UILabel())
    field.text = "Side"
    field.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: labels + [field])
    let host = stack.hosted(width: 300)
    #expect(field.frame.width == field.intrinsicContentSize.width)
    stack.alignment = .firstBaseline
    host.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [100, 100])
  }

  @Test func `texts that get several lines later share the width from then on`() {
    let labels = ["A long text that wraps", "Another text that is longer still"].map(wrappingLabel)
    labels[1].numberOfLines = 1
    let stack = UIStackView(arrangedSubviews: labels)
    let host = stack.hosted(width: 200)
    labels[1].numberOfLines = 0
    host.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [100, 100])
  }

  @Test func `a column's spacing can be measured between baselines`() {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "Line" }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    let host = stack.hosted()
    #expect(labels.map(\.frame.minY) == [0, 30])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `the system's spacing between baselines depends on the fonts`() {
    let labels = [UILabel(), UILabel(), UILabel()]
    for label in labels { label.text = "Line" }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(40, after: labels[1])
    let host = stack.hosted()
    #expect(labels.map(\.frame.minY) == [0, 22, 62])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a nested column provides its first label's baseline to the row`() {
    let labels = [UILabel(), UILabel(), UILabel()]
    for label in labels { label.text = "Line" }
    labels[0].font = .systemFont(ofSize: 34)
    let column = UIStackView(arrangedSubviews: [labels[1], labels[2]])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [labels[0], column])
    row.alignment = .firstBaseline
    let host = row.hosted()
    #expect(column.frame.minY == 16.5)
    #expect(column.frame.height == 41)
    #expect(row.frame.height == 57.5)
    #expect(host.diagnostics.isEmpty)
  }
}
