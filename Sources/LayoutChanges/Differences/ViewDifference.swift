import Foundation
import LayoutModel

/// The changes of one view in both layouts.
struct ViewDifference {
  let old: FlatLayout.View
  let new: FlatLayout.View
  /// Whether the view has a different superview than before.
  let isReparented: Bool
  /// Whether the superview was hidden or shown together with the view.
  let followsHiding: Bool

  /// How far the frame's edges moved, in points; zero for a frame hidden in both layouts.
  var displacement: Displacement {
    if new.node.isHidden || old.node.isHidden { return Displacement() }
    return Displacement(from: oldFrame, to: newFrame)
  }

  /// Frames in a superview cannot be compared across superviews.
  private var oldFrame: CGRect { isReparented ? old.absoluteFrame : old.node.frame }
  private var newFrame: CGRect { isReparented ? new.absoluteFrame : new.node.frame }

  /// The changes of the view's content, the most important first.
  var facts: [ViewChange.Fact] {
    var facts: [ViewChange.Fact] = []
    if old.node.isHidden != new.node.isHidden && !followsHiding {
      facts.append(.hidden(new.node.isHidden))
    }
    // A font or colour is said once: of the whole text if all of it has another font, otherwise of the stretch.
    var (texts, attributes) = (textFacts, attributeFacts)
    let isWhole = new.node.hasOtherFontThroughout(since: old.node)
    let ofRuns = Set(attributes.map(\.asTextFont))
    if isWhole { attributes.removeAll { $0.isOfRun && texts.contains($0.asTextFont) } }
    texts.removeAll { attributes.containsRunColor(of: $0) || !isWhole && ofRuns.contains($0) }
    facts += texts
    if old.node.className != new.node.className {
      facts.append(.attribute(name: "class", from: old.node.className, to: new.node.className))
    }
    return facts + attributes + diagnosticFacts
  }

  /// The names of attributes that changed.
  var changedAttributes: [String] {
    let keys = Set(old.node.attributes.keys).union(new.node.attributes.keys)
    return keys.sorted().filter {
      $0 != LayoutNode.diagnosticsAttribute && !LayoutVocabulary.isColorName($0)
        && old.node.attributes[$0] != new.node.attributes[$0]
        && !isOfOneSidedPart($0)
    }
  }

  /// Whether an attribute is of a part of a list's layout that came or went, as a section with all its values.
  private func isOfOneSidedPart(_ name: String) -> Bool {
    LayoutVocabulary.parts(around: name).contains {
      (old.node.attributes[$0] == nil) != (new.node.attributes[$0] == nil)
    }
  }

  /// The attributes; an image's contents and its size are one.
  private var attributeFacts: [ViewChange.Fact] {
    let changed = changedAttributes
    let ofText =
      changed.contains(where: \.isOfTextRun) ? new.node.textAttributeFacts(since: old.node) : nil
    let facts: [ViewChange.Fact] = changed.compactMap { name in
      if ofText != nil, name.isOfTextRun { return nil }
      if let image = name.imageName {
        if changed.contains(image) { return nil }
        return .attribute(name: image, from: old.node.image(image), to: new.node.image(image))
      }
      let isImage = changed.contains(name + String.contentsEnding)
      return .attribute(
        name: name, from: isImage ? old.node.image(name) : old.node.shown(name),
        to: isImage ? new.node.image(name) : new.node.shown(name))
    }
    return (ofText ?? []) + facts
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
      let name = LayoutVocabulary.colorName(of: LayoutNode.PropertyName.textColor)
      facts.append(
        .textColor(
          from: old.node.attributes[name] ?? before.color,
          to: new.node.attributes[name] ?? after.color))
    }
    return facts
  }

  /// Diagnostics that have a change of their own, such as truncated text.
  private static let shownOtherwise: Set = [Diagnostic.Kind.truncatedText.rawValue]

  /// The diagnostics that the view newly has, and those that it no longer has.
  private var diagnosticFacts: [ViewChange.Fact] {
    let (before, after) = (old.node.diagnosticKinds, new.node.diagnosticKinds)
    let changed = before.symmetricDifference(after).subtracting(Self.shownOtherwise)
    return changed.sorted().map { .diagnostic(kindName: $0, isNew: after.contains($0)) }
  }

  /// The change of the frame, if any.
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

  /// The change of name or superview, if any; a shifted index does not count.
  var nameChange: ViewChange? {
    let isRenamed = old.node.name != new.node.name && !(old.isAnonymous && new.isAnonymous)
    guard new.parent != nil, isRenamed || isReparented else { return nil }
    return change(.renamed(from: old.path))
  }

  func change(_ fact: ViewChange.Fact) -> ViewChange { ViewChange(view: new.path, fact) }
}

extension ViewChange.Fact {
  /// A font of a run as one of the whole text; other facts as they are.
  fileprivate var asTextFont: ViewChange.Fact {
    if case .textAttribute(_, "font", let old?, let new?) = self {
      return .font(from: old, to: new)
    }
    return self
  }
}

extension [ViewChange.Fact] {
  /// Whether one of a run's attributes is the whole text's colour.
  fileprivate func containsRunColor(of fact: ViewChange.Fact) -> Bool {
    guard case .textColor(let old, let new) = fact else { return false }
    return contains {
      if case .textAttribute(_, "foregroundColor", old, new) = $0 { true } else { false }
    }
  }
}

extension String {
  /// Whether it is the name of a stretch of an attributed text.
  fileprivate var isOfTextRun: Bool { hasPrefix(LayoutNode.textRunPrefix) }

  /// How the name of the attribute with an image's contents ends; the other one has the image's size.
  static let contentsEnding = "Contents"

  /// The name of the attribute with the size, for that with the contents; nil for others.
  var imageName: String? {
    hasSuffix(Self.contentsEnding) ? String(dropLast(Self.contentsEnding.count)) : nil
  }
}

extension LayoutNode {
  /// The value of an attribute as its source has it: a dynamic colour by its name, the alignment of a row with the words of rows.
  fileprivate func shown(_ name: String) -> String? {
    let value = attributes[LayoutVocabulary.colorName(of: name)] ?? attributes[name]
    guard let value, name == "alignment", attributes["axis"] == nil else { return value }
    return Self.alignmentsOfRows[value] ?? value
  }

  /// Other names of one value: the start across a row is its top.
  private static let alignmentsOfRows = ["leading": "top", "trailing": "bottom"]

  /// Contents and size of an image, such as `symbol star 24 × 24`; nil without one.
  fileprivate func image(_ name: String) -> String? {
    let parts = [attributes[name + String.contentsEnding], attributes[name]].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
