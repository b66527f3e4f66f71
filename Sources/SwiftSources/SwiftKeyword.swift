/// Words of Swift.
package enum SwiftKeyword {
  /// Words that name something only in backticks.
  package static let reserved: Set<String> = [
    "_", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// Those that are values.
  static let expressions: Set<String> = ["_", "false", "nil", "self", "super", "true"]
  /// Those that declare what is named behind them.
  package static let declarations: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "extension", "func", "var", "let",
    "case",
  ]
}
