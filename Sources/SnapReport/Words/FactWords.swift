import Foundation
import LayoutChanges
import LayoutModel
import NumberText

/// One fact in words.
struct FactWords {
  var old: String?
  var new: String?
  let sentence: String

  init(_ fact: ViewChange.Fact, of view: String) {
    switch fact {
    case .added(let new): self.init(nil, new.place, "added \(new.words)")
    case .removed(let old): self.init(old.place, nil, "removed \(old.words)")
    case .frame(let change): self.init(change)
    case .hidden(let isHidden):
      let (old, new) = isHidden ? ("visible", "hidden") : ("hidden", "visible")
      self.init(old, new, "now \(new)")
    case .text(let old, let new):
      let excerpt = TextExcerpt(old: old, new: new)
      self.init(old, new, "text \(excerpt.old) → \(excerpt.new)")
    case .font(let old, let new): self.init(named: "font", old, new)
    case .lines(let old, let new):
      self.init("\(old)", "\(new)", "\(new.counted("line")), was \(old)")
    case .truncation(let isTruncated):
      self.init(
        "\(!isTruncated)", "\(isTruncated)",
        isTruncated ? "text now cut off" : "text no longer cut off")
    case .textColor(let old, let new): self.init(named: "text color", old, new)
    case .textAttribute(_, let name, let old, let new):
      self.init(old, new, "\(name) \(PropertyWords(ofText: name, from: old, to: new).change)")
    case .attribute(let name, let old, let new): self.init(named: name, old, new)
    case .diagnostic(let name, let isNew): self.init(diagnostic: name, isNew: isNew)
    case .constraint(let change):
      self.init(change.old?.distance, change.new?.distance, "constraint \(change.words)")
    case .renamed(let old): self.init(old, view, "was \(old)")
    }
  }

  private init(_ old: String?, _ new: String?, _ sentence: String) {
    self.old = old
    self.new = new
    self.sentence = sentence
  }

  private init(named name: String, _ old: String?, _ new: String?) {
    let change = PropertyWords(name, from: old, to: new).change
    self.init(old, new, "\(PropertyWords.name(of: name)) \(change)")
  }

  private init(diagnostic name: String, isNew: Bool) {
    let kind = Diagnostic.Kind(rawValue: name)
    self.init(
      isNew ? nil : name, isNew ? name : nil,
      "\(isNew ? "now" : "no longer") \(kind?.words ?? "with \(name)")")
  }

  private init(_ change: FrameChange) {
    var facts: [String] = []
    func add(_ name: String, _ old: Double, _ new: Double) {
      guard abs(new - old) > FrameChange.tolerance else { return }
      facts.append("\(name) \(old.pointText) → \(new.pointText)")
    }
    add("width", change.old.width, change.new.width)
    add("height", change.old.height, change.new.height)
    if let lines = change.lines, !facts.isEmpty {
      facts[facts.count - 1] += " (\(lines.new.counted("line")), was \(lines.old))"
    }
    add("x", change.old.minX, change.new.minX)
    add("y", change.old.minY, change.new.minY)
    let sentence = facts.joined(separator: ", ")
    if change.isResized {
      self.init(change.old.size.words, change.new.size.words, sentence)
    } else {
      self.init(change.old.origin.words, change.new.origin.words, sentence)
    }
  }
}

extension Diagnostic.Kind {
  /// The description of a view with the diagnostic.
  fileprivate var words: String {
    switch self {
    case .unsatisfiableConstraints: "with a constraint broken in a conflict"
    case .brokenConstraint: "with an optional constraint broken"
    case .ambiguousLayout: "ambiguous"
    case .zeroHeight: "without a height of its own"
    case .unsettledHeight: "with a height that does not settle"
    case .clippedText: "with text that an edge cuts"
    case .overlap: "drawn over another view"
    case .outOfBounds: "out of bounds"
    case .missingGlyph: "with characters that no font has"
    default: "with \(rawValue)"
    }
  }
}

extension Appearance {
  /// Such as `8 × 4 at (5, 6)`.
  fileprivate var place: String { "\(frame.size.words) at \(frame.origin.words)" }

  /// Such as `UIView 8 × 4 at (5, 6) with 1 view in it`.
  fileprivate var words: String {
    let content = innerViews == 0 ? "" : " with \(innerViews.counted("view")) in it"
    return "\(className) \(place)\(content)"
  }
}

extension CGSize {
  /// The size as `280 × 36`.
  fileprivate var words: String { "\(width.pointText) × \(height.pointText)" }
}

extension CGPoint {
  /// The point as `(20, 40)`.
  fileprivate var words: String { "(\(x.pointText), \(y.pointText))" }
}
