import LayoutModel

/// Both values of a property, with its default where a layout leaves it out.
struct PropertyWords {
  let old: String
  let new: String

  init(_ name: String, from old: String?, to new: String?) {
    let standard = LayoutVocabulary.standardText(of: name) ?? "none"
    self.old = old ?? standard
    self.new = new ?? standard
  }

  /// Such as `8 → 12`.
  var change: String { "\(old) → \(new)" }
}
