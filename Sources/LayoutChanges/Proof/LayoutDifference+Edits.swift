import Foundation
import LayoutModel
import NumberText

/// The changes that an author can make, each with what undoes it.
extension LayoutDifference {
  /// The edits, in the order of the views: those of the root's environment, contents, structure and constraints.
  ///
  /// Contents come before structure, because a control makes its subviews for its contents.
  var edits: [LayoutEdit] {
    new.views.indices.flatMap { index in
      environmentEdits(at: index) + contentEdits(at: index) + structuralEdits(below: index)
        + constraintEdits(at: index)
    }
  }

  // MARK: Environment

  /// Nothing inside a root decides its width; its height only where the environment gives none.
  private func environmentEdits(at index: Int) -> [LayoutEdit] {
    guard index == 0, let difference = differences[0] else { return [] }
    let (before, after) = (difference.old.node.frame.size, difference.new.node.frame.size)
    let moved = difference.displacement
    var events: [RootCause.Event] = []
    func add(_ name: String, _ axis: Displacement.Axis, _ length: KeyPath<CGSize, CGFloat>) {
      guard axis.isResized else { return }
      events.append(
        .view(
          self.name(0),
          .property(
            name: name, from: before[keyPath: length].exactText,
            to: after[keyPath: length].exactText)))
    }
    add("width", moved.horizontal, \.width)
    add("height", moved.vertical, \.height)
    guard !events.isEmpty else { return [] }
    return [
      LayoutEdit(
        place: .view(0), events: [events[0]], undos: [.rootSize(before)],
        isGiven: moved.horizontal.isResized)
    ]
  }

  // MARK: Structure

  /// Views that came or went below a view, with the constraints between the others that came and went with them.
  ///
  /// A view that came without a constraint pushes nothing, so that it is an edit of its own.
  private func structuralEdits(below index: Int) -> [LayoutEdit] {
    let free = freeAdditions(below: index).map {
      LayoutEdit(
        place: .view($0), events: [.view(name($0), .added)],
        undos: [.addition(view: $0)] + (contentSizeUndo(at: index).map { [$0] } ?? []))
    }
    let added = addedViews(below: index).filter { view in !free.contains { $0.place == .view(view) }
    }
    let removed = removedViews(below: index)
    guard
      let first = added.first.map({ LayoutPlace.view($0) })
        ?? removed.first.map({ LayoutPlace.removedView($0) })
    else { return free.isEmpty ? orderEdits(below: index) : free }
    let events =
      removed.map { RootCause.Event.view(old.views[$0].node.name, .removed) }
      + added.map { RootCause.Event.view(name($0), .added) }
    var undos = added.map { LayoutUndo.addition(view: $0) }
    for (place, view) in removed.enumerated() {
      undos.append(.removal(removal(of: view, below: index, number: new.views.count + place)))
    }
    undos += dependentConstraintChanges[index, default: []].map {
      .constraint(old: $0.old, new: $0.new)
    }
    undos += contentSizeUndo(at: index).map { [$0] } ?? []
    return free + [LayoutEdit(place: first, events: events, undos: undos)]
  }

  /// The size that an app's view computes from its subviews, if it changed.
  private func contentSizeUndo(at index: Int) -> LayoutUndo? {
    let name = LayoutNode.contentSizeAttribute
    guard let difference = differences[index], difference.changedAttributes.contains(name) else {
      return nil
    }
    return .property(view: index, name: name, value: difference.old.node.attributes[name])
  }

  private func removal(of view: Int, below superview: Int, number: Int) -> RemovedView {
    var node = old.views[view].node
    node.children = []
    let siblings = old.views[view].parent.map { old.views[$0].children } ?? []
    let inFront = siblings.drop { $0 != view }.dropFirst()
    return RemovedView(
      node: node, superview: superview,
      next: inFront.lazy.compactMap { matching.newOfOld[$0] }.first,
      constraints: oldConstraints.filter {
        $0.first.view == view || $0.second?.view == view
      }.compactMap { $0.moved { $0 == view ? number : newIndex(of: $0) } },
      number: number)
  }

  /// The view of the new layout; nil for one that is gone, or a number without a view.
  private func newIndex(of view: Int) -> Int? {
    matching.newOfOld.indices.contains(view) ? matching.newOfOld[view] : nil
  }

  /// The restructured view that a constraint which came or went belongs to.
  func structuralPlace(of change: ConstraintChange) -> Int? {
    guard change.isOneSided else { return nil }
    let places = [change.view, new.views[change.view].parent, change.other].compactMap { $0 }
    return places.first { !removedViews(below: $0).isEmpty || !tiedAdditions(below: $0).isEmpty }
  }

  private func orderEdits(below index: Int) -> [LayoutEdit] {
    guard let before = formerOrder(below: index) else { return [] }
    let after = new.views[index].children
    let event = RootCause.ViewEvent.property(
      name: Self.orderName, from: names(before), to: names(after))
    return [
      LayoutEdit(
        place: .view(index), events: [.view(name(index), event)],
        undos: [.order(view: index, subviews: before)])
    ]
  }

  static let orderName = "orderOfSubviews"

  /// The subviews of a view in the order of the reference, if only that changed.
  private func formerOrder(below index: Int) -> [Int]? {
    guard !isRestructured(index), let oldIndex = matching.oldOfNew[index] else { return nil }
    let before = old.views[oldIndex].children.compactMap { matching.newOfOld[$0] }
    let after = new.views[index].children
    return before != after && before.sorted() == after.sorted() ? before : nil
  }

  private func names(_ views: [Int]) -> String { views.map(name).joined(separator: ", ") }

  /// The order of the subviews as a change of their superview.
  func orderFacts(below index: Int) -> [ViewChange.Fact] {
    formerOrder(below: index).map {
      [
        .attribute(
          name: Self.orderName, from: names($0), to: names(new.views[index].children))
      ]
    } ?? []
  }

  // MARK: Constraints

  private func constraintEdits(at index: Int) -> [LayoutEdit] {
    ownConstraintChanges[index, default: []].map {
      LayoutEdit(
        place: .view(index), events: [.constraint($0.named(name))],
        undos: [.constraint(old: $0.old, new: $0.new)])
    }
  }
}

extension ConstraintChange {
  /// Whether only one of the layouts has the constraint.
  fileprivate var isOneSided: Bool { old == nil || new == nil }
}
