internal import Foundation
internal import UIKit

/// Makes a random tree of views: containers with constraints and guides, stacks, texts, pictures, tables and collections.
@MainActor struct RandomTree<Generator: RandomNumberGenerator> {
  var random: Generator
  /// The constraints, which are not active yet, in the order in which they were made.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The data sources of tables and collections, which do not retain them.
  private(set) var sources: [RandomSource] = []

  init(_ random: Generator) { self.random = random }

  // MARK: Views

  mutating func makeView(depth: Int) -> UIView {
    let view =
      switch random.number(below: depth < 3 ? 10 : 5) {
      case 0...2: makeLabel()
      case 3: makeImage()
      case 4: makeBox()
      case 5...6: makeStack(depth: depth)
      case 7...8: makeContainer(depth: depth)
      default: random.number(below: 2) == 0 ? makeTable() : makeCollection()
      }
    view.translatesAutoresizingMaskIntoConstraints = false
    if random.number(below: 12) == 0 { view.isHidden = true }
    if random.number(below: 4) == 0 {
      view.setContentHuggingPriority(priority(), for: random.choice(of: [.horizontal, .vertical]))
    }
    if random.number(below: 4) == 0 {
      view.setContentCompressionResistancePriority(
        priority(), for: random.choice(of: [.horizontal, .vertical]))
    }
    return view
  }

  mutating func makeLabel() -> UIView {
    let label = UILabel()
    let words = (0..<1 + random.number(below: 12)).map { _ in random.choice(of: randomWords) }
    label.text = words.joined(separator: " ")
    label.numberOfLines = random.choice(of: [0, 0, 1, 2])
    label.font = .systemFont(ofSize: CGFloat(10 + random.number(below: 12)))
    return label
  }

  mutating func makeImage() -> UIView {
    let size = CGSize(width: 4 + random.number(below: 60), height: 4 + random.number(below: 40))
    let image = UIGraphicsImageRenderer(size: size).image {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
    return UIImageView(image: image)
  }

  mutating func makeBox() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemOrange
    view.translatesAutoresizingMaskIntoConstraints = false
    add(view, .width, constant: length(80), priority())
    add(view, .height, constant: length(40), priority())
    return view
  }

  mutating func makeStack(depth: Int) -> UIView {
    let views = (0..<1 + random.number(below: 4)).map { _ in makeView(depth: depth + 1) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = random.choice(of: [.horizontal, .vertical])
    stack.distribution = random.choice(of: [
      .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    stack.alignment = random.choice(of: [
      .fill, .fill, .leading, .center, .trailing, .firstBaseline,
    ])
    stack.spacing = CGFloat(random.number(below: 10))
    stack.isLayoutMarginsRelativeArrangement = random.number(below: 4) == 0
    if random.number(below: 4) == 0 {
      stack.setCustomSpacing(length(20), after: random.choice(of: views))
    }
    return stack
  }

  mutating func makeTable() -> UIView {
    let table = UITableView(frame: .zero, style: .plain)
    let source = RandomSource(count: 1 + random.number(below: 3))
    sources.append(source)
    table.dataSource = source
    add(table, .height, constant: length(90))
    return table
  }

  mutating func makeCollection() -> UIView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: length(60), height: length(30))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = RandomSource(count: 1 + random.number(below: 6))
    sources.append(source)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    view.dataSource = source
    add(view, .height, constant: length(90))
    return view
  }

  // MARK: Numbers

  /// Collects a constraint; it is added when the tree is complete.
  mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  mutating func length(_ limit: Int) -> CGFloat { CGFloat(random.number(below: 2 * limit)) / 2 }

  mutating func priority() -> UILayoutPriority {
    UILayoutPriority(random.choice(of: [1000, 999, 750, 500.5, 250, 1]))
  }
}

private let randomWords = [
  "a", "view", "wraps", "its", "longer", "paragraphs", "ואחת", "extraordinarily",
]
