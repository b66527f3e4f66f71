import Fixtures
import Foundation
import LayoutModel
import Testing
import UIKit

/// What the reasons of small layouts say.
@MainActor struct LayoutReasonTests {
  /// A cell with one view in it.
  private func cell(_ view: UIView, _ constraints: (UIView, UIView) -> [NSLayoutConstraint])
    -> UIView
  {
    let cell = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "box"
    cell.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, cell))
    return cell
  }

  private func lines(of cell: UIView, view: String = "box", height: CGFloat = 60) throws -> [String]
  {
    try LaidOutView(of: cell, in: Configuration(width: 200, height: height))
      .reasons(forView: view).components(separatedBy: "\n")
  }

  @Test func `an edge is the sum of the numbers that move it`() throws {
    let lines = try lines(
      of: cell(UIView()) { box, cell in
        [
          box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
          box.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.5, constant: -20),
          box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
          box.heightAnchor.constraint(equalToConstant: 30),
        ]
      })
    #expect(lines[0] == "box (UIView), frame (16 4; 80 30) in its superview")
    #expect(
      lines[2].hasPrefix("left 16: box.leading = UIView.leading + 16 (LayoutReasonTests.swift:"))
    #expect(lines[3] == "width 80 = 0.5 × 200 − 20")
    #expect(lines.contains("right 96 = left + width"))
    #expect(!lines.contains { $0.contains("gave way") || $0.contains("only") })
  }

  @Test func `where two constraints meet each of them holds one side`() throws {
    let lines = try lines(
      of: cell(UIView()) { box, cell in
        let width = box.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultHigh
        return [
          box.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
          box.topAnchor.constraint(equalTo: cell.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 30),
          box.widthAnchor.constraint(lessThanOrEqualToConstant: 50), width,
        ]
      })
    let sides = lines.filter { $0.contains("only") }
    #expect(sides.count == 2)
    #expect(sides.allSatisfy { $0.hasSuffix("; only a smaller number makes it narrower") })
  }

  @Test func `what gives way is named with its priority, and what a conflict leaves out`() throws {
    let label = UILabel()
    label.text = "Never shown whole"
    let lines = try lines(
      of: cell(label) { box, cell in
        let optional = box.widthAnchor.constraint(equalToConstant: 70)
        optional.priority = UILayoutPriority(800)
        return [
          box.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
          box.topAnchor.constraint(equalTo: cell.topAnchor),
          box.widthAnchor.constraint(equalToConstant: 40),
          box.widthAnchor.constraint(equalToConstant: 90), optional,
        ]
      })
    #expect(
      lines.contains {
        $0.hasPrefix("gave way: box.width = 70 (priority 800, ") && $0.hasSuffix("missed by 30")
      })
    #expect(
      lines.contains {
        $0.hasPrefix("gave way: compression resistance 750, ")
          && $0.contains("narrower than the ")
          && $0.contains("text “Never shown whole”, 1 line of ")
      })
    #expect(lines.contains { $0.hasPrefix("left out in a conflict: box.width = 90 (") })
  }

  @Test func `an edge that nothing decides is marked`() throws {
    let lines = try lines(
      of: cell(UIView()) { box, cell in
        [
          box.topAnchor.constraint(equalTo: cell.topAnchor),
          box.widthAnchor.constraint(equalToConstant: 40),
          box.heightAnchor.constraint(equalToConstant: 30),
        ]
      })
    #expect(lines.contains("left 0, which no constraint decides"))
    #expect(!lines.contains { $0.hasPrefix("width") && $0.contains("decides") })
  }

  @Test func `stack views are named by what of them decides`() throws {
    let (first, second) = (UILabel(), UILabel())
    for (label, name) in [(first, "one"), (second, "two")] {
      label.text = name
      label.accessibilityIdentifier = name
    }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 7
    stack.axis = .vertical
    let lines = try lines(
      of: cell(stack) { box, cell in
        [
          box.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
          box.topAnchor.constraint(equalTo: cell.topAnchor),
        ]
      }, view: "two")
    #expect(lines.contains { $0.hasPrefix("  7  spacing of box: two.top = one.bottom + 7") })
    #expect(lines.contains("  8  left margin of UIView"))
    #expect(
      lines.contains {
        $0.hasSuffix(
          "height of one's text “one”, 1 line of system 17 (hugging 250, compression resistance 750)"
        )
      })
  }

  @Test func `a row's margins have the rules that they follow, unless code sets them`() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.accessibilityIdentifier = "box"
    row.contentView.addSubview(box)
    let margins = row.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.topAnchor.constraint(equalTo: margins.topAnchor),
    ])
    let lines = try lines(of: row)
    #expect(lines.contains { $0.hasSuffix(" left margin of contentView (rule row-margins)") })
    #expect(lines.contains { $0.hasSuffix(" top margin of contentView (rule cell-margin)") })
    row.contentView.layoutMargins.left = 30
    #expect(try self.lines(of: row).contains("  30  left margin of contentView"))
  }

  @Test func `names that no view has, or several have, are answered with paths`() throws {
    let cell = cell(UIView()) { box, _ in [box.widthAnchor.constraint(equalToConstant: 1)] }
    let other = UIView()
    other.accessibilityIdentifier = "box"
    cell.addSubview(other)
    let laidOut = try LaidOutView(of: cell, in: Configuration(width: 100, height: 50))
    #expect(throws: ViewNameError.unknown(name: "bx", known: ["UIView", "box", "box"])) {
      try laidOut.reasons(forView: "bx")
    }
    #expect(throws: ViewNameError.ambiguous(name: "box", paths: ["box", "box"])) {
      try laidOut.reasons(forView: "box")
    }
  }
}
