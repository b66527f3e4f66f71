#if SourceRewriting
internal import SwiftSources
internal import SwiftSyntax

/// The labels and types by which methods with one name differ, as they are written: `(_:String,to:Int)`.
enum MethodOverload {
  /// Reads those of the method whose name is at an index; empty for anything else.
  static func text(after name: Int, in tokens: [SwiftToken]) -> String {
    var rest = tokens[(name + 1)...].prefix { !["{", "}"].contains($0.text) }.map(\.text)[...]
    if rest.first == "<" { skipArguments(&rest) }
    guard rest.popFirst() == "(" else { return "" }
    var (parameters, current, depth): ([[String]], [String], Int) = ([], [], 0)
    while let word = rest.popFirst(), depth > 0 || word != ")" {
      depth += ["(", "[", "<"].contains(word) ? 1 : [")", "]", ">"].contains(word) ? -1 : 0
      if depth == 0, word == "," {
        parameters.append(current)
        current = []
      } else {
        current.append(word)
      }
    }
    return text((parameters + [current]).filter { !$0.isEmpty })
  }

  /// Returns those of a parsed method.
  static func text(of method: FunctionDeclSyntax) -> String {
    text(
      method.signature.parameterClause.parameters.map { parameter in
        [parameter.firstName.text, ":"]
          + parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
      })
  }

  /// Leaves out the parameters' own names and their default values.
  private static func text(_ parameters: [[String]]) -> String {
    let texts = parameters.map { words in
      let type = words.drop { $0 != ":" }.prefix { $0 != "=" }
      return (words.first ?? "_") + type.joined()
    }
    return "(" + texts.joined(separator: ",") + ")"
  }

  private static func skipArguments(_ rest: inout ArraySlice<String>) {
    var depth = 0
    while let word = rest.popFirst() {
      depth += word == "<" ? 1 : word == ">" ? -1 : 0
      if depth == 0 { return }
    }
  }
}
#endif
