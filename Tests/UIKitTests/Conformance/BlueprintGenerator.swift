import Foundation
import TestSupport
import UIKit

/// Generates cells that are fully but not redundantly determined.
struct BlueprintGenerator {
  private var random: SeededGenerator
  private var blueprint: Blueprint

  init(seed: Int) {
    random = SeededGenerator(trial: seed)
    blueprint = Blueprint(size: CGSize(width: 320 + 2 * random.below(60), height: 200))
  }

  static func blueprint(seed: Int) -> Blueprint {
    var generator = BlueprintGenerator(seed: seed)
    generator.draw()
    return generator.blueprint
  }

  private mutating func draw() {
    let parts = 2 + random.below(4)
    for _ in 0..<parts {
      switch random.below(5) {
      case 0: addColumns(2 + random.below(4))
      case 1: addImageWithLabels()
      case 2: addGrid(columns: 2 + random.below(2), rows: 2 + random.below(2))
      case 3: addSqueezedLabel()
      default: addBox()
      }
    }
    for _ in 0..<parts { addBound() }
  }

  // MARK: Parts

  /// A box anywhere, each axis related to boxes that are already placed.
  private mutating func addBox() {
    let parent = randomBox()
    let box = add(parent, randomFrame(in: blueprint.frame(of: parent)))
    tie(box, horizontally: true)
    tie(box, horizontally: false)
  }

  /// Boxes of one width that share their parent's width: none is placed without the others.
  private mutating func addColumns(_ count: Int) {
    let outer = blueprint.frame(of: nil)
    let gap = Double(random.below(12))
    let width = (outer.width - gap * Double(count + 1)) / Double(count)
    let height = Double(10 + random.below(30))
    var previous: Int?
    for column in 0..<count {
      let x = gap + Double(column) * (width + gap)
      let box = add(nil, CGRect(x: x, y: 20, width: width, height: height))
      relate(box, .leading, previous, previous == nil ? .leading : .trailing)
      if let previous { relate(box, .width, previous, .width) }
      tie(box, horizontally: false)
      previous = box
    }
    relate(nil, .trailing, previous, .trailing)
  }

  /// A picture of fixed size, with a title and a subtitle next to it that have their texts' heights.
  private mutating func addImageWithLabels() {
    let side = Double(20 + random.below(30))
    let image = add(nil, CGRect(x: 16, y: 30, width: side, height: side))
    relate(image, .leading, nil, .leading)
    relate(image, .top, nil, .top)
    relate(image, .width)
    blueprint.relate(
      Blueprint.Anchor(image, .height), to: Blueprint.Anchor(image, .width), priority: priority())
    let x = 16 + side + 8
    let title = add(
      nil, CGRect(x: x, y: 30, width: blueprint.size.width - x - 16, height: 20),
      contentHeight: 20)
    relate(title, .leading, image, .trailing)
    relate(nil, .trailing, title, .trailing)
    relate(title, .top, image, .top)
    let subtitle = add(
      nil, CGRect(x: x, y: 54, width: 80, height: 16), contentWidth: 80,
      contentHeight: 16)
    relate(subtitle, .leading, title, .leading)
    relate(subtitle, .top, title, .bottom)
  }

  /// Rows and columns of equal width and height, each placed by its first box.
  private mutating func addGrid(columns: Int, rows: Int) {
    let size = CGSize(width: Double(20 + random.below(20)), height: Double(10 + random.below(10)))
    var boxes: [[Int]] = []
    for row in 0..<rows {
      boxes.append([])
      for column in 0..<columns {
        let origin = CGPoint(
          x: 10 + Double(column) * (size.width + 4), y: 10 + Double(row) * (size.height + 4))
        let box = add(nil, CGRect(origin: origin, size: size))
        relate(box, .width, row + column == 0 ? nil : boxes[0][0], row + column == 0 ? nil : .width)
        relate(
          box, .height, row + column == 0 ? nil : boxes[0][0], row + column == 0 ? nil : .height)
        relate(
          box, .leading, column == 0 ? nil : boxes[row][column - 1],
          column == 0 ? .leading : .trailing)
        relate(box, .top, row == 0 ? nil : boxes[row - 1][column], row == 0 ? .top : .bottom)
        boxes[row].append(box)
      }
    }
  }

