import Foundation
import InterfaceBuilder
import Testing

/// Numbers on pages are those of the code: each is between a comment with its name, `<!-- number: … -->`, and
/// `<!-- end -->`, and `make pages` writes it anew.
struct NumberTests {
  /// What the code says, by the name on the pages.
  private static let values = Result {
    let limits = InterfaceBuilderLimits.standard
    return try symbols().merging([
      "bytes of a file, in MB": limits.bytes >> 20, "elements of a file": limits.elements,
      "attributes of a file": limits.totalAttributes, "attributes of an element": limits.attributes,
      "depth of elements": limits.depth, "bytes of a text": limits.text,
      "views of a cell": limits.viewsPerCell, "constraints of a cell": limits.constraintsPerCell,
    ]) { first, _ in first }
  }

  /// The counts in the last line of `snap symbols`, such as `9210 symbols: 2492 drawn, 6718 box`.
  private static func symbols() throws -> [String: Int] {
    let output = try Tool.output(["symbols"], in: Repository.root)
    let counts = output.matches(of: /(?<count>\d+) (?<name>symbols|drawn)\b/)
    return Dictionary(
      uniqueKeysWithValues: counts.compactMap { match in
        let name = match.output.name == "symbols" ? "symbols known" : "symbols drawn"
        return Int(match.output.count).map { (name, $0) }
      })
  }

  private static var mark: Regex<(Substring, name: Substring, text: Substring)> {
    /<!-- number: (?<name>[^>]+?) -->(?<text>[^<]*)<!-- end -->/
  }

  private static let pages = Page.all.filter { page in
    page.lines.contains { $0.text.contains(mark) }
  }

  @Test(arguments: pages) func `the numbers of a page are those of the code`(page: Page) throws {
    let values = try Self.values.get()
    let old = try Repository.text(of: page.path)
    let new = old.replacing(Self.mark) { match in
      let value = values[String(match.output.name)].map(Self.text) ?? "unknown"
      return "<!-- number: \(match.output.name) -->\(value)<!-- end -->"
    }
    #expect(!new.contains("unknown<!-- end -->"), "\(page.path) has a number that the tests lack")
    if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil, new != old {
      let file = Repository.root.appendingPathComponent(page.path)
      try new.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(of: page.path) == new, "\(page.path): run `make pages`")
  }

  @Test func `each number is on a page`() throws {
    let lines = Self.pages.flatMap(\.lines)
    let named = lines.flatMap { $0.text.matches(of: Self.mark) }.map { String($0.output.name) }
    #expect(Set(named) == Set(try Self.values.get().keys))
  }

  /// A number with commas between groups of three digits.
  private static func text(of number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      let rest = digits.count - index
      return (index > 0 && rest.isMultiple(of: 3) ? "," : "") + String(digits[index])
    }.joined()
  }
}
