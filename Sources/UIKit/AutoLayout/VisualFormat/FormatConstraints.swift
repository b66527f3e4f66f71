internal import Foundation

/// The constraints of a visual format, in reading order.
@MainActor struct FormatConstraints {
  private let format: String
  private let elements: FormatElements
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: any LayoutItem]
  private let origin: SourceOrigin
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: CGFloat],
    views: [String: any LayoutItem], origin: SourceOrigin
  ) throws(FormatError) {
    self.format = format
    self.options = options
    self.views = views
    self.origin = origin
    var parser = FormatParser(format, metrics: metrics) { views[$0] != nil }
    elements = try parser.parse()
    try requireAlignmentsAcross()
    try build()
  }

  private func requireAlignmentsAcross() throws(FormatError) {
    let isHorizontal = elements.axis == .horizontal
    guard options.alignments.contains(where: { $0.axis == elements.axis }) else { return }
    throw FormatError(
      reason: "Options mask required views to be aligned on a "
        + "\(isHorizontal ? "vertical" : "horizontal") edge, which is not allowed for layout that "
        + "is also \(isHorizontal ? "horizontal" : "vertical").", format: format, position: 0)
  }

  private mutating func build() throws(FormatError) {
    let items = elements.views.map { view in views[view.name] }
    guard let first = items.first ?? nil, let last = items.last ?? nil else { return }
    if let connection = elements.leadingConnection {
      let superview = try superview(of: first, at: 0)
      connectToSuperview(connection, first, superview, isStart: true)
    }
    for (index, view) in elements.views.enumerated() {
      guard let item = views[view.name] else { continue }
      if index > 0, let previous = views[elements.views[index - 1].name] {
        connect(elements.connections[index - 1], from: previous, to: item)
        for attribute in options.alignments { add(previous, attribute, .equal, item, attribute) }
      }
      for size in view.sizes { addSize(size, of: item) }
    }
    if let connection = elements.trailingConnection {
      let superview = try superview(of: last, at: format.count - 1)
      connectToSuperview(connection, last, superview, isStart: false)
    }
  }

  private func superview(of item: any LayoutItem, at position: Int) throws(FormatError) -> UIView {
    let view = (item as? UIView).map(\.superview) ?? item.layoutView
    if let view { return view }
    throw FormatError(
      reason: "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview",
      format: format, position: position)
  }

  // MARK: Distances

  /// Whether the format reads against the axis, from larger to smaller coordinates.
  private var isReversed: Bool {
    elements.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var start: NSLayoutConstraint.Attribute {
    guard elements.axis == .horizontal else { return .top }
    if isReversed { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    guard elements.axis == .horizontal else { return .bottom }
    if isReversed { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private mutating func connect(
    _ connection: FormatElements.Connection, from item: any LayoutItem, to next: any LayoutItem
  ) {
    let isByBaseline =
      elements.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let from = isByBaseline ? NSLayoutConstraint.Attribute.lastBaseline : end
    let to = isByBaseline ? NSLayoutConstraint.Attribute.firstBaseline : start
    if isReversed {
      add(connection, item, from, next, to)
    } else {
      add(connection, next, to, item, from)
    }
  }

  private mutating func connectToSuperview(
    _ connection: FormatElements.Connection, _ item: any LayoutItem, _ superview: UIView,
    isStart: Bool
  ) {
    let edge = isStart ? start : end
    // The standard distance to a superview is its margin.
    let outer = connection == .standard ? edge.margin : edge
    let connection = connection == .standard ? .none : connection
    if isStart != isReversed {
      add(connection, item, edge, superview, outer)
    } else {
      add(connection, superview, outer, item, edge)
    }
  }

  /// Keeps the first attribute beyond the second one by the connection's distance.
  private mutating func add(
    _ connection: FormatElements.Connection, _ first: any LayoutItem,
    _ firstAttribute: NSLayoutConstraint.Attribute, _ second: any LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute
  ) {
    switch connection {
    case .none: add(first, firstAttribute, .equal, second, secondAttribute)
    case .standard:
      add(first, firstAttribute, .equal, second, secondAttribute)
      constraints.last?.keep(.ofVisualFormat)
    case .distances(let predicates):
      for predicate in predicates {
        guard case .number(let distance) = predicate.object else { continue }
        add(
          first, firstAttribute, predicate.relation, second, secondAttribute, constant: distance,
          priority: predicate.priority)
      }
    }
  }

  // MARK: Sizes

  private mutating func addSize(_ predicate: FormatElements.Predicate, of item: any LayoutItem) {
    let size: NSLayoutConstraint.Attribute = elements.axis == .horizontal ? .width : .height
    switch predicate.object {
    case .number(let length):
      add(
        item, size, predicate.relation, nil, .notAnAttribute, constant: length,
        priority: predicate.priority)
    case .view(let name):
      add(
        item, size, predicate.relation, views[name], size, priority: predicate.priority)
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      first: first, attribute: firstAttribute, relation: relation, second: second,
      attribute: secondAttribute, multiplier: 1, constant: constant, origin: origin)
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge inside the margins.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
