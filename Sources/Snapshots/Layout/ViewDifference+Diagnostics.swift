internal import LayoutModel

extension ViewDifference {
  /// What became wrong with the view's constraints, or is no longer, and other diagnostics.
  var diagnosticChanges: [LayoutChange] {
    let (before, after) = (old.node.diagnosticKinds, new.node.diagnosticKinds)
    guard before != after else { return [] }
    return before.symmetricDifference(after).sorted().compactMap { name in
      let kind = Diagnostic.Kind(rawValue: name)
      // Cut text is a change of its own.
      guard kind != .truncatedText else { return nil }
      let isNew = after.contains(name)
      return change(
        kind?.isOfConstraints == true ? .constraint : .attribute, old: isNew ? nil : name,
        new: isNew ? name : nil,
        saying: "\(isNew ? "now" : "no longer") \(kind?.words ?? "with \(name)")")
    }
  }
}

extension Diagnostic.Kind {
  /// Whether constraints bring it about.
  fileprivate var isOfConstraints: Bool {
    switch self {
    case .unsatisfiableConstraints, .brokenConstraint, .ambiguousLayout, .zeroHeight: true
    default: false
    }
  }

  /// What a view is that has such a diagnostic.
  fileprivate var words: String {
    switch self {
    case .unsatisfiableConstraints: "with a constraint broken in a conflict"
    case .brokenConstraint: "with an optional constraint broken"
    case .ambiguousLayout: "ambiguous"
    case .zeroHeight: "without a height of its own"
    case .clippedText: "with text that an edge cuts"
    case .overlap: "drawn over another view"
    case .outOfBounds: "out of bounds"
    case .missingGlyph: "with characters that no font has"
    default: "with \(rawValue)"
    }
  }
}
