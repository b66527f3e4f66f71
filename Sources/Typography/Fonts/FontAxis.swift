/// A value on one axis of a variable font.
package struct FontAxis: Hashable, Sendable {
  /// Four ASCII characters, the first in the highest byte, as in OpenType.
  package let tag: UInt32
  /// The value in the axis's design units, such as 100 to 900 for weights.
  package let value: Float

  package init(tag: UInt32, value: Float) {
    self.tag = tag
    self.value = value
  }
}

extension FontAxis: CustomStringConvertible {
  /// The tag and the value, such as `wght 550`.
  package var description: String {
    let name = String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    let whole = Int(exactly: value).map(String.init)
    return "\(name) \(whole ?? String(value))"
  }
}
