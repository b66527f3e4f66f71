import Foundation
import Testing

@testable import UIKit

/// Cells that look wrong although no constraint is broken, and similar ones that are right.
@MainActor struct PictureDiagnosisTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [String]
    let build: @MainActor @Sendable (PictureCell) throws -> Void

    init(
      _ name: String, _ expected: [String] = [],
      build: @MainActor @Sendable @escaping (PictureCell) throws -> Void
    ) {
      testDescription = name
      self.expected = expected
      self.build = build
    }
  }

  nonisolated static let line = CGRect(x: 16, y: 10, width: 200, height: 20.5)

  nonisolated static let wrong = [
    Sample("text over text", ["overlap contentView/subtitle"]) {
      $0.label("title", "Title", line)
      $0.label("subtitle", "Subtitle", line.offsetBy(dx: 10, dy: 6))
    },
    Sample("text that runs under a picture", ["overlap contentView/icon"]) {
      $0.label("title", "A title that is too long", line)
      try $0.image("icon", CGRect(x: 100, y: 5, width: 40, height: 40))
    },
    Sample("text that starts in a picture and leaves it", ["overlap contentView/title"]) {
      try $0.image("icon", CGRect(x: 0, y: 5, width: 40, height: 40))
      $0.label("title", "A title that is too long", line)
    },
    Sample("a control over text", ["overlap contentView/button"]) {
      $0.label("title", "A title that is too long", line)
      $0.button("button", CGRect(x: 100, y: 5, width: 60, height: 44)).backgroundColor =
        UIColor(white: 0.9, alpha: 0.5)
    },
    Sample("two controls over each other", ["overlap contentView/second"]) {
      $0.button("first", CGRect(x: 100, y: 5, width: 60, height: 44))
      $0.button("second", CGRect(x: 150, y: 5, width: 60, height: 44))
    },
    Sample("a plate over part of a text", ["overlap contentView/plate"]) {
      $0.label("title", "A title that is too long", line)
      $0.box("plate", CGRect(x: 60, y: 5, width: 40, height: 44), color: .white)
    },
    Sample("three labels on one place", ["overlap contentView/b", "overlap contentView/c"]) {
      for name in ["a", "b", "c"] { $0.label(name, "Text \(name)", line) }
    },
    Sample("a label lower than its line", ["clippedText contentView/title"]) {
      $0.label("title", "Title", CGRect(x: 16, y: 10, width: 200, height: 12))
    },
    Sample("text over the lower edge of the cell", ["clippedText contentView/title"]) {
      $0.label("title", "Title", line.offsetBy(dx: 0, dy: 78))
    },
    Sample("text over the right edge of the cell", ["clippedText contentView/title"]) {
      $0.label("title", "A title beyond", line.offsetBy(dx: 250, dy: 0))
    },
    Sample("text cut by a view that clips", ["clippedText contentView/card/title"]) {
      let card = $0.box("card", CGRect(x: 0, y: 0, width: 320, height: 20))
      card.clipsToBounds = true
      $0.label("title", "Title", line, in: card)
    },
    Sample("a label without a size", ["clippedText contentView/title"]) {
      $0.label("title", "Title", .zero)
    },
    Sample("text that leaves its card", ["outOfBounds contentView/card/title"]) {
      let card = $0.box("card", CGRect(x: 16, y: 10, width: 60, height: 40), color: .white)
      $0.label("title", "A long title", line, in: card)
    },
    // The baseline is at the lower edge of the card.
    Sample("descenders that leave their card", ["outOfBounds contentView/card/title"]) {
      let card = $0.box("card", CGRect(x: 16, y: 10, width: 260, height: 40), color: .white)
      $0.label("title", "Gypsy", line.offsetBy(dx: 0, dy: 13.5), in: card)
    },
    Sample("capitals at the edge of their card", []) {
      let card = $0.box("card", CGRect(x: 16, y: 10, width: 260, height: 40), color: .white)
      $0.label("title", "LATEST", line.offsetBy(dx: 0, dy: 13.5), in: card)
    },
    Sample("a box beyond the right edge", ["outOfBounds contentView/box"]) {
      $0.box("box", CGRect(x: 200, y: 10, width: 200, height: 20), color: .black)
    },
    Sample("a picture below the cell", ["outOfBounds contentView/icon"]) {
      try $0.image("icon", CGRect(x: 10, y: 120, width: 20, height: 20))
    },
    Sample("contents of a container without a height", ["outOfBounds contentView/container"]) {
      let container = $0.box("container", CGRect(x: 0, y: 0, width: 320, height: 0))
      $0.label("title", "Title", line, in: container)
    },
    Sample("a button of 30 points", ["smallHitTarget contentView/button"]) {
      $0.button("button", CGRect(x: 10, y: 10, width: 44, height: 30))
    },
    Sample("a button that is drawn smaller", ["smallHitTarget contentView/button"]) {
      $0.button("button", CGRect(x: 10, y: 10, width: 60, height: 60)).transform =
        CGAffineTransform(scaleX: 0.5, y: 0.5)
    },
    Sample("a box that leaves the cell by a turn", ["outOfBounds contentView/box"]) {
      $0.box("box", CGRect(x: 10, y: 40, width: 200, height: 20), color: .black).transform =
        CGAffineTransform(rotationAngle: .pi / 2)
    },
    Sample("a tilted bar over a text", ["overlap contentView/bar"]) {
      $0.label("title", "A title", CGRect(x: 140, y: 10, width: 60, height: 20.5))
      $0.box("bar", CGRect(x: 150, y: 37, width: 100, height: 6), color: .black).transform =
        CGAffineTransform(rotationAngle: .pi / 6)
    },
    Sample("a row of small buttons is said once", ["smallHitTarget contentView/first"]) {
      for (index, name) in ["first", "second", "third"].enumerated() {
        $0.button(name, CGRect(x: 10 + 50 * Double(index), y: 10, width: 30, height: 30))
      }
    },
    Sample(
      "small buttons of two sizes are two notes",
      ["smallHitTarget contentView/first", "smallHitTarget contentView/second"]
    ) {
      $0.button("first", CGRect(x: 10, y: 10, width: 30, height: 30))
      $0.button("second", CGRect(x: 60, y: 10, width: 20, height: 30))
    },
    Sample("light grey on white", ["lowContrast contentView/title"]) {
      $0.label("title", "Title", line).textColor = UIColor(white: 0.6, alpha: 1)
    },
    Sample("grey of one kind is said once", ["lowContrast contentView/title"]) {
      for (index, name) in ["title", "subtitle"].enumerated() {
        $0.label(name, "Text", line.offsetBy(dx: 0, dy: Double(index) * 30)).textColor = .lightGray
      }
    },
    Sample("black on a dark plate", ["lowContrast contentView/plate/title"]) {
      let plate = $0.box(
        "plate", CGRect(x: 0, y: 0, width: 320, height: 60), color: UIColor(white: 0.2, alpha: 1))
      $0.label("title", "Title", line, in: plate).textColor = .black
    },
    Sample("transparent text", ["lowContrast contentView/title"]) {
      $0.label("title", "Title", line).alpha = 0.3
    },
  ]

  @Test(arguments: wrong) func `a mistake is reported once`(sample: Sample) throws {
    let cell = PictureCell()
    try sample.build(cell)
    #expect(cell.kinds == sample.expected, "\(cell.diagnostics.map(\.message))")
  }

  nonisolated static let right = [
    Sample("a caption over a picture") {
      try $0.image("photo", CGRect(x: 0, y: 0, width: 320, height: 100))
      let caption = $0.label("caption", "Caption", line)
      caption.textColor = .white
    },
    Sample("a badge on a picture") {
      try $0.image("avatar", CGRect(x: 16, y: 16, width: 40, height: 40))
      let badge = $0.label("badge", "3", CGRect(x: 48, y: 8, width: 20, height: 20.5))
      badge.backgroundColor = .red
      badge.textColor = .white
      badge.font = .boldSystemFont(ofSize: 17)
    },
    Sample("pictures in a stack") {
      try $0.image("first", CGRect(x: 16, y: 16, width: 40, height: 40))
      try $0.image("second", CGRect(x: 40, y: 16, width: 40, height: 40))
    },
    Sample("a background behind labels") {
      $0.box("card", CGRect(x: 8, y: 4, width: 304, height: 60), color: .white)
      $0.label("title", "Title", line)
    },
    Sample("a separator through the space between lines") {
      $0.label("title", "Title", line)
      $0.box("separator", CGRect(x: 0, y: 30, width: 320, height: 0.5), color: .black)
    },
    Sample("lines that stand close") {
      $0.label("title", "Title", line)
      $0.label("subtitle", "Subtitle", line.offsetBy(dx: 0, dy: 16))
    },
    Sample("labels whose frames overlap beside each other") {
      $0.label("name", "Name", line)
      $0.label("value", "Value", line.offsetBy(dx: 100, dy: 0))
    },
    Sample("a text and its shadow") {
      $0.label("shadow", "Title", line.offsetBy(dx: 1, dy: 1))
      $0.label("title", "Title", line)
    },
    Sample("a tilted bar below a text") {
      $0.label("title", "A title", CGRect(x: 140, y: 10, width: 60, height: 20.5))
      $0.box("bar", CGRect(x: 150, y: 37, width: 100, height: 6), color: .black).transform =
        CGAffineTransform(rotationAngle: -.pi / 6)
    },
    Sample("contents of a box that is upside down") {
      let card = $0.box("card", CGRect(x: 8, y: 4, width: 304, height: 60), color: .white)
      card.transform = CGAffineTransform(scaleX: 1, y: -1)
      $0.label("title", "Title", line, in: card).transform = card.transform
    },
    Sample("a placeholder that covers a text") {
      $0.label("title", "Title", line)
      $0.box("placeholder", line, color: UIColor(white: 0.9, alpha: 1))
    },
    Sample("two states of which one is hidden") {
      $0.label("on", "On", line)
      $0.label("off", "Off", line).isHidden = true
      $0.label("faded", "Faded", line).alpha = 0
    },
    Sample("a hidden view outside") {
      $0.label("title", "Title", line.offsetBy(dx: 900, dy: 0)).isHidden = true
    },
    Sample("what is in a hidden view") {
      let menu = $0.box("menu", CGRect(x: 400, y: 0, width: 80, height: 100), color: .red)
      menu.isHidden = true
      $0.label("delete", "Delete", line, in: menu)
    },
    Sample("a picture that a view cuts on purpose") {
      let frame = $0.box("frame", CGRect(x: 10, y: 10, width: 50, height: 50))
      frame.clipsToBounds = true
      try $0.image("photo", CGRect(x: -20, y: -20, width: 90, height: 90), in: frame)
    },
    Sample("a picture that fills and is cut by its own view") {
      let photo = try $0.image("photo", CGRect(x: 0, y: 0, width: 320, height: 100))
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
    },
    Sample("a label that a constraint of 0 takes away") {
      let label = $0.label("detail", "Detail", .zero)
      label.heightAnchor.constraint(equalToConstant: 0).isActive = true
    },
    Sample("a label half a point lower than its line") {
      $0.label("title", "Title", CGRect(x: 16, y: 10, width: 200, height: 20))
    },
    Sample("text above the room below its letters") {
      $0.label("title", "Title", line.offsetBy(dx: 0, dy: 70))
    },
    Sample("a badge at the corner of a card") {
      let card = $0.box("card", CGRect(x: 16, y: 16, width: 200, height: 60), color: .white)
      $0.box("dot", CGRect(x: 194, y: -6, width: 12, height: 12), color: .red, in: card)
    },
    Sample("a button with a title in it") {
      let button = $0.button("button", CGRect(x: 16, y: 16, width: 100, height: 44))
      $0.label("label", "Press", CGRect(x: 8, y: 8, width: 80, height: 20.5), in: button)
    },
    Sample("labels on a control that takes their touches") {
      $0.button("author", CGRect(x: 0, y: 0, width: 260, height: 60))
      $0.label("title", "Title", line)
    },
    Sample("a control without a visible edge over the end of a text") {
      $0.label("title", "A title that is too long", line)
      $0.button("more", CGRect(x: 100, y: 5, width: 60, height: 44))
    },
    Sample("a control inside of another") {
      $0.button("field", CGRect(x: 0, y: 0, width: 300, height: 44))
      $0.button("clear", CGRect(x: 250, y: 0, width: 44, height: 44))
    },
    Sample("large grey text") {
      let title = $0.label("title", "Title", CGRect(x: 16, y: 10, width: 200, height: 30))
      title.font = .systemFont(ofSize: 24)
      title.textColor = UIColor(white: 0.5, alpha: 1)
    },
    Sample("the system's secondary label colour") {
      $0.label("title", "Title", line).textColor = .secondaryLabel
    },
    Sample("text that can be scrolled into view") {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      $0.content.addSubview(scrollView)
      $0.label("title", "Title", line.offsetBy(dx: 0, dy: 95), in: scrollView)
    },
    Sample("a disabled label in a light colour") {
      let label = $0.label("title", "Title", line)
      label.textColor = UIColor(white: 0.9, alpha: 1)
      label.isEnabled = false
    },
    Sample("a label whose letters throw a hard shadow") {
      let label = $0.label("title", "Title", CGRect(x: 16, y: 10, width: 200, height: 20.5))
      label.shadowColor = .gray
      label.shadowOffset = CGSize(width: 0, height: 6)
    },
    Sample("white text over a picture") {
      try $0.image("photo", CGRect(x: 0, y: 0, width: 320, height: 100))
      $0.label("title", "Title", line).textColor = .white
    },
  ]

  @Test(arguments: right) func `intentional overlaps are not reported`(sample: Sample) throws {
    let cell = PictureCell()
    try sample.build(cell)
    #expect(cell.kinds.isEmpty, "\(cell.diagnostics.map(\.message))")
  }

  @Test func `a small target is reported with the size it should have`() {
    let cell = PictureCell()
    cell.button("button", CGRect(x: 10, y: 10, width: 44, height: 30.5))
    #expect(
      cell.diagnostics.map(\.message) == [
        "The target is 44 × 30.5 points, smaller than 44 × 44. Make button at least 44 points wide and "
          + "high; its picture can stay as it is."
      ])
  }

  @Test func `a conflict does not hide other diagnostics`() {
    let cell = PictureCell()
    cell.label("title", "Title", Self.line)
    cell.label("subtitle", "Subtitle", Self.line)
    let box = cell.box("box", .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.content.leadingAnchor, constant: 300),
      box.topAnchor.constraint(equalTo: cell.content.topAnchor, constant: 80),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
      cell.content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 99),
    ])
    #expect(
      cell.kinds == ["unsatisfiableConstraints contentView/box", "overlap contentView/subtitle"])
  }

  @Test func `views affected by a conflict are not reported for their position`() {
    let cell = PictureCell()
    cell.label("title", "Title", Self.line)
    let subtitle = cell.label("subtitle", "Subtitle", Self.line)
    subtitle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      subtitle.leadingAnchor.constraint(equalTo: cell.content.leadingAnchor, constant: 16),
      subtitle.topAnchor.constraint(equalTo: cell.content.topAnchor, constant: 10),
      subtitle.topAnchor.constraint(equalTo: cell.content.topAnchor, constant: 50),
    ])
    #expect(cell.kinds == ["unsatisfiableConstraints contentView/subtitle"])
  }
}
