/// An argument with which a cell is made.
package struct CellArgument {
  /// Empty for none.
  let label: String
  /// The value as code; nil for `nil`.
  let value: String?

  /// The argument as code.
  var text: String { (label.isEmpty ? "" : "\(label): ") + (value ?? "nil") }
}

extension [CellArgument] {
  /// Them as code, without parentheses.
  var text: String { map(\.text).joined(separator: ", ") }
}
