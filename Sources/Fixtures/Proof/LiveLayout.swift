internal import Foundation
internal import Graphics
internal import LayoutChanges
internal import LayoutModel
internal import UIKit

/// The live views of a rendering, in which changes are undone to prove a cause.
///
/// Every change is made through the properties that an app would set, then the views are laid out again as for the
/// picture, described, and restored.
@MainActor final class LiveLayout: CounterfactualLayout {
  private var trial: LayoutTrial?

  init(of root: UIView, in configuration: Configuration, names: ViewNames) {
    trial = LayoutTrial(root: root, configuration: configuration, names: names)
  }

  /// Nil also outside the main actor's thread and a verification queue.
  nonisolated func layout(undoing changes: [LayoutUndo]) -> UndoneLayout? {
    MainActorTurns.perform { self.trial?.undone(changes) { $0.described($1) } } ?? nil
  }

  nonisolated func pixels(undoing changes: [LayoutUndo]) -> String? {
    MainActorTurns.perform { self.trial?.undone(changes) { trial, _ in trial.pixels } } ?? nil
  }

  nonisolated func elements(of paths: Set<String>) -> [LayoutElement] {
    MainActorTurns.perform { self.trial?.elements(of: paths) ?? [] } ?? []
  }

  /// Releases the views, which the main actor must do: views may not end on another thread.
  func forget() { trial = nil }
}

/// Views with what they are laid out in.
@MainActor private struct LayoutTrial {
  private let root: UIView
  private let configuration: Configuration
  private let names: ViewNames
  /// The views in drawing order; later changes of the tree do not change their numbers.
  private let views: [UIView]
  private let numbered: Set<ObjectIdentifier>

  init(root: UIView, configuration: Configuration, names: ViewNames) {
    self.root = root
    self.configuration = configuration
    self.names = names
    views = root.layoutOrder
    numbered = Set(views.map { ObjectIdentifier($0) })
  }

  func elements(of paths: Set<String>) -> [LayoutElement] {
    views.compactMap { view in
      guard let origin = view.nibOrigin else { return nil }
      let path = names.path(of: view)
      guard paths.contains(path) else { return nil }
      return LayoutElement(view: path, file: origin.file, line: origin.line, id: origin.id)
    }
  }

  /// Undoes changes, reads something of the views that are laid out without them, and restores them.
  func undone<Reading>(
    _ changes: [LayoutUndo], read: (LayoutTrial, UndoSession) -> Reading?
  ) -> Reading? {
    keepViews(true)
    defer { keepViews(false) }
    return laidOut(undoing: changes, read: read)
  }

  /// Lets each row and item have its own view, also one that left the visible part for a moment.
  private func keepViews(_ isKept: Bool) {
    for view in views {
      (view as? UITableView)?.keepsViews = isKept
      (view as? UICollectionView)?.keepsViews = isKept
    }
  }

  private func laidOut<Reading>(
    undoing changes: [LayoutUndo], read: (LayoutTrial, UndoSession) -> Reading?
  ) -> Reading? {
    // The app's own updates come first: they may need the tree as it is.
    guard layOut(in: configuration) else { return nil }
    var session = UndoSession(views: views, names: names)
    var trial = configuration
    let isUndone = configuration.performAsCurrent {
      changes.allSatisfy { change in
        if case .rootSize(let size) = change { return resize(to: size, &trial) }
        return session.undo(change)
      }
    }
    let isLaidOut = isUndone && layOut(in: trial) && session.isKept
    let reading = isLaidOut ? read(self, session) : nil
    session.restore()
    // The next configuration may use the same views.
    return layOut(in: configuration) ? reading : nil
  }

  /// Asks tables for their rows' heights again, and lays out.
  private func layOut(in configuration: Configuration) -> Bool {
    for case let table as UITableView in root.layoutOrder { table.measureRowsAgain() }
    return root.isLaidOutAgain(in: configuration)
  }

  private func resize(to size: CGSize, _ configuration: inout Configuration) -> Bool {
    let isFree = configuration.height == nil && size.width == configuration.width
    guard !isFree else { return false }
    configuration.width = size.width
    if configuration.height != nil { configuration.height = size.height }
    return true
  }

  /// A digest of what the views draw; nil for a drawing that cannot be.
  var pixels: String? {
    let list = configuration.performAsCurrent { root.displayList() }
    guard list.firstNotFinite == nil else { return nil }
    let bitmap = try? Rasterizer(scale: configuration.scale).draw(
      list, background: root.canvasColor)
    return bitmap?.digest.description
  }

  func described(_ session: UndoSession) -> UndoneLayout {
    UndoneLayout(
      views: views.map { view in
        UndoneLayout.View(
          node: LayoutNode(alone: view, names: names), frame: frame(of: view),
          isPresent: view.isDescendant(of: root))
      },
      constraints: session.constraints, arrivals: arrivals)
  }

  private var arrivals: [UndoneLayout.Arrival] {
    views.enumerated().flatMap { number, view in
      view.storedSubviews.filter { !numbered.contains(ObjectIdentifier($0)) }.map {
        UndoneLayout.Arrival(superview: number, className: $0.className)
      }
    }
  }

  /// The rectangle around the view, as in a ``FlatLayout``.
  private func frame(of view: UIView) -> CGRect {
    var toRoot = AffineTransform.identity
    for inner in view.ancestors {
      if inner === root { break }
      toRoot.append(inner.placementInSuperview)
    }
    return toRoot.boundingBox(of: CGRect(origin: .zero, size: view.bounds.size))
  }
}
