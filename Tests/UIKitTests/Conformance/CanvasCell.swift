import Foundation
import UIKit

/// A cell of the corpus built from this package's views, and laid out at its size on the canvas.
@MainActor struct CanvasCell {
  /// The view that contains the content view; the content view itself if no class of ours surrounds it.
  let host: UIView
  let content: UIView
  /// The views below the content view with the frames from Apple's engine.
  private(set) var views: [(view: UIView, expected: CGRect, element: String)] = []
  private var items: [String: AnyObject] = [:]
  /// The identifiers of views that are not installed in the default size class.
  private var excluded: Set<String> = []

  init(_ cell: CorpusCell) throws {
    let frame = CGRect(cell.root.frame)
    if cell.kind == "tableViewCell" {
      let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
      host = tableCell
      content = tableCell.contentView
    } else {
      host = UIView()
      content = host
    }
    host.frame = CGRect(origin: .zero, size: frame.size)
    host.overrideTraits(UITraitCollection(displayScale: cell.scale))
    // The content view ends before an accessory, which is in the cell's own margin.
    let accessory = max(0, (cell.frame.map { CGRect($0).width } ?? 0) - frame.width)
    let margin = host.directionalLayoutMargins.trailing
    host.directionalLayoutMargins.trailing = max(0, margin - accessory)
    if let margins = cell.contentMargins { content.directionalLayoutMargins = margins }
    items[cell.id] = host
    register(cell.root, content)
    register(cell.guides, of: host)
    addSubviews(of: cell.root, to: content)
    try activate(cell.constraintsOnCell, heldBy: host)
    try activateConstraints(of: cell.root, content)
  }

  // MARK: Views

  private mutating func addSubviews(of node: CorpusView, to parent: UIView) {
    for child in node.subviews {
      guard child.excludedSubview != true else {
        excluded.formUnion(child.identifiers)
        continue
      }
      let view = UIView.canvasView(for: child)
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
      // In a stack, a hidden view's stored frame is from when it was visible.
      if !(view.isHidden && parent is UIStackView) {
        views.append((view, CGRect(child.frame), child.el))
      }
      register(child, view)
      if let margins = child.layoutMargins { view.directionalLayoutMargins = .init(margins) }
      addSubviews(of: child, to: view)
    }
  }

  private mutating func register(_ node: CorpusView, _ view: UIView) {
    if let id = node.id { items[id] = view }
    view.preservesSuperviewLayoutMargins = node.preservesSuperviewLayoutMargins ?? false
    register(node.guides ?? [:], of: view)
  }

  private mutating func register(_ guides: [String: String], of view: UIView) {
    for id in guides.keys.sorted() where guides[id] == "safeArea" {
      items[id] = view.safeAreaLayoutGuide
    }
  }

  // MARK: Constraints

  private func activateConstraints(of node: CorpusView, _ view: UIView) throws {
    try activate(node.constraints, heldBy: view)
    let children = node.subviews.filter { $0.excludedSubview != true }
    for (child, subview) in zip(children, view.subviews) {
      try activateConstraints(of: child, subview)
    }
  }

  private func activate(_ constraints: [CorpusConstraint], heldBy holder: UIView) throws {
    for constraint in constraints
    where constraint.isInstalled && excluded.isDisjoint(with: constraint.identifiers) {
      let made = NSLayoutConstraint(
        item: try item(constraint.first, heldBy: holder), attribute: try .init(constraint.fa),
        relatedBy: try .init(constraint.rel),
        toItem: try constraint.second.map { try item($0, heldBy: holder) },
        attribute: try constraint.sa.map { try .init($0) } ?? .notAnAttribute,
        multiplier: constraint.m ?? 1, constant: constraint.c)
      made.priority = UILayoutPriority(constraint.p)
      made.identifier = constraint.id
      made.isActive = true
    }
  }

  private func item(_ id: String?, heldBy holder: UIView) throws -> AnyObject {
    guard let id else { return holder }
    guard let item = items[id] else { throw CanvasError.unknown(id) }
    return item
  }
}

/// Attributes in the corpus that the builder does not know.
enum CanvasError: Error {
  case unknown(String)
}

extension NSLayoutConstraint.Attribute {
  init(_ name: String) throws {
    let spelling = name == "baseline" ? "lastBaseline" : name
    let match = (1...20).compactMap(Self.init(rawValue:)).first { "\($0)" == spelling }
    guard let match else { throw CanvasError.unknown(name) }
    self = match
  }
}

extension NSLayoutConstraint.Relation {
  init(_ name: String) throws {
    switch name {
    case "equal": self = .equal
    case "lessThanOrEqual": self = .lessThanOrEqual
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    default: throw CanvasError.unknown(name)
    }
  }
}
