import Foundation
import UIKit

/// A cell as numbers: nested boxes, and the rules for their positions.
struct Blueprint {
  /// A box with its parent's index and its rectangle in the cell's coordinates.
  struct Box {
    /// The index of the parent box; nil for the cell.
    let parent: Int?
    let frame: CGRect
    /// The intrinsic size; nil where there is none.
    var contentWidth: Double?
    var contentHeight: Double?
  }

  /// An edge, centre or length of a box; an index of nil is the cell.
  struct Anchor {
    let box: Int?
    let attribute: NSLayoutConstraint.Attribute

    init(_ box: Int?, _ attribute: NSLayoutConstraint.Attribute) {
      self.box = box
      self.attribute = attribute
    }
  }

  /// The effect of removing a rule on the boxes.
  enum Meaning {
    /// They lose their position or size.
    case necessary
    /// They keep it or get another one.
    case dispensable
    /// They keep it, as the frames do not meet the rule.
    case unmet
  }

  struct Rule {
    let first: Anchor
    let relation: NSLayoutConstraint.Relation
    /// Nil for a constant length.
    let second: Anchor?
    let multiplier: Double
    let constant: Double
    let priority: Float
    let meaning: Meaning
  }

  let size: CGSize
  var boxes: [Box] = []
  var rules: [Rule] = []

  init(size: CGSize) { self.size = size }

  func frame(of box: Int?) -> CGRect {
    box.map { boxes[$0].frame } ?? CGRect(origin: .zero, size: size)
  }

  func value(of anchor: Anchor) -> Double { frame(of: anchor.box).value(of: anchor.attribute) }

  /// Adds a rule that the frames meet.
  mutating func relate(
    _ first: Anchor, to second: Anchor? = nil, multiplier: Double = 1, priority: Float = 1000,
    meaning: Meaning = .necessary
  ) {
    let constant = value(of: first) - multiplier * (second.map(value) ?? 0)
    rules.append(
      Rule(
        first: first, relation: .equal, second: second, multiplier: multiplier,
        constant: constant, priority: priority, meaning: meaning))
  }

  /// Adds a rule that the frames miss by a distance.
  mutating func wish(_ first: Anchor, missing distance: Double, priority: Float) {
    rules.append(
      Rule(
        first: first, relation: .equal, second: nil, multiplier: 1,
        constant: value(of: first) + distance, priority: priority, meaning: .unmet))
  }

  /// Adds an inequality that the frames meet with slack.
  mutating func bound(_ first: Anchor, by second: Anchor?, room: Double, priority: Float) {
    let distance = value(of: first) - (second.map(value) ?? 0)
    rules.append(
      Rule(
        first: first, relation: room > 0 ? .lessThanOrEqual : .greaterThanOrEqual, second: second,
        multiplier: 1, constant: distance + room, priority: priority, meaning: .dispensable))
  }
}

extension CGRect {
  fileprivate func value(of attribute: NSLayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .leading: minX
    case .trailing: maxX
    case .centerX: midX
    case .top: minY
    case .bottom: maxY
    case .centerY: midY
    case .width: width
    case .height: height
    default: preconditionFailure("A blueprint does not use \(attribute).")
    }
  }
}
