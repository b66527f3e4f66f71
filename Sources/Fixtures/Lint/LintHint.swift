/// What to do in Interface Builder about a kind of diagnostic.
enum LintHint {
  static func hint(for kind: String) -> String {
    hints[kind] ?? "Open the file in Interface Builder and look at the view."
  }

  private static let hints = [
    "unsatisfiableConstraints":
      "Select the view, open the Size inspector, and delete one of the constraints or lower its "
      + "priority below 1000.",
    "zeroHeight":
      "Pin the last view's bottom to the content view, or give the row a height in the Size "
      + "inspector.",
    "ambiguousLayout":
      "Add the missing constraint: Editor › Resolve Auto Layout Issues › Add Missing Constraints, or "
      + "give one of the views a higher content hugging priority.",
    "brokenConstraint":
      "Change the constant, or the priority of this constraint or of the one in its way, in the Size "
      + "inspector.",
    "truncatedText":
      "Set Lines to 0 in the Attributes inspector and remove fixed heights, or allow a minimum font "
      + "scale under Autoshrink.",
    "clippedText":
      "Replace the fixed height by ≥, so that the text can grow.",
    "overlap":
      "Tie the two views together, for instance leading to trailing with ≥ 8.",
    "outOfBounds":
      "Pin the view's trailing or bottom edge to the content view, with ≤ or ≥ where it may be "
      + "smaller.",
    "missingGlyph": "Choose a font that has the character.",
    "missingFont": "Add the font to the bundle and register it, or choose the system font.",
    "lowContrast": "Choose a darker or lighter colour in the Attributes inspector.",
    "smallHitTarget": "Make the control at least 44 × 44 points in the Size inspector.",
    "unsupported": "Look at the view in Xcode; no picture of it is drawn here.",
    "missingObject": "Delete the connection or constraint that points nowhere.",
  ]
}
