import Foundation
import Testing
import UIKit

/// Blocks of 30 × 10, 50 × 20 and 40 × 40 points, 10 points apart.
@MainActor struct StackDistributionTests {
  private let blocks = [Block(30, 10), Block(50, 20), Block(40, 40)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: blocks)
    stack.spacing = 10
    // If one view stretches, it is the middle one.
    blocks[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let distribution: UIStackView.Distribution
    let width: CGFloat
    /// The start and the length of each block along the axis.
    let spans: [[CGFloat]]
    var testDescription: String { "\(distribution) in \(width)" }
  }

  nonisolated static let rows = [
    Row(distribution: .fill, width: 320, spans: [[0, 30], [40, 230], [280, 40]]),
    Row(distribution: .fillEqually, width: 320, spans: [[0, 100], [110, 100], [220, 100]]),
    // Shares of 30, 50 and 40 in the 140 of all sizes and gaps; the last one takes the rest.
    Row(distribution: .fillProportionally, width: 280, spans: [[0, 60], [70, 100], [180, 100]]),
    Row(distribution: .equalSpacing, width: 320, spans: [[0, 30], [130, 50], [280, 40]]),
    Row(distribution: .equalCentering, width: 320, spans: [[0, 30], [132.5, 50], [280, 40]]),
    // Equal centres would leave 8 points before the last block.
    Row(distribution: .equalCentering, width: 141, spans: [[0, 30], [41, 50], [101, 40]]),
  ]

  @Test(arguments: rows)
  func `a row is distributed`(row: Row) {
    stack.distribution = row.distribution
    let host = stack.hosted(width: row.width, height: 100)
    #expect(blocks.map { [$0.frame.minX, $0.frame.width] } == row.spans)
    #expect(blocks.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: rows)
  func `a column is distributed in the same way`(row: Row) {
    for (block, length) in zip(blocks, [30.0, 50, 40]) {
      block.contentSize = CGSize(width: 10, height: length)
    }
    blocks[1].setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    stack.axis = .vertical
    stack.distribution = row.distribution
    let host = stack.hosted(width: 100, height: row.width)
    #expect(blocks.map { [$0.frame.minY, $0.frame.height] } == row.spans)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: rows)
  func `a right-to-left row starts at the right`(row: Row) {
    stack.distribution = row.distribution
    stack.semanticContentAttribute = .forceRightToLeft
    let host = stack.hosted(width: row.width, height: 100)
    let spans = blocks.map { [row.width - $0.frame.maxX, $0.frame.width] }
    #expect(spans == row.spans)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a stack is as large as its views and gaps`() {
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 140, height: 40))
    stack.axis = .vertical
    let column = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(column == CGSize(width: 50, height: 90))
  }

  @Test func `proportions follow the contents`() {
    stack.distribution = .fillProportionally
    stack.spacing = 0
    let host = stack.hosted(width: 240, height: 100)
    #expect(blocks.map(\.frame.width) == [60, 100, 80])
    blocks[0].contentSize.width = 70
    host.layoutIfNeeded()
    #expect(blocks.map(\.frame.width) == [105, 75, 60])
  }

  @Test func `without intrinsic sizes nothing decides the proportions`() {
    for block in blocks { block.contentSize.width = UIView.noIntrinsicMetric }
    stack.distribution = .fillProportionally
    let host = stack.hosted(width: 320, height: 100)
    #expect(host.diagnostics.contains { $0.kind == .ambiguousLayout })
  }

  @Test func `beside a view without a size contents decide, as without proportions`() {
    let texts = (0..<3).map { _ in Block(50, 20) }
    let boxes = texts.dropFirst().map { text -> UIView in
      let box = UIView()
      text.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
        box.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      ])
      return box
    }
    let column = UIStackView(arrangedSubviews: [texts[0]] + boxes)
    column.axis = .vertical
    column.distribution = .fillProportionally
    column.spacing = 4
    let host = column.hosted(width: 200)
    #expect(column.arrangedSubviews.map(\.frame.height) == [20, 52, 52])
    #expect(column.frame.height == 132)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a stack in a stack counts with its fitting size, also after its contents changed`() {
    let (first, second) = (Block(10, 30), Block(10, 20))
    let column = UIStackView(
      arrangedSubviews: [UIStackView(arrangedSubviews: [first]), second])
    column.axis = .vertical
    column.distribution = .fillProportionally
    let host = column.hosted(width: 100, height: 100)
    #expect(column.arrangedSubviews.map(\.frame.height) == [60, 40])
    first.contentSize.height = 60
    host.layoutIfNeeded()
    #expect(column.arrangedSubviews.map(\.frame.height) == [75, 25])
  }

  @Test func `margins keep the views away from the edges`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 4, trailing: 8)
    let host = stack.hosted()
    #expect(stack.frame.size == CGSize(width: 150, height: 45))
    #expect(blocks[0].frame == CGRect(x: 2, y: 1, width: 30, height: 40))
    #expect(host.diagnostics.isEmpty)
  }
}
