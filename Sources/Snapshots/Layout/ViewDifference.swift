import Foundation
internal import LayoutModel
import NumberText

/// What changed on one view that both layouts have.
struct ViewDifference {
  /// Layouts are multiples of a device pixel; anything smaller than this is a rounding error.
  static let tolerance = 1e-3

  let old: FlatLayout.View
  let new: FlatLayout.View
  /// Whether the view stands in another superview than before.
  let isReparented: Bool
  /// Whether the superview was hidden or shown together with the view.
  let followsHiding: Bool

  /// How far the frame's edges moved, in points; zero for a frame nobody sees in either layout.
  var displacement: Displacement {
    if new.node.isHidden || old.node.isHidden { return Displacement() }
    return Displacement(from: oldFrame, to: newFrame)
  }

  /// How far the edges moved in the root's coordinates, hidden or not.
  var absoluteDisplacement: Displacement {
    Displacement(from: old.absoluteFrame, to: new.absoluteFrame)
  }

  /// The frames in the root's coordinates.
  var absoluteFrames: ConstraintDifference.Frames { (old.absoluteFrame, new.absoluteFrame) }

  /// Frames in a superview cannot be compared across superviews.
  private var oldFrame: CGRect { isReparented ? old.absoluteFrame : old.node.frame }
  private var newFrame: CGRect { isReparented ? new.absoluteFrame : new.node.frame }

  /// The changes of what the view shows, the weightiest first.
  var contentChanges: [LayoutChange] {
    var changes: [LayoutChange] = []
    if old.node.isHidden != new.node.isHidden && !followsHiding {
      changes.append(
        change(
          .hidden, old: old.node.isHidden ? "hidden" : "visible",
          new: new.node.isHidden ? "hidden" : "visible",
          saying: new.node.isHidden ? "now hidden" : "now visible"))
    }
    changes += textChanges
    if old.node.className != new.node.className {
      changes.append(fact(.attribute, "class", old: old.node.className, new: new.node.className))
    }
    let keys = Set(old.node.attributes.keys).union(new.node.attributes.keys)
    for key in keys.sorted() where key != LayoutNode.diagnosticsAttribute {
      let (before, after) = (old.node.attributes[key], new.node.attributes[key])
      if before != after { changes.append(fact(.attribute, key, old: before, new: after)) }
    }
    return changes + diagnosticChanges
  }

  private var textChanges: [LayoutChange] {
    let (before, after) = (old.node.text, new.node.text)
    guard before != after else { return [] }
    var changes: [LayoutChange] = []
    if before?.string != after?.string {
      let excerpt = TextExcerpt(old: before?.string, new: after?.string)
      changes.append(
        change(
          .text, old: before?.string, new: after?.string,
          saying: "text \(excerpt.old) → \(excerpt.new)"))
    }
    guard let before, let after else { return changes }
    if before.font != after.font {
      changes.append(fact(.font, "font", old: before.font, new: after.font))
    }
    if before.lines != after.lines && !displacement.isResized {
      changes.append(
        change(
          .lines, old: "\(before.lines)", new: "\(after.lines)",
          saying: Self.lineCount(before.lines, after.lines)))
    }
    if before.isTruncated != after.isTruncated {
      changes.append(
        change(
          .truncation, old: "\(before.isTruncated)", new: "\(after.isTruncated)",
          saying: after.isTruncated ? "text now cut off" : "text no longer cut off"))
    }
    if before.color != after.color {
      changes.append(fact(.color, "text color", old: before.color, new: after.color))
    }
    return changes
  }

  /// The change of the frame, if there is one.
  var frameChange: LayoutChange? {
    let displacement = displacement
    guard !displacement.isZero else { return nil }
    var facts: [String] = []
    func add(_ name: String, _ old: Double, _ new: Double) {
      guard abs(new - old) > Self.tolerance else { return }
      facts.append("\(name) \(old.pointText) → \(new.pointText)")
    }
    add("width", oldFrame.width, newFrame.width)
    add("height", oldFrame.height, newFrame.height)
    if let before = old.node.text?.lines, let after = new.node.text?.lines, before != after,
      !facts.isEmpty
    {
      facts[facts.count - 1] += " (\(Self.lineCount(before, after)))"
    }
    add("x", oldFrame.minX, newFrame.minX)
    add("y", oldFrame.minY, newFrame.minY)
    let isResized = displacement.isResized
    return change(
      isResized ? .resized : .moved,
      old: isResized ? oldFrame.size.words : oldFrame.origin.words,
      new: isResized ? newFrame.size.words : newFrame.origin.words,
      saying: facts.joined(separator: ", "))
  }

  /// Whether something besides the frame changed that can move other views; a colour cannot, and what
  /// is wrong with a layout only shows what moved.
  var canMoveOthers: Bool {
    let (before, after) = (old.node, new.node)
    if before.isHidden != after.isHidden && !followsHiding { return true }
    if before.text?.string != after.text?.string || before.text?.font != after.text?.font {
      return true
    }
    let isFact: ((key: String, value: String)) -> Bool = {
      !$0.key.lowercased().hasSuffix("color") && $0.key != LayoutNode.diagnosticsAttribute
    }
    return before.className != after.className
      || before.attributes.filter(isFact) != after.attributes.filter(isFact)
  }

  /// The change of name or superview, if there is one; an index that shifted is none.
  var nameChange: LayoutChange? {
    let isRenamed = old.node.name != new.node.name && !(old.isAnonymous && new.isAnonymous)
    guard new.parent != nil, isRenamed || isReparented else { return nil }
    return change(.renamed, old: old.path, new: new.path, saying: "was \(old.path)")
  }

  private func fact(
    _ kind: LayoutChange.Kind, _ name: String, old: String?, new: String?
  ) -> LayoutChange {
    change(kind, old: old, new: new, saying: "\(name) \(old ?? "none") → \(new ?? "none")")
  }

  func change(
    _ kind: LayoutChange.Kind, old: String?, new: String?, saying sentence: String
  ) -> LayoutChange {
    LayoutChange(
      view: self.new.path, kind: kind, old: old, new: new,
      description: "\(self.new.path): \(sentence)")
  }

  private static func lineCount(_ old: Int, _ new: Int) -> String {
    "\(new) \(new == 1 ? "line" : "lines"), was \(old)"
  }
}

extension CGSize {
  /// The size as `280 × 36`.
  var words: String { "\(width.pointText) × \(height.pointText)" }
}

extension CGPoint {
  /// The point as `(20, 40)`.
  var words: String { "(\(x.pointText), \(y.pointText))" }
}
