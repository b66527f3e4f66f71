internal import Foundation

/// What keeps a view from being laid out or drawn as the app says.
///
/// UIKit throws an exception or crashes for these. Here the layout goes on without the value or the call, and what draws
/// the view reports the fault, so that it costs one picture and not the process.
package enum LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// A number that is infinite or not a number; the property is a phrase.
  case notFinite(property: String)
  /// A drawing with such a number, as a display list prints it.
  case notFiniteDrawing(command: String)
  /// A method that UIKit calls, and that makes UIKit call it again on the same view without end.
  case recursion(LayoutMethod)
  /// What an app does when UIKit asks for it, and that makes UIKit ask for it again without end.
  case callback(Callback)
  /// A number of rows or items in a section that, with those of the sections before, is beyond what can be laid out.
  case tooManyElements(SectionElement, count: Int, section: Int, limit: Int)
  /// A number of sections or pages beyond what can be laid out.
  case tooManyParts(name: String, count: Int, limit: Int)
  /// Views or layers that are in each other, deeper than can be laid out and drawn.
  case tooDeep(limit: Int)
  /// An overridden property that leads from view to view without end.
  case endlessChain(property: String, limit: Int)

  /// A clause whose subject is the view: `draws …`.
  package var description: String {
    switch self {
    case .notFinite(let property):
      "has a number that is infinite or not a number (NaN): \(property). Check what it is computed from."
    case .notFiniteDrawing(let command):
      "draws with a number that is infinite or not a number (NaN): \(command). Check its shadow, "
        + "transform, border, image and paths."
    case .recursion(let method):
      "never settles: \(method) makes UIKit call \(method) again. Do not \(method.cause) there."
    case .callback(let callback): "never settles: \(callback.recursion)"
    case .tooManyElements(let element, let count, let section, let limit):
      "has \(count) \(element.rawValue) in section \(section); at most \(limit) can be laid out in all sections."
    case .tooManyParts(let name, let count, let limit):
      "has \(count) \(name); at most \(limit) can be laid out."
    case .tooDeep(let limit):
      "holds views or layers that are in each other, more than \(limit) deep. Check what adds one to the one before."
    case .endlessChain(let property, let limit):
      "holds views or layers that are in each other, more than \(limit) deep. Check what overrides \(property)."
    }
  }
}

/// Methods of apps that UIKit calls, and whose effects may make it call them again.
package enum LayoutMethod: Int, Sendable {
  case layoutSubviews
  case layoutSublayers
  case updateConstraints
  case intrinsicContentSize
  case sizeThatFits
  case updateConfiguration
  case tintColorDidChange
  case traitCollectionDidChange
  case layoutMarginsDidChange
  case safeAreaInsetsDidChange
  case didAddSubview
  case didMoveToSuperview
  case didMoveToWindow
  case scrollViewDidScroll
  case sendActions
  case draw
  case safeAreaInsets

  /// What the method does if UIKit calls it again, after `do not`.
  fileprivate var cause: String {
    switch self {
    case .tintColorDidChange: "set the tint colour"
    case .traitCollectionDidChange: "change traits and lay out"
    case .layoutMarginsDidChange: "set the margins"
    case .safeAreaInsetsDidChange: "change the safe area"
    case .didAddSubview: "add another subview"
    case .didMoveToSuperview, .didMoveToWindow: "move the view again"
    case .scrollViewDidScroll: "scroll"
    case .sendActions: "send the same actions"
    case .draw: "draw the view"
    case .safeAreaInsets: "ask for margins"
    default: "lay out or measure the view"
    }
  }
}

/// How deep UIKit's calls of a view's or layer's methods are nested.
struct LayoutNesting {
  /// One for each method; not an array, which would be allocated for each view.
  private var depths = SIMD32<UInt8>()
  /// Far more than any layout needs, far less than the stack holds.
  private static let limit = 32
  private var isEndless = false

  /// Begins a call; false if it would never end.
  ///
  /// After the first recursion without end no call is nested, or each level could start another one.
  mutating func begin(_ method: LayoutMethod) -> Bool {
    let depth = depths[method.rawValue]
    guard depth < (isEndless ? 1 : Self.limit) else {
      isEndless = true
      return false
    }
    depths[method.rawValue] = depth + 1
    return true
  }

  mutating func end(_ method: LayoutMethod) { depths[method.rawValue] -= 1 }
}

extension UIView {
  /// Keeps the first fault of a view; the later ones often follow from it.
  func note(_ fault: LayoutFault) { layoutFault = layoutFault ?? fault }

  /// Calls a method of the app, or notes that it calls itself without end.
  func call<Result>(_ method: LayoutMethod, else fallback: Result, _ body: () -> Result) -> Result {
    guard nesting.begin(method) else {
      note(.recursion(method))
      return fallback
    }
    defer { nesting.end(method) }
    return reportingCallbacks(body)
  }

  /// Runs what asks the app for a value that the view shows, and notes a callback without end.
  package func reportingCallbacks<Result>(_ body: () -> Result) -> Result {
    CallbackFaults.reporting({ note($0) }, body)
  }

  /// Calls `sizeThatFits` for a size that fits what no constraint sizes; an override may ask for that size again.
  func sizeThatFitsInFitting(_ target: CGSize) -> CGSize {
    call(.sizeThatFits, else: CGSize(width: target.width, height: 0)) { sizeThatFits(target) }
  }

  /// The first fault in the tree, outermost view first, with its view; that of a mask is its masked view's.
  package var firstLayoutFault: (view: UIView, fault: LayoutFault)? {
    if let layoutFault { return (self, layoutFault) }
    if let (_, fault) = layer.mask?.view?.firstLayoutFault { return (self, fault) }
    for subview in storedSubviews {
      if let first = subview.firstLayoutFault { return first }
    }
    return nil
  }
}

extension CALayer {
  /// Calls a method of the app, or notes on the layer's view that it calls itself without end.
  func call(_ method: LayoutMethod, _ body: () -> Void) {
    guard nesting.begin(method) else {
      nearestView?.note(.recursion(method))
      return
    }
    defer { nesting.end(method) }
    CallbackFaults.reporting({ nearestView?.note($0) }, body)
  }
}

extension EquationSource {
  /// The view whose number an equation contains, and what it is; nil for a target, which asks for nothing then.
  @MainActor var number: (view: UIView?, property: String)? {
    switch self {
    case .constraint(let constraint) where constraint.isSystem:
      (constraint.installingView, "its spacing, or a size that UIKit computes from its contents")
    case .constraint(let constraint):
      (
        constraint.first?.layoutView,
        "the constant or multiplier of its constraint made at \(constraint.origin)"
      )
    case .contentSize(let reference, _, _): (reference.item.layoutView, "its intrinsicContentSize")
    case .autoresizing(let reference, _), .encapsulated(let reference, _):
      (reference.item.layoutView, "its frame")
    case .guide(let reference, _), .nonNegative(let reference, _):
      (reference.item.layoutView, "the insets of one of its layout guides")
    case .fittingTarget: nil
    }
  }
}

extension CallbackFaults {
  /// Calls a method of a view, and passes on the fault of a callback that it needed.
  @MainActor static func reporting<Result>(
    _ note: (LayoutFault) -> Void, _ body: () -> Result
  ) -> Result {
    let result = body()
    if let callback = take() { note(.callback(callback)) }
    return result
  }
}
