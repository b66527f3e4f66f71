import Foundation

extension KnownCell {
  /// Whether the stored frames break a required constraint between them: Xcode did not update them after a change.
  ///
  /// Only constraints count that nothing but the stored frames decides: between edges, centres and lengths of views that
  /// are aligned by their frames, without baselines and size classes. One to a margin of the content view is broken if that
  /// margin would be negative, or wider than any of a canvas. Views that fill a stack are as far apart as its spacing says.
  var isStale: Bool {
    // Both edges of a distance may be rounded to pixels, by half of one each. In files of Xcode 8 these are whole points.
    let frames = KnownFrames(self, tolerance: generation == .xcode8 ? 1.01 : 0.51)
    var isStale = false
    root.forEachView { holder in
      isStale =
        isStale || frames.hasBrokenSpacing(holder)
        || areBroken(holder.constraints ?? [], of: holder.id, frames)
    }
    return isStale || areBroken(constraintsOnCell ?? [], of: id, frames)
  }

  private func areBroken(
    _ constraints: [Constraint], of holder: String?, _ frames: KnownFrames
  ) -> Bool {
    let hasCanvasMargins = layoutMargins == nil && root.layoutMargins == nil
    return constraints.contains { constraint in
      guard constraint.isPlain else { return false }
      return frames.isBroken(constraint, holder: holder)
        || hasCanvasMargins && constraint.rel == "equal"
          && frames.hasImpossibleMargin(constraint, holder: holder)
    }
  }
}

extension KnownCell.Constraint {
  fileprivate var isPlain: Bool {
    p == 1000 && excluded != true && (variations ?? []).isEmpty && placeholder == nil
  }
}

/// The stored frames of a cell's views, in the content view's coordinates.
private struct KnownFrames {
  /// Hidden views are laid out as others are, but in a stack keep the frame of the time when they were shown.
  private var frames: [String: CGRect] = [:]
  /// Those of all visible views, whatever rectangle aligns them.
  private var places: [String: CGRect] = [:]
  /// The views of guides for the safe area, which is empty inside a cell.
  private var owners: [String: String] = [:]

  private let tolerance: Double
  private let root: String?
  private let cell: String
  private let isRow: Bool

  init(_ cell: KnownCell, tolerance: Double) {
    self.tolerance = tolerance
    root = cell.root.id ?? cell.id
    self.cell = cell.id
    isRow = cell.kind == "tableViewCell"
    add(cell.root, at: .zero, isRoot: true)
    // An item that is a xib's root may have a safe area.
    if cell.root.id != nil {
      for (guide, key) in cell.guides ?? [:] where key == "safeArea" { owners[guide] = root }
    }
    // A row is wider than its content view by an accessory, and may be higher by the separator.
    if isRow, let frame = cell.frame, frame.count == 4 {
      let bounds = CGRect(x: 0, y: 0, width: frame[2], height: frame[3])
      frames[cell.id] = bounds
      places[cell.id] = bounds
    } else {
      owners[cell.id] = root
    }
  }

  private mutating func add(
    _ view: KnownCell.View, at origin: CGPoint, isRoot: Bool = false, isHiddenInStack: Bool = false
  ) {
    guard let id = isRoot ? root : view.id, let stored = view.frame, stored.count == 4,
      view.excludedSubview != true
    else { return }
    let place =
      isRoot ? .zero : CGPoint(x: origin.x + stored[0], y: origin.y + stored[1])
    let frame = CGRect(origin: place, size: CGSize(width: stored[2], height: stored[3]))
    if view.hidden != true { places[id] = frame }
    if view.isAlignedByFrame && !isHiddenInStack { frames[id] = frame }
    for (guide, key) in view.guides ?? [:] where key == "safeArea" { owners[guide] = id }
    for child in view.subviews {
      let isHidden = view.el == "stackView" && child.hidden == true
      add(child, at: place, isHiddenInStack: isHiddenInStack || isHidden)
    }
  }

  func isBroken(_ constraint: KnownCell.Constraint, holder: String?) -> Bool {
    guard let first = value(constraint.first ?? holder, constraint.fa),
      let second = constraint.second == nil ? 0 : value(constraint.second, constraint.sa ?? "")
    else { return false }
    let excess = first - ((constraint.m ?? 1) * second + constraint.c)
    switch constraint.rel {
    case "greaterThanOrEqual": return excess < -tolerance
    case "lessThanOrEqual": return excess > tolerance
    default: return abs(excess) > tolerance
    }
  }

  /// Whether views that fill a stack are nearer or further apart than its spacing.
  func hasBrokenSpacing(_ view: KnownCell.View) -> Bool {
    guard let stack = view.stack, view.hidden != true, !stack.baselineRelative,
      stack.spacingType == nil, stack.distribution.hasPrefix("fill")
    else { return false }
    let shown = view.subviews.filter { $0.hidden != true && $0.excludedSubview != true }
    let places = shown.map { view in view.id.flatMap { frames[$0] } }
    return zip(places, places.dropFirst()).contains { one, next in
      guard let one, let next else { return false }
      let gap = stack.axis == "horizontal" ? next.minX - one.maxX : next.minY - one.maxY
      return abs(gap - stack.spacing) > tolerance
    }
  }

  /// The margins of a canvas, from none to the widest of a row, or for items to the safe area above the root view of a phone
  /// without a home button, and the three points by which a control may be aligned inside its frame.
  private var margins: ClosedRange<Double> { isRow ? -3.0...23 : -3.0...51 }

  func hasImpossibleMargin(_ constraint: KnownCell.Constraint, holder: String?) -> Bool {
    guard constraint.m ?? 1 == 1, let attribute = constraint.sa else { return false }
    let sides = [
      (constraint.first ?? holder, constraint.fa, constraint.second, attribute, constraint.c),
      (constraint.second, attribute, constraint.first ?? holder, constraint.fa, -constraint.c),
    ]
    for (item, edge, owner, margin, constant) in sides
    where margin == edge + "Margin" && isContent(owner) {
      guard let place = value(item, edge, in: places), let border = value(owner, edge, in: places)
      else { continue }
      let isFar = ["trailing", "right", "bottom"].contains(edge)
      let width = isFar ? border - place + constant : place - border - constant
      return !margins.contains(width)
    }
    return false
  }

  private func isContent(_ item: String?) -> Bool {
    item.map { (owners[$0] ?? $0) == root || $0 == cell } ?? false
  }

  private func value(_ item: String?, _ attribute: String) -> Double? {
    value(item, attribute, in: frames)
  }

  private func value(
    _ item: String?, _ attribute: String, in frames: [String: CGRect]
  ) -> Double? {
    guard let item, let frame = frames[owners[item] ?? item] else { return nil }
    switch attribute {
    case "leading", "left": return frame.minX
    case "trailing", "right": return frame.maxX
    case "top": return frame.minY
    case "bottom": return frame.maxY
    case "centerX": return frame.midX
    case "centerY": return frame.midY
    case "width": return frame.width
    case "height": return frame.height
    default: return nil
    }
  }
}

extension KnownCell.View {
  /// Whether a view's frame is what Auto Layout aligns.
  fileprivate var isAlignedByFrame: Bool {
    !["switch", "slider", "segmentedControl", "stepper"].contains(el) && catalog != "system"
  }
}
