internal import Foundation
internal import LayoutModel

/// The views of a cell, by what a source may call them.
@MainActor struct CodeParts {
  let root: UIView
  let names: ViewNames
  private var views: [String: UIView] = [:]
  private var uses: [ObjectIdentifier: [CodeView.Use]] = [:]

  init(root: UIView, names: ViewNames) {
    self.root = root
    self.names = names
    for view in root.layoutOrder where views[names.path(of: view)] == nil {
      views[names.path(of: view)] = view
    }
    for constraint in root.layoutOrder.flatMap(\.constraints) where constraint.isOfSource {
      note(constraint.first, constraint, isFirst: true)
      note(constraint.second, constraint, isFirst: false)
    }
  }

  private mutating func note(
    _ item: (any LayoutItem)?, _ constraint: NSLayoutConstraint, isFirst: Bool
  ) {
    guard let view = item as? UIView else { return }
    uses[ObjectIdentifier(view), default: []].append(
      CodeView.Use(place: constraint.sourcePlace, isFirst: isFirst))
  }

  func view(at path: String) -> UIView? { views[path] }

  func code(of view: UIView) -> CodeView {
    CodeView(
      path: names.path(of: view), property: view === root ? "self" : names.propertyName(of: view),
      owner: root.className, uses: uses[ObjectIdentifier(view), default: []])
  }

  /// The place of a view in the cell, from left to right also where the cell is not.
  func rect(of view: UIView) -> CGRect {
    let rect = view.convert(view.bounds, to: root)
    guard root.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: root.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The nearest view beside a view, on the side of an edge.
  func neighbor(of view: UIView, at edge: CodeEdge) -> UIView? {
    let own = rect(of: view)
    func distance(_ other: UIView) -> CGFloat {
      let gap = edge.opposite.position(in: rect(of: other)) - edge.position(in: own)
      return edge.isStart ? -gap : gap
    }
    let beside = (view.superview?.storedSubviews ?? []).filter { other in
      other !== view && other.isSeen && distance(other) >= -Self.tolerance
        && edge.axis.faces(own, rect(of: other))
    }
    return beside.min { distance($0) < distance($1) }
  }

  /// Frames are rounded to pixels.
  private static let tolerance = 0.5
}

/// An edge of a view, in reading direction.
enum CodeEdge: String {
  case leading, trailing, top, bottom

  var axis: NSLayoutConstraint.Axis {
    self == .leading || self == .trailing ? .horizontal : .vertical
  }

  var isStart: Bool { self == .leading || self == .top }

  var opposite: CodeEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .leading, .left: self = .leading
    case .trailing, .right: self = .trailing
    case .top: self = .top
    case .bottom: self = .bottom
    default: return nil
    }
  }

  static func start(_ axis: NSLayoutConstraint.Axis) -> CodeEdge {
    axis == .horizontal ? .leading : .top
  }

  static func end(_ axis: NSLayoutConstraint.Axis) -> CodeEdge { start(axis).opposite }

  func position(in rect: CGRect) -> CGFloat {
    switch self {
    case .leading: rect.minX
    case .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// Whether two rectangles are beside each other along the axis.
  fileprivate func faces(_ one: CGRect, _ other: CGRect) -> Bool {
    self == .horizontal
      ? one.minY < other.maxY && other.minY < one.maxY
      : one.minX < other.maxX && other.minX < one.maxX
  }
}

extension NSLayoutConstraint {
  /// Whether a source of the app makes it, and no Interface Builder file.
  var isOfSource: Bool { isStated && origin.file.hasSuffix(".swift") }

  /// Where a source makes it.
  var sourcePlace: ConstraintPlace {
    ConstraintPlace(
      file: origin.file, line: Int(origin.line),
      attributes: [firstAttribute, secondAttribute].filter { $0 != .notAnAttribute }.map(\.name))
  }
}
