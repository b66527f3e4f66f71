internal import Foundation
internal import InterfaceBuilder

/// The rules of a file's `style` elements: those for one element, class or identifier, or one class of an element.
///
/// Rules with other selectors are left out: no export has them.
struct SVGStyleSheet {
  private struct Value {
    let text: String
    /// The place among all declarations: of two that weigh the same, the later one counts.
    let order: Int
  }

  private var rules: [String: [String: Value]] = [:]
  private var count = 0

  var isEmpty: Bool { rules.isEmpty }

  /// More classes than any element has.
  private static let mostClasses = 20

  mutating func add(_ text: String) {
    for rule in Self.withoutComments(text).split(separator: "}") {
      let sides = rule.split(separator: "{", maxSplits: 1)
      guard sides.count == 2, !sides[0].contains("@") else { continue }
      let declarations = Self.declarations(String(sides[1]))
      for selector in sides[0].split(separator: ",") {
        let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !selector.contains(where: { " \n>+~[:".contains($0) }) else { continue }
        for (name, value) in declarations {
          count += 1
          rules[selector, default: [:]][name] = Value(text: value, order: count)
        }
      }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    let parts = text.replacing("<!--", with: "").replacing("-->", with: "")
      .components(separatedBy: "/*")
    return parts[0]
      + parts.dropFirst().map { part in
        part.range(of: "*/").map { String(part[$0.upperBound...]) } ?? ""
      }.joined()
  }

  /// The declarations of a rule or a `style` attribute; of one with an unknown colour function nothing is kept.
  static func declarations(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let value = sides[1].replacing("!important", with: "").trimmingCharacters(
        in: .whitespacesAndNewlines)
      if value.hasPrefix("color("), SVGColor.color(value) == nil { return nil }
      return (sides[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), value)
    }
  }

  /// Returns what the rules declare for an element, by the properties' names.
  func declarations(for element: IBElement, tag: String) -> [String: String] {
    let classes = (element["class"] ?? "").split(maxSplits: Self.mostClasses) { $0.isWhitespace }
      .prefix(Self.mostClasses)
    // From the least to the most specific.
    let selectors =
      [["*"], [tag], classes.map { ".\($0)" }, classes.map { "\(tag).\($0)" }]
      + [element.id.map { ["#\($0)", "\(tag)#\($0)"] } ?? []]
    var result: [String: String] = [:]
    for equals in selectors {
      var found: [String: Value] = [:]
      for selector in equals {
        guard let rule = rules[selector] else { continue }
        found.merge(rule) { $0.order > $1.order ? $0 : $1 }
      }
      for (name, value) in found { result[name] = value.text }
    }
    return result
  }
}
