internal import Foundation
internal import UIKit

extension RandomTree {
  /// Makes a view whose children follow one another along an axis, some of them held apart by a guide.
  mutating func makeContainer(depth: Int) -> UIView {
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    let axis: NSLayoutConstraint.Axis =
      depth == 0 || random.number(below: 2) == 0 ? .vertical : .horizontal
    var previous: UIView?
    for _ in 0..<1 + random.number(below: 4) {
      let view = makeView(depth: depth + 1)
      container.addSubview(view)
      link(view, to: previous, axis, in: container)
      span(view, axis.other, in: container)
      if random.number(below: 4) == 0 { limit(view) }
      if let previous, random.number(below: 6) == 0 { relate(view, to: previous) }
      previous = view
    }
    guard let previous else { return container }
    add(
      container, axis.end, .equal, previous, axis.end, constant: length(12),
      random.choice(of: [.required, .required, UILayoutPriority(999)]))
    return container
  }

  private mutating func link(
    _ view: UIView, to previous: UIView?, _ axis: NSLayoutConstraint.Axis, in container: UIView
  ) {
    guard let previous else {
      return add(view, axis.start, .equal, container, axis.start, constant: length(12))
    }
    guard random.number(below: 4) == 0 else {
      return add(view, axis.start, .equal, previous, axis.end, constant: length(12))
    }
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    add(guide, axis.start, .equal, previous, axis.end)
    add(view, axis.start, .equal, guide, axis.end)
    add(guide, axis.length, constant: length(16), priority())
    add(guide, axis.other.start, .equal, container, axis.other.start)
    add(guide, axis.other.length, constant: 1)
  }

  /// Holds a view inside its container across the axis.
  private mutating func span(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, in container: UIView
  ) {
    add(view, axis.start, .equal, container, axis.start, constant: length(12))
    let gap = length(12)
    guard random.number(below: 3) == 0 else {
      return add(container, axis.end, .equal, view, axis.end, constant: gap)
    }
    add(container, axis.end, .greaterThanOrEqual, view, axis.end, constant: gap)
    add(container, axis.end, .equal, view, axis.end, constant: gap, priority())
  }

  private mutating func limit(_ view: UIView) {
    let axis: NSLayoutConstraint.Axis = random.choice(of: [.horizontal, .vertical])
    let number = length(200)
    if random.number(below: 2) == 0 {
      add(view, axis.length, .lessThanOrEqual, constant: number, priority())
    } else {
      add(view, axis.length, .greaterThanOrEqual, constant: number / 4, priority())
    }
  }

  private mutating func relate(_ view: UIView, to other: UIView) {
    let axis: NSLayoutConstraint.Axis = random.choice(of: [.horizontal, .vertical])
    add(
      view, axis.length, .equal, other, axis.length, multiplier: random.choice(of: [0.5, 1, 2]),
      priority())
  }

  /// Fills a view with a container.
  mutating func fill(_ outer: UIView) {
    let inner = makeContainer(depth: 0)
    outer.addSubview(inner)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      add(inner, axis.start, .equal, outer, axis.start)
      add(inner, axis.end, .equal, outer, axis.end)
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  fileprivate var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  fileprivate var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  fileprivate var other: Self { self == .horizontal ? .vertical : .horizontal }
}
