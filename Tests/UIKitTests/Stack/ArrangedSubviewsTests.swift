import Foundation
import Testing
import UIKit

/// Blocks 30, 50 and 40 points wide, 10 points apart: a row of 140 points.
@MainActor struct ArrangedSubviewsTests {
  private let blocks = [Block(30, 10), Block(50, 20), Block(40, 40)]
  private let stack: UIStackView
  private let host: UIView

  init() {
    stack = UIStackView(arrangedSubviews: blocks)
    stack.spacing = 10
    host = stack.hosted()
  }

  private var origins: [CGFloat] {
    host.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.frame.minX }
  }

  @Test func `a view can be inserted at the end and no further`() async {
    stack.insertArrangedSubview(Block(10, 10), at: 3)
    #expect(stack.arrangedSubviews.count == 4)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Index 1 is out of bounds of a stack view with 0 other arranged views."))
  }

  struct Hiding: Sendable, CustomTestStringConvertible {
    let hidden: [Int]
    let width: CGFloat
    let origins: [CGFloat]
    var testDescription: String { "\(hidden)" }
  }

  @Test(arguments: [
    Hiding(hidden: [], width: 140, origins: [0, 40, 100]),
    Hiding(hidden: [0], width: 100, origins: [0, 60]),
    Hiding(hidden: [1], width: 80, origins: [0, 40]),
    Hiding(hidden: [2], width: 90, origins: [0, 40]),
    Hiding(hidden: [0, 1], width: 40, origins: [0]),
    Hiding(hidden: [0, 2], width: 50, origins: [0]),
    Hiding(hidden: [0, 1, 2], width: 0, origins: []),
  ])
  func `hidden views take no space and no spacing`(row: Hiding) {
    for index in row.hidden { blocks[index].isHidden = true }
    #expect(origins == row.origins)
    #expect(stack.frame.width == row.width)
    #expect(row.hidden.allSatisfy { blocks[$0].frame.width == 0 })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a view that is shown again has its previous position`() {
    blocks[1].isHidden = true
    _ = origins
    blocks[1].isHidden = false
    #expect(origins == [0, 40, 100])
  }

  @Test func `a custom spacing applies up to the next visible view`() {
    stack.setCustomSpacing(25, after: blocks[0])
    stack.setCustomSpacing(99, after: blocks[2])
    #expect(origins == [0, 55, 115])
    #expect(stack.frame.width == 155)
    blocks[1].isHidden = true
    #expect(origins == [0, 55])
    #expect(stack.customSpacing(after: blocks[0]) == 25)
    #expect(stack.customSpacing(after: blocks[1]) == UIStackView.spacingUseDefault)
  }

  @Test func `custom spacings can be the default or the system's`() {
    stack.setCustomSpacing(25, after: blocks[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[1])
    #expect(origins == [0, 55, 113])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    stack.spacing = UIStackView.spacingUseSystem
    #expect(origins == [0, 38, 96])
  }

  @Test func `an inserted view moves the others and is drawn in front`() {
    let block = Block(20, 5)
    stack.insertArrangedSubview(block, at: 1)
    #expect(stack.arrangedSubviews == [blocks[0], block, blocks[1], blocks[2]])
    #expect(stack.subviews == blocks + [block])
    #expect(origins == [0, 40, 70, 130])
    #expect(!block.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `inserting an arranged view again moves it`() {
    stack.insertArrangedSubview(blocks[2], at: 0)
    #expect(stack.arrangedSubviews == [blocks[2], blocks[0], blocks[1]])
    #expect(origins == [0, 50, 90])
  }

  @Test func `a view that is no longer arranged remains a subview`() {
    stack.removeArrangedSubview(blocks[0])
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2]])
    #expect(blocks[0].superview === stack)
    #expect(origins == [0, 60])
  }

  @Test func `a view that leaves the stack is no longer arranged`() {
    blocks[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
    #expect(origins == [0, 40])
  }

  @Test func `a change of the axis turns the row into a column`() {
    stack.axis = .vertical
    host.layoutIfNeeded()
    #expect(blocks.map(\.frame.minY) == [0, 20, 50])
    #expect(stack.frame.size == CGSize(width: 50, height: 90))
  }

  @Test func `stacks nest`() {
    let outer = UIStackView()
    outer.axis = .vertical
    let inner = UIStackView(arrangedSubviews: [Block(10, 10), Block(10, 30)])
    outer.addArrangedSubview(inner)
    outer.addArrangedSubview(Block(100, 20))
    inner.distribution = .fillEqually
    let host = outer.hosted()
    #expect(outer.frame.size == CGSize(width: 100, height: 50))
    #expect(inner.subviews.map(\.frame.minX) == [0, 50])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `an empty stack can have any size`() {
    let empty = UIStackView()
    let host = empty.hosted(width: 30, height: 20)
    #expect(empty.frame.size == CGSize(width: 30, height: 20))
    #expect(host.diagnostics.isEmpty)
    #expect(
      UIStackView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func `a conflict names the stack's constraints as UIKit does`() {
    let width = stack.widthAnchor.constraint(equalToConstant: 100)
    let constraints = blocks.map { $0.widthAnchor.constraint(equalToConstant: 40) } + [width]
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
    let texts = host.diagnostics.flatMap(\.constraints).map(\.text)
    #expect(
      texts.contains(
        "<NSLayoutConstraint 'UISV-spacing' "
          + "H:[Block[0]]-(10)-[Block[1]]   (active)>"))
    #expect(texts.contains { $0.contains("'UISV-canvas-connection' UIStackView") })
  }

  @Test func `a hidden view keeps a required size, and the others close up`() {
    blocks[1].widthAnchor.constraint(equalToConstant: 60).isActive = true
    blocks[1].isHidden = true
    #expect(origins == [0, 40])
    #expect(blocks[1].frame.width == 60)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a hidden first view of required size lies at the start of the stack`() {
    blocks[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
    blocks[0].isHidden = true
    host.layoutIfNeeded()
    #expect(blocks[0].frame.minX == 0)
    #expect(blocks[0].frame.width == 30)
  }

  @Test(arguments: [
    (UIStackView.Alignment.center, 0.5), (.trailing, 1), (.leading, 0), (.fill, 0),
  ])
  func `a hidden view of required size has the stack's alignment`(
    alignment: UIStackView.Alignment, share: Double
  ) {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let (shown, hidden) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.alignment = alignment
    hidden.isHidden = true
    NSLayoutConstraint.activate([
      hidden.heightAnchor.constraint(equalToConstant: 20),
      shown.heightAnchor.constraint(equalToConstant: 50),
    ])
    stack.layoutIfNeeded()
    #expect(hidden.frame.minY == 30 * share && hidden.frame.height == 20)
  }

  @Test func `a visible view tied to a hidden one of required size does not collapse`() {
    blocks[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
    blocks[1].widthAnchor.constraint(equalTo: blocks[0].widthAnchor).isActive = true
    blocks[0].isHidden = true
    #expect(origins == [0, 40])
    #expect(blocks[1].frame.width == 30)
  }
}
