internal import Foundation
internal import Graphics
internal import UIKit

/// One element in the legend of an accessibility picture.
struct LegendEntry: Sendable {
  let number: Int
  let color: Color
  /// What is said, with the hint and what is offered, in lines.
  let text: String
  /// The number on the colour.
  let badge: DisplayList
  private let words: DisplayList

  private static let indent: CGFloat = 26
  // Dark enough for white numbers, and apart from their neighbours.
  private static let colors: [Color] = [
    color(11, 87, 208), color(179, 38, 30), color(20, 108, 46), color(138, 63, 252),
    color(154, 91, 0), color(0, 105, 107), color(168, 0, 92), color(74, 85, 104),
  ]

  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  @MainActor init(number: Int, _ region: AccessibleRegion, width: CGFloat) {
    self.number = number
    color = Self.colors[(number - 1) % Self.colors.count]
    let content = LegendText(region.element)
    text = content.lines.map(\.text).joined(separator: "\n")
    words = Self.drawing(of: content.attributed, width: width - Self.indent)
    badge = Self.badge(number, color)
  }

  var height: CGFloat { max(words.size.height, badge.size.height).rounded(.up) }

  func draw(at origin: CGPoint, into list: inout DisplayList) {
    list.append(badge, at: origin)
    list.append(words, at: CGPoint(x: origin.x + Self.indent, y: origin.y))
  }

  @MainActor private static func drawing(
    of text: NSAttributedString, width: CGFloat
  ) -> DisplayList {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    label.textAlignment = .left
    label.overrideTraits(.standard)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: 0, y: 0, width: width, height: size.height.rounded(.up))
    return label.displayList()
  }

  @MainActor private static func badge(_ number: Int, _ color: Color) -> DisplayList {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.text = "\(number)"
    label.overrideTraits(.standard)
    let width = max(16, label.intrinsicContentSize.width.rounded(.up) + 6)
    label.frame = CGRect(x: 0, y: 0, width: width, height: 14)
    var list = DisplayList(size: label.frame.size)
    list.commands.append(
      .fill(Path(roundedRect: CGRect(origin: .zero, size: list.size), cornerRadius: 3), color))
    list.append(label.displayList(), at: .zero)
    return list
  }
}

/// What is said of an element, line by line.
@MainActor private struct LegendText {
  struct Line {
    let text: String
    let font: UIFont
    let color: UIColor
  }

  let lines: [Line]

  init(_ element: AccessibleElement) {
    let plain = UIFont.systemFont(ofSize: 13)
    let small = UIFont.systemFont(ofSize: 12)
    var lines = [
      Line(
        text: element.spoken.isEmpty ? "(nothing)" : element.spoken, font: plain, color: .label)
    ]
    func add(_ text: String) { lines.append(Line(text: text, font: small, color: .secondaryLabel)) }
    if !element.spokenHint.isEmpty { add(element.spokenHint) }
    if !element.actions.isEmpty {
      add("Actions Available: \(element.actions.joined(separator: ", "))")
    }
    if !element.content.isEmpty {
      add("More Content Available: \(element.content.map(\.spoken).joined(separator: ", "))")
    }
    self.lines = lines
  }

  var attributed: NSAttributedString {
    let text = NSMutableAttributedString()
    for (index, line) in lines.enumerated() {
      text.append(
        NSAttributedString(
          string: (index == 0 ? "" : "\n") + line.text,
          attributes: [.font: line.font, .foregroundColor: line.color]))
    }
    return text
  }
}
