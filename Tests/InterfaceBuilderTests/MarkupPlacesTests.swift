import Foundation
import InterfaceBuilder
import Testing

struct MarkupPlacesTests {
  private static let text = """
    <a id="one">
      <!-- <b id="none"/> --> <b
        id='two' x=">"/>
      <c><d id="three"></d></c>
    </a>
    """
  private let places = MarkupPlaces(Data(text.utf8))

  private func part(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: Array(Self.text.utf8)[$0], as: UTF8.self) }
  }

  private func offset(of part: String) throws -> Int {
    let range = try #require(Self.text.range(of: part))
    return Self.text[..<range.lowerBound].utf8.count
  }

  @Test func `an element has the place of its start tag, and of all of it`() {
    #expect(part(places.element("two")?.tag) == "<b\n    id='two' x=\">\"/>")
    #expect(part(places.element("three")?.tag) == "<d id=\"three\">")
    #expect(part(places.element("three")?.range) == "<d id=\"three\"></d>")
    #expect(places.element("none")?.id == nil)
  }

  @Test func `elements around a place begin with the innermost`() throws {
    #expect(places.elements(at: try offset(of: "</d>")).map(\.id) == ["three", "one"])
    #expect(places.elements(at: try offset(of: "<c>")).map(\.id) == ["one"])
    #expect(places.elements(at: try offset(of: "x=")).map(\.id) == ["two", "one"])
    #expect(places.elements(at: 10_000).isEmpty)
  }

  @Test(arguments: [(1, "<a id=\"one\">"), (3, nil), (4, "<c>"), (0, nil), (9, nil)])
  func `the first start tag of a line is found`(line: Int, tag: String?) {
    #expect(part(places.tag(onLine: line)) == tag)
  }
}
