/// Bytes of a text that others replace.
package struct TextEdit: Hashable, Sendable {
  package let range: Range<Int>
  package let text: String

  package init(_ range: Range<Int>, _ text: String) {
    (self.range, self.text) = (range, text)
  }

  /// The same change without what both texts begin and end with, in whole characters.
  package func trimmed(in bytes: [UInt8]) -> TextEdit {
    let old = Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
    let new = Array(text.unicodeScalars)
    let most = min(old.count, new.count)
    let lead = (0..<most).first { old[$0] != new[$0] } ?? most
    let left = most - lead
    let tail =
      (0..<left).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? left
    func size(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
      scalars.reduce(0) { $0 + UTF8.width($1) }
    }
    let start = range.lowerBound + size(old[..<lead])
    let end = range.upperBound - size(old[(old.count - tail)...])
    var text = String.UnicodeScalarView()
    text.append(contentsOf: new[lead..<new.count - tail])
    return TextEdit(start..<end, String(text))
  }
}
