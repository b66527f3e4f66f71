import Foundation
import LayoutModel

/// What changed on one view that both layouts have.
struct ViewDifference {
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
  var absoluteFrames: ConstraintMatching.Frames { (old.absoluteFrame, new.absoluteFrame) }

  /// Frames in a superview cannot be compared across superviews.
  private var oldFrame: CGRect { isReparented ? old.absoluteFrame : old.node.frame }
  private var newFrame: CGRect { isReparented ? new.absoluteFrame : new.node.frame }

  /// The changes of what the view shows, the weightiest first.
  var contentChanges: [ViewChange] {
    var facts: [ViewChange.Fact] = []
    if old.node.isHidden != new.node.isHidden && !followsHiding {
      facts.append(.hidden(new.node.isHidden))
    }
    facts += textFacts
    if old.node.className != new.node.className {
      facts.append(.attribute(name: "class", from: old.node.className, to: new.node.className))
    }
    let keys = Set(old.node.attributes.keys).union(new.node.attributes.keys)
    for key in keys.sorted() where key != LayoutNode.diagnosticsAttribute {
      let (before, after) = (old.node.attributes[key], new.node.attributes[key])
      if before != after { facts.append(.attribute(name: key, from: before, to: after)) }
    }
    return (facts + diagnosticFacts).map(change)
  }

  private var textFacts: [ViewChange.Fact] {
    let (before, after) = (old.node.text, new.node.text)
    guard before != after else { return [] }
    var facts: [ViewChange.Fact] = []
    if before?.string != after?.string {
      facts.append(.text(from: before?.string, to: after?.string))
    }
    guard let before, let after else { return facts }
    if before.font != after.font { facts.append(.font(from: before.font, to: after.font)) }
    if before.lines != after.lines && !displacement.isResized {
      facts.append(.lines(from: before.lines, to: after.lines))
    }
    if before.isTruncated != after.isTruncated { facts.append(.truncation(after.isTruncated)) }
    if before.color != after.color {
      facts.append(.textColor(from: before.color, to: after.color))
    }
    return facts
  }

  /// Diagnostics that are changes of their own: a text that is cut off is seen as such.
  private static let shownOtherwise: Set = [Diagnostic.Kind.truncatedText.rawValue]

  /// The diagnostics that the view has since, and those that it no longer has.
  private var diagnosticFacts: [ViewChange.Fact] {
    let (before, after) = (old.node.diagnosticKinds, new.node.diagnosticKinds)
    let changed = before.symmetricDifference(after).subtracting(Self.shownOtherwise)
    return changed.sorted().map { .diagnostic(kindName: $0, isNew: after.contains($0)) }
  }

  /// The change of the frame, if there is one.
  var frameChange: ViewChange? {
    let displacement = displacement
    guard !displacement.isZero else { return nil }
    var lines: FrameChange.LineCounts?
    if let before = old.node.text?.lines, let after = new.node.text?.lines, before != after {
      lines = FrameChange.LineCounts(old: before, new: after)
    }
    return change(
      .frame(
        FrameChange(
          old: oldFrame, new: newFrame, isResized: displacement.isResized, lines: lines)))
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
  var nameChange: ViewChange? {
    let isRenamed = old.node.name != new.node.name && !(old.isAnonymous && new.isAnonymous)
    guard new.parent != nil, isRenamed || isReparented else { return nil }
    return change(.renamed(from: old.path))
  }

  func change(_ fact: ViewChange.Fact) -> ViewChange { ViewChange(view: new.path, fact) }
}
