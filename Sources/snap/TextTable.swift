/// Files with an app's texts in a language.
enum TextTable {
  static let endings: Set = ["strings", "stringsdict", "xcstrings"]
}
