internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// Where the views of a cell are in its file, to make constraints of.
struct CellPlan {
  struct Part {
    let model: IBView
    /// The identifier that constraints use.
    let id: String
    let parent: String?
    /// In the cell's coordinates, in points.
    let rect: CGRect
    var isArranged: Bool

    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      axis == .horizontal ? rect.width : rect.height
    }
  }

  private(set) var parts: [String: Part] = [:]
  /// The identifiers, in the file's order.
  private(set) var order: [String] = []

  /// Takes the frames of the file; where it has none, those of a layout.
  init(of cell: IBView, drawn: [String: CGRect]) {
    add(cell, id: cell.id, parent: nil, origin: nil, drawn)
  }

  private mutating func add(
    _ view: IBView, id: String?, parent: String?, origin: CGPoint?, _ drawn: [String: CGRect]
  ) {
    let frame = parent == nil ? view.frame.map { CGRect(origin: .zero, size: $0.size) } : view.frame
    let stored = frame.map { $0.offsetBy(dx: origin?.x ?? 0, dy: origin?.y ?? 0) }
    guard let id = id ?? parent, let rect = stored ?? drawn[id] else { return }
    if parts[id] == nil {
      let isArranged = parent.flatMap { parts[$0] }?.model.element.name == "stackView"
      parts[id] = Part(
        model: view, id: id, parent: parent, rect: rect,
        isArranged: isArranged && view.role == .subview)
      order.append(id)
    }
    for child in view.children where child.isInstalled {
      add(child, id: child.id, parent: id, origin: rect.origin, drawn)
    }
  }

  func part(_ id: String) -> Part? { parts[id] }

  /// The views that the file lists in a view.
  func subviews(of id: String) -> [Part] {
    order.compactMap { parts[$0] }.filter { $0.parent == id && $0.model.role == .subview }
  }

  /// The view and those around it, from the inside.
  func ancestors(of id: String) -> [String] {
    Array(sequence(first: id) { self.parts[$0]?.parent })
  }

  /// The innermost view around two views, or one of them.
  func commonAncestor(_ one: String, _ other: String) -> String? {
    let around = Set(ancestors(of: other))
    return ancestors(of: one).first(where: around.contains)
  }

  /// The nearest view beside a view, on the side of an edge.
  func neighbor(of part: Part, at edge: Edge) -> Part? {
    guard let parent = part.parent else { return nil }
    return subviews(of: parent).filter { other in
      other.id != part.id && !other.model.traits.isHidden
        && edge.distance(from: part.rect, to: other.rect) >= -Self.tolerance
        && edge.axis.faces(part.rect, other.rect)
    }.min {
      edge.distance(from: part.rect, to: $0.rect) < edge.distance(from: part.rect, to: $1.rect)
    }
  }

  /// Frames in files are whole pixels.
  private static let tolerance = 0.5

  enum Edge {
    case leading, trailing, top, bottom

    var axis: NSLayoutConstraint.Axis {
      self == .leading || self == .trailing ? .horizontal : .vertical
    }
    var isStart: Bool { self == .leading || self == .top }
    var opposite: Edge {
      switch self {
      case .leading: .trailing
      case .trailing: .leading
      case .top: .bottom
      case .bottom: .top
      }
    }
    var attribute: IBConstraint.Attribute {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
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

    static func start(_ axis: NSLayoutConstraint.Axis) -> Edge {
      axis == .horizontal ? .leading : .top
    }
    static func end(_ axis: NSLayoutConstraint.Axis) -> Edge { start(axis).opposite }

    /// The coordinate of the edge, as Interface Builder shows the file: from left to right.
    func position(in rect: CGRect) -> CGFloat {
      switch self {
      case .leading: rect.minX
      case .trailing: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      }
    }

    /// How far another rectangle is beyond the edge.
    fileprivate func distance(from rect: CGRect, to other: CGRect) -> CGFloat {
      let gap = opposite.position(in: other) - position(in: rect)
      return isStart ? -gap : gap
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

  var length: IBConstraint.Attribute { self == .horizontal ? .width : .height }
}
