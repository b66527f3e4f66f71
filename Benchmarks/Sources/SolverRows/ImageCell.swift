import ConstraintSolver

/// A cell with an image, and a title and a subtitle next to it: 24 constraints, and 8 for the sizes of the labels.
struct ImageCell {
  let solver = SimplexSolver()
  let content, title, subtitle, image: Frame
  /// The title's and the subtitle's width and height, each bounded from above and from below.
  private(set) var sizes: [ConstraintHandle] = []

  init() {
    content = Frame(in: solver)
    title = Frame(in: solver)
    subtitle = Frame(in: solver)
    image = Frame(in: solver)
  }

  var frames: [Frame] { [content, title, subtitle, image] }

  /// Creates all constraints except those of the labels' sizes.
  func fixedConstraints() -> [Constraint] {
    [
      Constraint(content.left, .equal, 0), Constraint(content.top, .equal, 0),
      Constraint(content.width, .equal, 320),
      Constraint(content.width, .greaterThanOrEqual, 0),
      Constraint(content.height, .greaterThanOrEqual, 0),
      Constraint(title.width, .greaterThanOrEqual, 0),
      Constraint(title.height, .greaterThanOrEqual, 0),
      Constraint(subtitle.width, .greaterThanOrEqual, 0),
      Constraint(subtitle.height, .greaterThanOrEqual, 0),
      Constraint(image.width, .greaterThanOrEqual, 0),
      Constraint(image.height, .greaterThanOrEqual, 0),
      Constraint(image.left, .equal, content.left + 20),
      Constraint(image.top, .equal, content.top + 20),
      Constraint(image.width, .equal, 100, priority: 999),
      Constraint(image.height, .equal, 100, priority: 999),
      Constraint(content.bottom - image.bottom - 20, .greaterThanOrEqual, priority: 999),
      Constraint(title.top, .equal, content.top + 20),
      Constraint(content.right - title.right - 20, .equal),
      Constraint(title.left, .equal, image.right + 8),
      Constraint(subtitle.top, .equal, title.bottom + 4),
      Constraint(content.right - subtitle.right - 20, .equal),
      Constraint(subtitle.left, .equal, image.right + 8),
      Constraint(content.bottom - subtitle.bottom - 19.5, .greaterThanOrEqual),
      Constraint(content.height, .equal, 0, priority: 50),
    ]
  }

  func sizeConstraints(_ labels: LabelSizes) -> [Constraint] {
    [
      Constraint(title.width, .lessThanOrEqual, labels.title.width, priority: 251),
      Constraint(title.width, .greaterThanOrEqual, labels.title.width, priority: 750),
      Constraint(title.height, .lessThanOrEqual, labels.title.height, priority: 251),
      Constraint(title.height, .greaterThanOrEqual, labels.title.height, priority: 752),
      Constraint(subtitle.width, .lessThanOrEqual, labels.subtitle.width, priority: 250),
      Constraint(subtitle.width, .greaterThanOrEqual, labels.subtitle.width, priority: 749),
      Constraint(subtitle.height, .lessThanOrEqual, labels.subtitle.height, priority: 252),
      Constraint(subtitle.height, .greaterThanOrEqual, labels.subtitle.height, priority: 751),
    ]
  }

  mutating func add(_ fixed: [Constraint], _ sizes: [Constraint]) throws {
    for constraint in fixed { _ = try solver.add(constraint) }
    try addSizes(sizes)
  }

  mutating func addSizes(_ constraints: [Constraint]) throws {
    sizes.removeAll(keepingCapacity: true)
    for constraint in constraints { sizes.append(try solver.add(constraint)) }
  }

  mutating func removeSizes() {
    for handle in sizes { solver.remove(handle) }
  }

  /// Changes the labels' sizes.
  func resize(_ labels: LabelSizes) throws {
    try set(labels.title.width, from: 0)
    try set(labels.title.height, from: 2)
    try set(labels.subtitle.width, from: 4)
    try set(labels.subtitle.height, from: 6)
  }

  private func set(_ size: Double, from index: Int) throws {
    try solver.setConstant(-size, of: sizes[index])
    try solver.setConstant(-size, of: sizes[index + 1])
  }
}

/// The sizes of a cell's two labels.
struct LabelSizes {
  var title: (width: Double, height: Double)
  var subtitle: (width: Double, height: Double)

  /// A short title and a subtitle of seven lines.
  static let usual = LabelSizes(title: (90, 20.5), subtitle: (900, 126))

  /// The sizes of one step of a sequence in which all four change.
  static func step(_ step: Int) -> LabelSizes {
    LabelSizes(
      title: (Double(60 + step % 100), 20.5 * Double(1 + step % 2)),
      subtitle: (Double(500 + step % 400), 18 * Double(1 + step % 9)))
  }
}