  /// A text that is too long for its box, and an optional rule that cannot be met.
  private mutating func addSqueezedLabel() {
    let width = blueprint.size.width - 32
    let label = add(
      nil, CGRect(x: 16, y: 60, width: width, height: 20), contentWidth: 1000, contentHeight: 20)
    let leading = Blueprint.Anchor(label, .leading)
    let trailing = Blueprint.Anchor(label, .trailing)
    blueprint.relate(leading, to: .init(nil, .leading), meaning: .dispensable)
    blueprint.relate(trailing, to: .init(nil, .trailing), meaning: .dispensable)
    blueprint.wish(.init(label, .width), missing: -100, priority: random.pick([200, 749, 900]))
    relate(label, .top, nil, .top)
  }

  // MARK: Rules

  private mutating func tie(_ box: Int, horizontally: Bool) {
    let positions: [NSLayoutConstraint.Attribute] =
      horizontally ? [.leading, .centerX, .trailing] : [.top, .centerY, .bottom]
    let length: NSLayoutConstraint.Attribute = horizontally ? .width : .height
    let place = random.below(3)
    relate(box, positions[place], randomBox(below: box), random.pick(positions))
    switch random.below(4) {
    case 0: relate(box, positions[(place + 1) % 3], randomBox(below: box), random.pick(positions))
    case 1: relate(box, length)
    case 2:
      blueprint.relate(
        Blueprint.Anchor(box, length), to: Blueprint.Anchor(randomBox(below: box), length),
        multiplier: random.pick([0.5, 1, 1 / 3, 2]), priority: priority())
    default:
      if horizontally {
        blueprint.boxes[box].contentWidth = blueprint.boxes[box].frame.width
      } else {
        blueprint.boxes[box].contentHeight = blueprint.boxes[box].frame.height
      }
    }
  }

  /// Adds a redundant rule about two boxes.
  private mutating func addBound() {
    let isHorizontal = random.below(2) == 0
    let positions: [NSLayoutConstraint.Attribute] =
      isHorizontal ? [.leading, .centerX, .trailing] : [.top, .centerY, .bottom]
    guard let box = randomBox() else { return }
    blueprint.bound(
      Blueprint.Anchor(box, random.pick(positions)),
      by: Blueprint.Anchor(randomBox(below: box), random.pick(positions)),
      room: random.pick([-40, -3, 3, 40]), priority: priority())
  }

  private mutating func relate(
    _ box: Int?, _ attribute: NSLayoutConstraint.Attribute, _ other: Int? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute? = nil
  ) {
    blueprint.relate(
      Blueprint.Anchor(box, attribute),
      to: otherAttribute.map { Blueprint.Anchor(other, $0) }, priority: priority())
  }

  // MARK: Choices

  private mutating func add(
    _ parent: Int?, _ frame: CGRect, contentWidth: Double? = nil, contentHeight: Double? = nil
  ) -> Int {
    blueprint.boxes.append(
      Blueprint.Box(
        parent: parent, frame: frame, contentWidth: contentWidth,
        contentHeight: contentHeight))
    return blueprint.boxes.count - 1
  }

  private mutating func priority() -> Float { random.pick([1000, 1000, 1000, 999, 750, 400.5]) }

  /// A box before another one, or the cell.
  private mutating func randomBox(below limit: Int? = nil) -> Int? {
    let index = random.below((limit ?? blueprint.boxes.count) + 1) - 1
    return index < 0 ? nil : index
  }

  private mutating func randomFrame(in outer: CGRect) -> CGRect {
    CGRect(
      x: outer.minX + Double(random.below(20)), y: outer.minY + Double(random.below(20)),
      width: Double(8 + random.below(90)), height: Double(8 + random.below(40)))
  }
}
