/// Files with an app's texts in a language.
package enum TextTable {
  package static let endings: Set = ["strings", "stringsdict", "xcstrings"]
}
