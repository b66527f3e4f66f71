extension ViewDifference {
  /// Kinds that are changes of their own (a text that is cut) or that a picture shows by itself.
  private static let shownOtherwise: Set = ["truncatedText"]

  /// What became wrong with the view's constraints, or is no longer, and other diagnostics.
  var diagnosticChanges: [LayoutChange] {
    let (before, after) = (old.node.diagnosticKinds, new.node.diagnosticKinds)
    guard before != after else { return [] }
    let changed = before.symmetricDifference(after).subtracting(Self.shownOtherwise)
    return changed.sorted().map { kind in
      let isNew = after.contains(kind)
      return change(
        Self.constraintKinds[kind] == nil ? .attribute : .constraint, old: isNew ? nil : kind,
        new: isNew ? kind : nil,
        saying: "\(isNew ? "now" : "no longer") \(Self.words(for: kind))")
    }
  }

  private static func words(for kind: String) -> String {
    constraintKinds[kind] ?? pictureKinds[kind] ?? "with \(kind)"
  }

  /// What is wrong with what is seen.
  private static let pictureKinds = [
    "clippedText": "with text that an edge cuts",
    "overlap": "drawn over another view",
    "outOfBounds": "out of bounds",
    "missingGlyph": "with characters that no font has",
  ]

  /// What is wrong in words, for the kinds that constraints bring about.
  private static let constraintKinds = [
    "unsatisfiableConstraints": "with a constraint broken in a conflict",
    "brokenConstraint": "with an optional constraint broken",
    "ambiguousLayout": "ambiguous",
    "zeroHeight": "without a height of its own",
  ]
}
