import Foundation
import LayoutModel
import Testing
import UIKit

@MainActor struct DiagnosisTests {
  private final class Cell: UITableViewCell {
    let first = UILabel()
    let second = UILabel()

    init() {
      super.init(style: .default, reuseIdentifier: nil)
      (first.text, second.text) = ("First", "Second")
      for label in [first, second] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let cell = Cell()

  private var content: UIView { cell.contentView }

  private func diagnostics(
    _ constraints: [NSLayoutConstraint], roundedTo rounded: CGFloat? = nil
  ) -> [ExplainedDiagnostic] {
    NSLayoutConstraint.activate(constraints)
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    cell.frame.size.height = rounded ?? (height > 0 ? height : 44)
    cell.layoutIfNeeded()
    return LayoutDiagnosis(root: cell, names: ViewNames(root: cell))
      .diagnostics(fittingHeight: height)
  }

  private func sides(_ label: UILabel) -> [NSLayoutConstraint] {
    [
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ]
  }

  private var row: [NSLayoutConstraint] {
    [
      first.topAnchor.constraint(equalTo: content.topAnchor),
      first.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      second.topAnchor.constraint(equalTo: content.topAnchor),
      second.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      first.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ]
  }

  private var first: UILabel { cell.first }
  private var second: UILabel { cell.second }

  @Test func `a sound layout has no diagnostics`() {
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(diagnostics(row).isEmpty)
  }

  @Test func `two labels with equal hugging are ambiguous, reported once`() throws {
    let found = diagnostics(row)
    #expect(found.map(\.kind) == [.ambiguousLayout])
    #expect(found.first?.view == "contentView/first")
    #expect(found.first?.message.hasPrefix("The width is ambiguous") == true)
  }

  /// Labels in a row from edge to edge; if alternating, those of odd index hug their texts less.
  private func row(of texts: [String], alternating: Bool = false) -> [NSLayoutConstraint] {
    let labels = texts.enumerated().map { index, text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      if alternating, index % 2 == 1 {
        label.setContentHuggingPriority(.init(240), for: .horizontal)
      }
      content.addSubview(label)
      return label
    }
    let ends = [content.leadingAnchor] + labels.map(\.trailingAnchor)
    return zip(ends, labels.map(\.leadingAnchor) + [content.trailingAnchor])
      .map { $1.constraint(equalTo: $0) }
      + labels.map { $0.topAnchor.constraint(equalTo: content.topAnchor) }
      + labels.map { $0.bottomAnchor.constraint(equalTo: content.bottomAnchor) }
  }

  @Test(arguments: [2, 3, 4, 5, 40])
  func `a row of equal labels is ambiguous for one reason`(count: Int) throws {
    (cell.first.isHidden, cell.second.isHidden) = (true, true)
    let found = diagnostics(row(of: (0..<count).map { "Label \($0)" }))
    // Forty do not fit: some are empty, and one is cut.
    #expect(
      found.map(\.kind) == (count == 40 ? [.ambiguousLayout, .truncatedText] : [.ambiguousLayout]))
    let message = try #require(found.first?.message)
    let others = [2: " and UILabel[3] both", 3: ", UILabel[3] and UILabel[4] all"]
    let list = others[count] ?? ", UILabel[3] and \(count - 2) others all"
    #expect(message.contains(list + (count == 40 ? " resist" : " hug")), "\(message)")
    #expect(message.contains(count == 2 ? "the one that should keep its size" : "all but one"))
  }

  @Test func `rows of equal labels are ambiguous each for its own reason`() {
    (cell.first.isHidden, cell.second.isHidden) = (true, true)
    let found = diagnostics(
      row(of: ["A", "B", "C"]) + row(of: ["D", "E"], alternating: true) + row(of: ["F", "G"]))
    #expect(found.count { $0.kind == .ambiguousLayout } == 2)
  }

  @Test func `a hidden view has no diagnostics`() {
    first.isHidden = true
    second.isHidden = true
    #expect(diagnostics(row).isEmpty)
  }

  @Test func `optional constraints that share an error are broken, not ambiguous`() {
    let wishes = [first.widthAnchor, second.widthAnchor].map { anchor in
      let wish = anchor.constraint(equalToConstant: 170)
      wish.priority = UILayoutPriority(999)
      return wish
    }
    let found = diagnostics(row + wishes)
    #expect(found.map(\.kind) == [.brokenConstraint])
    #expect(found.first?.message.contains("by 20 points") == true)
  }

