import LayoutModel

/// A change that an author can make, unlike a changed frame, which always has a cause.
struct LayoutEdit {
  /// The view that the edit is named by.
  let place: LayoutPlace
  /// What happened, in words' order.
  let events: [RootCause.Event]
  /// What undoes it; empty if nothing can.
  let undos: [LayoutUndo]
  /// Whether it is certainly an edit; a root's height is one only if it can be undone.
  var isGiven = true

  /// Whether layout computes what changed, so that it is probably a consequence of something unknown.
  var isMeasured: Bool {
    undos.contains {
      if case .property(_, let name, _) = $0 { LayoutVocabulary.isMeasured(name) } else { false }
    }
  }

  /// Whether it only decides what is drawn.
  var isLook: Bool {
    undos.allSatisfy {
      if case .property(_, let name, _) = $0 { LayoutVocabulary.isLook(name) } else { false }
    }
  }

  /// Whether both give one value to a property of two parts of a layout, in place of one value.
  func sharesValue(with other: LayoutEdit) -> Bool {
    guard place == other.place, events.count == 1, other.events.count == 1,
      case .view(_, .property(let name, let from, let to)) = events[0],
      case .view(_, .property(let otherName, let otherFrom, let otherTo)) = other.events[0]
    else { return false }
    let isOfPart = !LayoutVocabulary.parts(around: name).isEmpty
    return isOfPart && from == otherFrom && to == otherTo
      && name.split(separator: ".").last == otherName.split(separator: ".").last
  }

  /// Whether a layout has the reference's value, so that the edit is a consequence of what was undone there.
  func isUndone(in layout: UndoneLayout) -> Bool {
    !undos.isEmpty && undos.allSatisfy { Self.isDone($0, in: layout) }
  }

  static func isDone(_ undo: LayoutUndo, in layout: UndoneLayout) -> Bool {
    switch undo {
    case .property(let view, let name, let value):
      layout.views[view].node.value(of: name) == value
    case .constraint(let old, let new):
      (old.map { layout.has($0) } ?? true) && !(new.map { layout.has($0) } ?? false)
    case .addition(let view): !layout.views[view].isPresent
    case .removal(let removed):
      layout.arrivals.contains {
        $0.superview == removed.superview && $0.className == removed.node.className
      }
    case .order, .rootSize: false
    }
  }
}

/// A view of one of two layouts, by index.
enum LayoutPlace: Hashable {
  case view(Int)
  case removedView(Int)
}

extension UndoneLayout {
  fileprivate func has(_ constraint: LayoutConstraint) -> Bool {
    constraints.contains { $0.oriented.unplaced == constraint.oriented.unplaced }
  }
}

extension LayoutNode {
  /// The names of texts, fonts and visibility beside those of attributes.
  enum PropertyName {
    static let text = "text"
    static let font = "font"
    static let hidden = "hidden"
    static let textColor = "textColor"
    static let textRuns = "textRuns"
  }

  /// The size that the view's class has for its contents.
  static let contentSizeAttribute = "intrinsicSize"

  /// Between the runs of one text.
  static let runSeparator = "\u{1E}"

  /// The value of an attribute, the text, the font, the visibility or all runs of the text.
  func value(of name: String) -> String? {
    switch name {
    case PropertyName.text: text?.string ?? attributes[name]
    case PropertyName.font: text?.font ?? attributes[name]
    case PropertyName.textColor: text?.color ?? attributes[name]
    case PropertyName.hidden: isHidden ? "true" : nil
    case PropertyName.textRuns: runs
    default: attributes[name]
    }
  }

  private var runs: String? {
    let names = attributes.keys.filter { $0.hasPrefix(Self.textRunPrefix) }.sorted()
    return names.isEmpty
      ? nil : names.compactMap { attributes[$0] }.joined(separator: Self.runSeparator)
  }
}
