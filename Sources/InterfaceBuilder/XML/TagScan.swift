/// Finds tags that the XML parser must not see.
///
/// The parser compares each attribute of a tag with all previous ones, so hundreds of thousands take minutes, and each
/// takes many times its size in memory. A processing instruction without content crashes Foundation.
struct TagScan {
  enum Fault: Equatable {
    /// A tag with too many attributes; its offset.
    case inTag(Int)
    /// Too many attributes in all tags together; the offset of the one that exceeds the limit.
    case inFile(Int)
    /// A processing instruction that is only a name; its offset.
    case emptyInstruction(Int)
  }

  private let bytes: UnsafeRawBufferPointer
  private let limits: InterfaceBuilderLimits
  private var position = 0
  private var total = 0
  // The next of each at or after the position; beyond the end without one. Each is searched again only after it
  // has been passed, so that all bytes are visited a fixed number of times.
  private var nextQuote = -1
  private var nextApostrophe = -1
  private var nextEnd = -1

  /// Returns the first fault in a file, which may be malformed.
  static func fault(
    in bytes: UnsafeRawBufferPointer, over limits: InterfaceBuilderLimits
  ) -> Fault? {
    var scan = TagScan(bytes: bytes, limits: limits)
    return scan.fault()
  }

  private init(bytes: UnsafeRawBufferPointer, limits: InterfaceBuilderLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  private mutating func fault() -> Fault? {
    while let tag = bytes.offset(of: UInt8(ascii: "<"), from: position) {
      position = tag + 1
      if starts("!--") {
        skip(through: "-->")
      } else if starts("![CDATA[") {
        skip(through: "]]>")
      } else if starts("?"), isEmptyInstruction {
        return .emptyInstruction(tag)
      } else if let fault = countAttributes(ofTagAt: tag) {
        return fault
      }
    }
    return nil
  }

  /// Whether the instruction at the position ends without white space before its end.
  private var isEmptyInstruction: Bool {
    guard
      let end = (position + 1..<bytes.count).first(where: {
        bytes[$0] <= 0x20 || bytes[$0] == UInt8(ascii: "?")
      })
    else { return false }
    return bytes[end] == UInt8(ascii: "?")
  }

  private mutating func countAttributes(ofTagAt tag: Int) -> Fault? {
    var count = 0
    while let value = nextValue() {
      count += 1
      total += 1
      if count > limits.attributes { return .inTag(tag) }
      if total > limits.totalAttributes { return .inFile(tag) }
      guard let end = bytes.offset(of: bytes[value], from: value + 1) else { break }
      position = end + 1
    }
    return nil
  }

  /// Returns where the next value begins, with its quotation mark; nil at the end of the tag.
  private mutating func nextValue() -> Int? {
    renew(&nextQuote, UInt8(ascii: "\""))
    renew(&nextApostrophe, UInt8(ascii: "'"))
    renew(&nextEnd, UInt8(ascii: ">"))
    let value = min(nextQuote, nextApostrophe)
    guard value < nextEnd else {
      position = min(nextEnd, bytes.count)
      return nil
    }
    return value
  }

  private func renew(_ next: inout Int, _ byte: UInt8) {
    if next < position { next = bytes.offset(of: byte, from: position) ?? bytes.count }
  }

  private func starts(_ word: StaticString) -> Bool { bytes.starts(word, at: position) }

  private mutating func skip(through end: StaticString) {
    position = bytes.end(of: end, from: position) ?? bytes.count
  }
}