  @Test func `a missing link at the top is named`() throws {
    let found = diagnostics(
      sides(first) + sides(second) + [
        second.topAnchor.constraint(equalTo: first.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: second.bottomAnchor),
      ])
    let zeroHeight = try #require(found.first { $0.kind == .zeroHeight })
    #expect(zeroHeight.message.contains("no constraint connects contentView.top to first.top"))
  }

  @Test func `a missing link in the middle is named`() throws {
    let found = diagnostics(
      sides(first) + sides(second) + [
        first.topAnchor.constraint(equalTo: content.topAnchor),
        content.bottomAnchor.constraint(equalTo: second.bottomAnchor),
      ])
    let zeroHeight = try #require(found.first { $0.kind == .zeroHeight })
    #expect(zeroHeight.message.contains("no constraint connects first.bottom to second.top"))
  }

  @Test func `a cell with views but without constraints is reported`() throws {
    let bare = UITableViewCell(style: .default, reuseIdentifier: nil)
    bare.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    let found = measuredDiagnostics(of: bare)
    #expect(found.map(\.kind) == [.zeroHeight])
    #expect(found.first?.message.contains("there are none") == true)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle])
  func `a cell without views is a standard row`(style: UITableViewCell.CellStyle) {
    let plain = UITableViewCell(style: style, reuseIdentifier: nil)
    plain.textLabel?.text = ""
    #expect(measuredDiagnostics(of: plain).isEmpty)
    NSLayoutConstraint.activate([
      plain.contentView.widthAnchor.constraint(lessThanOrEqualToConstant: 900)
    ])
    #expect(measuredDiagnostics(of: plain).map(\.kind) == [.zeroHeight])
  }

  private func measuredDiagnostics(of cell: UITableViewCell) -> [Diagnostic] {
    cell.layoutIfNeeded()
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return LayoutDiagnosis(root: cell, names: ViewNames(root: cell))
      .diagnostics(fittingHeight: height).map(\.diagnostic)
  }

  @Test func `a frame that conflicts with constraints adds UIKit's note on autoresizing`() throws {
    second.isHidden = true
    first.translatesAutoresizingMaskIntoConstraints = true
    first.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    let found = diagnostics(
      sides(second) + [
        first.widthAnchor.constraint(equalToConstant: 80),
        second.topAnchor.constraint(equalTo: content.topAnchor),
        second.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
    let conflict = try #require(found.first { $0.kind == .unsatisfiableConstraints })
    #expect(conflict.view == "contentView/first")
    #expect(conflict.message.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraint"))
    #expect(conflict.constraints.count == 2)
  }

  @Test func `truncated text is reported with its visible part`() throws {
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    second.text = String(repeating: "word ", count: 40)
    let found = diagnostics(row)
    let truncated = try #require(found.first { $0.kind == .truncatedText })
    #expect(truncated.view == "contentView/second")
    #expect(truncated.message.contains("200 characters do not fit into 1 line"))
    #expect(truncated.message.contains("…”"))
  }

  @Test func `a height between two pixels is explained by rounding`() throws {
    let found = diagnostics(
      sides(first) + [
        first.topAnchor.constraint(equalTo: content.topAnchor),
        first.heightAnchor.constraint(equalToConstant: 30.2),
        content.bottomAnchor.constraint(equalTo: first.bottomAnchor),
      ], roundedTo: 30.5)
    let conflict = try #require(found.first { $0.kind == .unsatisfiableConstraints })
    #expect(
      conflict.message.hasSuffix(
        "The constraints need a height of 30.2 points, but rows are whole pixels: 30.5. Give one "
          + "of them, usually the one at the bottom, a priority of 999."))
  }

  @Test(arguments: [
    (Diagnostic.Kind.unsatisfiableConstraints, Diagnostic.Severity.error),
    (.zeroHeight, .error), (.ambiguousLayout, .error), (.brokenConstraint, .warning),
    (.truncatedText, .warning), (.clippedText, .warning), (.overlap, .warning),
    (.outOfBounds, .warning), (.missingGlyph, .warning), (.perspective, .warning),
    (.lowContrast, .note), (.smallHitTarget, .note), (.zeroPriority, .note),
  ])
  func `each kind has its severity`(
    kind: Diagnostic.Kind, severity: Diagnostic.Severity
  ) {
    #expect(kind.severity == severity)
  }
}
