internal import Foundation
internal import NumberText

/// One value of an input, in a form that can be compared, made simpler and written as code.
package enum StressValue: Hashable, Sendable {
  /// The absence of an optional.
  case none
  case text(String)
  case number(Double)
  /// A size in points.
  case size(width: Double, height: Double)
  /// One of a list of values, by its place there, with its name in code.
  case choice(Int, name: String)

  /// The value as Swift code.
  package var code: String {
    switch self {
    case .none: "nil"
    case .text(let text): text.swiftLiteral
    case .number(let number): number.exactText
    case .size(let width, let height):
      "CGSize(width: \(width.exactText), height: \(height.exactText))"
    case .choice(_, let name): name
    }
  }
}

extension String {
  /// The text as a literal of Swift, in which everything is visible.
  var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.properties.isInvisible:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isInvisible: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
