extension Int {
  /// Returns the number and a noun that a bare `s` makes plural, such as `1 line` and `2 lines`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
