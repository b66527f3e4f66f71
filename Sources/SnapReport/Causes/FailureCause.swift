import LayoutChanges
import LayoutModel
import SnapshotRecords

/// The cause of a failure, in a form that is equal for all snapshots that fail for the same reason.
///
/// One label that wraps in forty configurations is one cause: numbers of frames vary with the width, so only the set of
/// named changes with their values counts, and whether pixels changed that none of them explains.
struct FailureCause: Hashable {
  private let suite: String
  fileprivate let changes: Set<Change>
  private let hasUnexplainedPixels: Bool
  /// The cause, worded for this result.
  let title: String

  /// What of a change is the same in all configurations.
  fileprivate struct Change: Hashable {
    var view: String
    var kind: String
    var property: String?
    var old: String?
    var new: String?
  }

  /// Finds the cause of a failing result.
  init(_ result: SnapshotResult) {
    let independent = result.layoutChanges.filter { $0.cause == nil && $0.kind.isVisible }
    let edits = independent.filter(\.kind.isEdit)
    if let first = edits.first {
      let rest = edits.count - 1
      self.init(
        result, Set(edits.filter { !edits.hasStyle(of: $0) }.map { Change($0) }),
        title: LayoutChange(first).description
          + (rest > 0 ? "; \(rest.counted("further change"))" : ""))
    } else if result.hasLayoutDrift == true {
      self.init(
        result, [Change(view: "", kind: "layouts")], title: LayoutDriftWords.title, suite: "")
    } else if let change = independent.first {
      self.init(
        result, [Change(view: change.view, kind: change.kind.rawValue)],
        title: LayoutChange(change).description)
    } else if let lines = result.lineChanges {
      let text = lines.changedLines.joined(separator: "\n")
      self.init(result, [Change(view: "", kind: "lines", new: text)], title: lines.title)
    } else if let diagnostic = result.diagnostics.first(where: { $0.weight == .error }) {
      self.init(
        result,
        [
          Change(
            view: diagnostic.subject == nil ? diagnostic.view : "", kind: diagnostic.kindName,
            new: diagnostic.subject)
        ], title: diagnostic.headline)
    } else if result.status == .error {
      self.init(
        result, [Change(view: "", kind: "error", new: result.fault ?? "\(result.key)")],
        title: "Not judged")
    } else if result.hasEngineDrift == true {
      self.init(
        result, [Change(view: "", kind: "engine")], title: EngineDriftWords.title, suite: "")
    } else if result.isComparedByDigestOnly == true {
      self.init(
        result, [Change(view: "", kind: "digest")],
        title: "Other digest, of a picture not on this machine")
    } else {
      let view = result.regions.first?.views.first ?? ""
      let place = view.isEmpty ? "" : ": \(view)"
      self.init(
        result, [Change(view: view, kind: "pixels")], title: "Other pixels, same layout\(place)")
    }
  }

  /// Without a suite the cause is in the result's.
  private init(
    _ result: SnapshotResult, _ changes: Set<Change>, title: String, suite: String? = nil
  ) {
    self.suite = suite ?? result.key.suite
    self.changes = changes
    hasUnexplainedPixels = result.hasUnexplainedPixels
    self.title = title
  }

  static func == (lhs: FailureCause, rhs: FailureCause) -> Bool {
    (lhs.suite, lhs.changes, lhs.hasUnexplainedPixels)
      == (rhs.suite, rhs.changes, rhs.hasUnexplainedPixels)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(suite)
    hasher.combine(changes)
    hasher.combine(hasUnexplainedPixels)
  }
}

extension ViewChange.Kind {
  /// Whether such a change can be seen in a picture, so that it can be why one differs.
  fileprivate var isVisible: Bool { self != .renamed && self != .diagnostic }
}

extension FailureCause.Change {
  /// The frame of a view that came or went varies with the width.
  fileprivate init(_ change: ViewChange) {
    let words = FactWords(change.fact, of: change.view)
    self.init(view: change.view, kind: change.kind.rawValue)
    property = change.fact.property
    switch change.kind {
    case .added, .removed: break
    case _ where change.fact.isOfImage:
      (old, new) = (words.old.map { ImageWords($0).name }, words.new.map { ImageWords($0).name })
    case .font:
      guard let old = words.old, let new = words.new else { fallthrough }
      let (before, after) = (FontWords(old), FontWords(new))
      self.old = before.name
      self.new = "\(after.name) \(after.growth(since: before))"
    default: (old, new) = (words.old, words.new)
    }
  }
}

extension [ViewChange] {
  /// Whether a change is of the font of a text whose style changed: that is the same at each text size.
  fileprivate func hasStyle(of change: ViewChange) -> Bool {
    guard case .font = change.fact else { return false }
    return contains {
      guard case .attribute("textStyle", _?, _?) = $0.fact else { return false }
      return $0.view == change.view
    }
  }
}

extension ViewChange.Fact {
  /// Whether it is another image.
  fileprivate var isOfImage: Bool {
    guard case .attribute(let name, _, _) = self else { return false }
    return name == "image" || name.hasSuffix(".image") || name == "buttonImage"
  }

  /// What tells several changes of one kind on a view apart; nil for kinds that a view has once.
  fileprivate var property: String? {
    switch self {
    case .textAttribute(_, let name, _, _): "text \(name)"
    case .attribute(let name, _, _): name
    case .constraint(let change):
      [change.form?.first, change.form?.second].compactMap { $0 }
        .map { "\($0.guide ?? "").\($0.attribute)" }.joined(separator: " ")
        + change.viewNames.joined(separator: " ")
    default: nil
    }
  }
}

/// A font's name without its size, as one change of a font has other sizes at each text size.
private struct FontWords {
  let name: String
  private let size: Double

  /// Reads such as `system semibold 17`.
  init(_ font: String) {
    let words = font.split(separator: " ")
    size = words.last.flatMap { Double($0) } ?? 0
    name = words.dropLast().joined(separator: " ")
  }

  /// 1 for a larger font, -1 for a smaller one.
  func growth(since other: FontWords) -> Int { size > other.size ? 1 : size < other.size ? -1 : 0 }
}

/// An image's name without its size and the digest of its pixels, which vary with the scale, the appearance and the text
/// size.
private struct ImageWords {
  let name: String

  /// Reads such as `photo 93b65bf6 64 × 64` and `symbol star 20 × 18`.
  init(_ image: String) {
    var words = image.split(separator: " ")
    if words.count >= 3, words[words.count - 2] == "×" { words.removeLast(3) }
    if let last = words.last, last.count == 8, last.allSatisfy(\.isHexDigit) { words.removeLast() }
    name = words.joined(separator: " ")
  }
}
