import Foundation
import NumberText
import Testing

@testable import UIKit

@MainActor struct VisualFormatTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let views = ["a": Block(30, 10), "b": Block(50, 20), "c": Block(40, 40)]

  init() {
    for name in views.keys.sorted() {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = name
      host.addSubview(view)
    }
  }

  /// The constraints as printed by UIKit's console.
  private func text(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    let description = ConstraintDescription(names: ViewNames(root: host))
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: ["gap": 12, "strong": 900],
      views: views
    ).map { constraint in
      constraint.identifier = nil
      return ConstraintBody(constraint, items: description.items).text
        + (constraint.priority == .required
          ? "" : " @\(constraint.priority.rawValue.shortDescription)")
    }
  }

  nonisolated static let rows: [(format: String, constraints: [String])] = [
    ("|[a]|", ["H:|-(0)-[a]", "H:[a]-(0)-|"]),
    ("H:|-[a]-|", ["a.leading == UIView.leadingMargin", "UIView.trailingMargin == a.trailing"]),
    ("V:|-5-[a]", ["V:|-(5)-[a]"]),
    ("V:[a]-gap-|", ["V:[a]-(12)-|"]),
    ("[a]-[b]", ["H:[a]-(NSSpace(8))-[b]"]),
    ("[a][b]-(-3)-[c]", ["H:[a]-(0)-[b]", "H:[b]-(-3)-[c]"]),
    ("[a]-(>=4,<=gap@strong)-[b]", ["H:[a]-(>=4)-[b]", "H:[a]-(<=12@900)-[b] @900"]),
    ("[a(30)]", ["a.width == 30"]),
    ("V:[a(>=30@250,==b)]", ["a.height >= 30 @250", "a.height == b.height"]),
    ("[ a ( <= b ) ]", ["a.width <= b.width"]),
  ]

  @Test(arguments: rows)
  func `a format creates the expected constraints`(format: String, constraints: [String]) {
    let named = text(format).map {
      $0.replacingOccurrences(of: "Block:", with: "")
    }
    #expect(named == constraints)
  }

  @Test func `views are aligned with their neighbours`() {
    let named = text("[a]-1-[b]-1-[c]", [.alignAllTop, .alignAllFirstBaseline])
      .map { $0.replacingOccurrences(of: "Block:", with: "") }
    #expect(
      named == [
        "H:[a]-(1)-[b]", "a.top == b.top", "a.firstBaseline == b.firstBaseline",
        "H:[b]-(1)-[c]", "b.top == c.top", "b.firstBaseline == c.firstBaseline",
      ])
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, [10.0, 45]),
    (.directionLeftToRight, [10, 45]), (.directionRightToLeft, [280, 225]),
  ])
  func `a format reads in a direction`(
    direction: NSLayoutConstraint.FormatOptions, origins: [Double]
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a]-5-[b]", options: direction, views: views))
    host.layoutIfNeeded()
    #expect(["a", "b"].map { Double(views[$0]?.frame.minX ?? -1) } == origins)
  }

  @Test func `vertical spacing can be measured between baselines`() {
    let labels = ["a": UILabel(), "b": UILabel()]
    for label in labels.values {
      label.text = "Line"
      label.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[a]-30-[b]", options: .spacingBaselineToBaseline, views: labels))
    host.layoutIfNeeded()
    #expect(labels["b"]?.frame.minY == 30)
  }

  @Test func `layout guides can be used as views in a format`() {
    let guide = UILayoutGuide()
    host.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-20-[guide(7)]", metrics: nil, views: ["guide": guide]))
    host.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 20)
    #expect(guide.layoutFrame.width == 7)
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let format: String
    let reason: String
    let position: Int
    var testDescription: String { format }
  }

  nonisolated static let broken = [
    Broken(format: "H[a]", reason: "Expected a ':' after 'H'", position: 1),
    Broken(format: "", reason: "Expected a view", position: 0),
    Broken(format: "|-", reason: "Expected a view", position: 2),
    Broken(format: "[x]", reason: "x is not a key in the views dictionary.", position: 1),
    Broken(
      format: "[a]-size-[b]", reason: "Encountered metric with name \"size\"", position: 4),
    Broken(format: "[a", reason: "Expected a ']'", position: 2),
    Broken(format: "[a(30]", reason: "Expected a ')'", position: 5),
    Broken(format: "[a]-8[b]", reason: "Expected a '-'", position: 5),
    Broken(format: "[a]-(8)[b]", reason: "Expected a '-'", position: 7),
    Broken(format: "[a(>3)]", reason: "Expected '>='", position: 4),
    Broken(format: "[a(3@2000)]", reason: "Priorities must be", position: 5),
    Broken(format: "[a(1.2.3)]", reason: "Expected a number", position: 3),
    Broken(format: "[a]|[b]", reason: "Expected the end", position: 4),
  ]

  @Test(arguments: broken)
  func `an invalid format is shown with the position`(row: Broken) {
    var parser = FormatParser(row.format, metrics: [:]) { ["a", "b"].contains($0) }
    let error = #expect(throws: FormatError.self) { try parser.parse() }
    #expect(error?.reason.hasPrefix(row.reason) == true)
    #expect(error?.position == row.position)
    #expect(
      error?.description.hasSuffix(
        " \n\(row.format) \n" + String(repeating: " ", count: row.position) + "^") == true)
  }

  @Test func `a view without a superview has no bar`() {
    let error = #expect(throws: FormatError.self) {
      try FormatConstraints(
        format: "|[a]", options: [], metrics: [:], views: ["a": UIView()], origin: .system)
    }
    #expect(error?.reason.hasPrefix("Unable to interpret '|' character") == true)
  }

  @Test func `alignment must be across the direction`() {
    let error = #expect(throws: FormatError.self) {
      try FormatConstraints(
        format: "[a][b]", options: .alignAllLeft, metrics: [:],
        views: ["a": UIView(), "b": UIView()], origin: .system)
    }
    #expect(
      error?.reason.contains("which is not allowed for layout that is also horizontal") == true)
  }
}
