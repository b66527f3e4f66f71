internal import Foundation
internal import Graphics

/// What an accessibility element is made of.
@MainActor enum AccessibleSource {
  case object(UIResponder)
  case part(AccessibilityPart, of: UIView, index: Int)
  case cell(MergedCell)

  /// Distinguishes sources of one tree.
  struct ID: Hashable {
    let object: ObjectIdentifier
    let index: Int
  }

  var id: ID {
    switch self {
    case .object(let object): ID(object: ObjectIdentifier(object), index: -1)
    case .part(_, let view, let index): ID(object: ObjectIdentifier(view), index: index)
    case .cell(let cell): ID(object: ObjectIdentifier(cell.view), index: -1)
    }
  }

  /// The object that provides the element: of a part the view that has it.
  var object: UIResponder {
    switch self {
    case .object(let object): object
    case .part(_, let view, _): view
    case .cell(let cell): cell.view
    }
  }

  /// The rectangle by which elements are ordered, in the root's coordinates.
  func frame(in root: UIView) -> CGRect {
    let frame =
      switch self {
      case .object(let object): root.convert(object.accessibilityFrame, from: nil)
      case .part(let part, let view, _): root.convert(part.frame, from: view)
      case .cell(let cell): root.convert(cell.view.accessibilityFrame, from: nil)
      }
    return frame.isFinite ? frame : .zero
  }
}

extension AccessibleSource {
  /// The element's values, in a root's coordinates.
  func element(in root: UIView) -> AccessibleElement {
    var element = AccessibleElement()
    switch self {
    case .object(let object): element.describe(object, in: root)
    case .part(let part, let view, _): element.describe(part, of: view, in: root)
    case .cell(let cell):
      element.describe(cell.view, in: root)
      cell.describe(&element, in: root)
    }
    return element
  }
}

extension AccessibleElement {
  @MainActor fileprivate mutating func describe(_ object: UIResponder, in root: UIView) {
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    traits = object.accessibilityTraits
    actions = (object.accessibilityCustomActions ?? []).map(\.name)
    content = ((object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []).map {
      Content(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
    let own = object.accessibilityFrame
    frame = AccessibleSource.object(object).frame(in: root)
    outline = object.accessibilityPath.flatMap { Self.outline($0, in: root) }
    if let outline { frame = outline.boundingBox }
    let point = object.accessibilityActivationPoint
    activationPoint = root.convert(point, from: nil)
    hasUsualActivationPoint =
      own == .zero && point == .zero || point.isNear(object.usualActivationPoint)
      || point.isNear(root.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
  }

  /// A path in the root's coordinates; nil for one that is empty or has infinite numbers.
  @MainActor private static func outline(_ path: UIBezierPath, in root: UIView) -> Path? {
    let box = path.bounds
    guard !path.isEmpty, box.isFinite, !box.isNull else { return nil }
    let origin = root.convert(CGPoint.zero, from: nil)
    return path.path.translated(x: origin.x, y: origin.y)
  }

  @MainActor fileprivate mutating func describe(
    _ part: AccessibilityPart, of view: UIView, in root: UIView
  ) {
    (label, value, hint) = (part.label, part.value, part.hint)
    (traits, place) = (part.traits, part.place)
    frame = root.convert(part.frame, from: view)
    activationPoint = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension CGPoint {
  /// Whether another point is the same up to what rounding to pixels moves.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5
  }
}
