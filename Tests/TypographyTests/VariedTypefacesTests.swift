import Foundation
import Testing

@testable import Typography

struct VariedTypefacesTests {
  @Test func `beyond the limit, the least recently used typeface is dropped`() throws {
    let typeface = try bundled().systemFont(ofSize: 10).typeface
    var kept = VariedTypefaces()
    var made: [Float] = []
    func ask(_ value: Float) {
      _ = kept.typeface(of: "Acme", at: [FontAxis(tag: 1, value: value)]) {
        made.append(value)
        return typeface
      }
    }
    let limit = VariedTypefaces.limit
    for value in 0..<limit { ask(Float(value)) }
    ask(0)
    ask(Float(limit))
    #expect(kept.count == limit)
    made = []
    ask(0)
    ask(Float(limit))
    #expect(made.isEmpty)
    ask(1)
    #expect(made == [1])
  }
}
