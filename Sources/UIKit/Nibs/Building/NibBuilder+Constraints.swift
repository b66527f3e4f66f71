internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Activates a view's constraints, without those that Interface Builder removes from an app.
  func activateConstraints(of model: IBView, heldBy view: UIView) {
    for constraint in model.constraints
    where constraint.isInstalled && !constraint.isPlaceholder {
      do {
        let made = try make(constraint, heldBy: view)
        made.isActive = true
        if let id = constraint.id { objects[id] = made }
      } catch {
        if let fault = error.fault { note(constraint.element, .constraint(fault)) }
      }
    }
  }

  private func make(
    _ constraint: IBConstraint, heldBy view: UIView
  ) throws(ConstraintProblem) -> NSLayoutConstraint {
    let first = try item(constraint.firstItem, heldBy: view)
    let second = try constraint.secondItem.map { (item) throws(ConstraintProblem) in
      try self.item(item, heldBy: view)
    }
    let attribute = NSLayoutConstraint.Attribute(constraint.firstAttribute)
    let secondAttribute = constraint.secondAttribute.map(NSLayoutConstraint.Attribute.init)
    let complaint = NSLayoutConstraint.complaint(
      of: attribute, and: secondAttribute, multiplier: constraint.multiplier)
    if let complaint { throw .illegal(complaint) }
    guard abs(constraint.constant) <= Self.limit, abs(constraint.multiplier) <= Self.limit else {
      throw .illegal("Its constant or multiplier is beyond \(Int(Self.limit)).")
    }
    guard constraint.multiplier == 0 || abs(constraint.multiplier) >= 1 / Self.limit else {
      throw .illegal("Its multiplier is nearer to 0 than 1/\(Int(Self.limit)).")
    }
    guard Self.haveCommonAncestor(first, second) else {
      throw .illegal("Its items are in different view hierarchies.")
    }
    let made = NSLayoutConstraint(
      first: first, attribute: attribute, relation: .init(constraint.relation), second: second,
      attribute: secondAttribute ?? .notAnAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant,
      origin: SourceOrigin(
        file: document.fileName, line: UInt(max(0, constraint.line)), id: constraint.id))
    made.priority = UILayoutPriority(Float(constraint.priority))
    made.identifier = constraint.identifier
    return made
  }

  /// Beyond any screen; much larger numbers would cause rounding errors in the others.
  private static var limit: Double { 1_000_000 }

  private func item(
    _ item: IBConstraint.Item, heldBy view: UIView
  ) throws(ConstraintProblem) -> any LayoutItem {
    switch item {
    case .owner: return view.contentItem
    case .object(let id):
      guard let object = objects[id] as? any LayoutItem else {
        throw .missing(id, isKnown: viewIDs.contains(id))
      }
      return (object as? UIView)?.contentItem ?? object
    }
  }

  private static func haveCommonAncestor(
    _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> Bool {
    guard let view = first.layoutView else { return false }
    guard let second else { return true }
    return second.layoutView.flatMap { view.nearestCommonAncestor($0) } != nil
  }
}

extension UIView {
  /// The item that represents the view in a file's constraints.
  ///
  /// Files of old versions constrain a cell's views to the cell, whose edges are its content view's; only constraints
  /// to the latter determine the cell's size. Where a plain view of the file has a cell's class, its views are beside
  /// the content view and its constraints hold as they are.
  fileprivate var contentItem: UIView {
    nibOrigin?.isCell == true ? nibContentView ?? self : self
  }
}

/// Why a constraint of a file is left out.
private enum ConstraintProblem: Error {
  /// An item is not in the tree.
  case missing(String, isKnown: Bool)
  /// UIKit would stop the app.
  case illegal(String)

  /// What is wrong; nil where nothing is, as the item is not installed.
  var fault: NibNote.ConstraintFault? {
    switch self {
    case .missing(let id, let isKnown): isKnown ? nil : .noItem(id)
    case .illegal(let complaint): .illegal(complaint)
    }
  }
}

extension InterfaceBuilderDocument {
  /// The file's name without folders.
  var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}
