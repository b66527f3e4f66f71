/// How deep views and layers may be in each other.
///
/// Layout and drawing call themselves for what is inside, and so does the end of an object that holds others. A main
/// thread's stack of 8 MB holds twice as many calls, in a debug build, and no cell of an app has a fiftieth.
enum LayoutDepth {
  static let limit = 1000
}

/// What holds others of its kind: a view, a layer with its mask, a view controller.
///
/// One rule keeps all trees of them bounded, so that no walk through one has to count: before an object gets into another one,
/// ``admits(_:)`` decides whether it may.
@MainActor protocol NestedObject: AnyObject {
  /// The object that holds this one.
  var outerObject: (any NestedObject)? { get }
  var innerObjects: [any NestedObject] { get }
  /// At least as many as there are levels of objects in this one; more after some have left.
  var innerLevels: Int { get set }
  /// Reports that objects are too deep in each other where this one is.
  func noteTooDeep()
}

extension NestedObject {
  /// Returns whether another object, which may hold this one, may get into it; if not, notes on both that they are too deep
  /// in each other.
  func admits(_ inner: any NestedObject) -> Bool {
    if raiseLevels(for: inner) { return true }
    inner.countLevels()
    if raiseLevels(for: inner) { return true }
    noteTooDeep()
    inner.noteTooDeep()
    return false
  }

  /// Counts the levels of another object among those of this one and of what is around it; false if they are too many.
  private func raiseLevels(for inner: any NestedObject) -> Bool {
    var raised: [any NestedObject] = []
    var outer: (any NestedObject)? = self
    while let object = outer, object.innerLevels <= inner.innerLevels + raised.count {
      raised.append(object)
      guard object !== inner, inner.innerLevels + raised.count < LayoutDepth.limit else {
        return false
      }
      outer = object.outerObject
    }
    for (index, object) in raised.enumerated() {
      object.innerLevels = inner.innerLevels + index + 1
    }
    return true
  }

  /// Counts the levels again, without calling itself: objects that have left may have been the deepest.
  private func countLevels() {
    var levels = [[self as any NestedObject]]
    while levels.count <= LayoutDepth.limit, let inner = levels.last?.distinctInnerObjects {
      levels.append(inner)
    }
    for object in levels.joined().reversed() {
      object.innerLevels = object.innerObjects.map { $0.innerLevels + 1 }.max() ?? 0
    }
  }
}

extension [any NestedObject] {
  /// What is in these objects, each once, as a layer may mask several; nil if there is nothing.
  @MainActor fileprivate var distinctInnerObjects: Self? {
    var known: Set<ObjectIdentifier> = []
    let inner = flatMap(\.innerObjects).filter { known.insert(ObjectIdentifier($0)).inserted }
    return inner.isEmpty ? nil : inner
  }
}

extension UIView: NestedObject {
  var outerObject: (any NestedObject)? { storedSuperview }
  var innerObjects: [any NestedObject] { storedSubviews }
  func noteTooDeep() { note(.tooDeep(limit: LayoutDepth.limit)) }
}

extension CALayer: NestedObject {
  var outerObject: (any NestedObject)? { ownSuperlayer ?? maskedLayer }
  var innerObjects: [any NestedObject] {
    layers.filter { $0.ownSuperlayer === self } + [mask].compactMap(\.self)
  }
  /// Without a view around it, it is reported once it is drawn in one.
  func noteTooDeep() {
    isTooDeep = true
    nearestView?.noteTooDeep()
  }
}

extension UIViewController: NestedObject {
  var outerObject: (any NestedObject)? { storedParent }
  var innerObjects: [any NestedObject] { storedChildren }
  func noteTooDeep() { view.noteTooDeep() }
}

extension UIView {
  /// The view and its superviews, whatever a subclass overrides.
  package var ancestors: UnfoldFirstSequence<UIView> {
    sequence(first: self, next: \.storedSuperview)
  }

  /// Whether the view or one around it was not admitted into another one.
  var isLeftOut: Bool {
    ancestors.contains {
      $0.storedSuperview == nil && $0.layoutFault == .tooDeep(limit: LayoutDepth.limit)
    }
  }

  /// The ancestor below a root, or below its content view: a path from there to a view that is too deep would fill pages.
  package func outermost(in root: UIView) -> UIView {
    let outer = [
      root, (root as? UITableViewCell)?.contentView, (root as? UICollectionViewCell)?.contentView,
    ]
    return ancestors.first { view in outer.contains { $0 === view.storedSuperview } } ?? self
  }
}
