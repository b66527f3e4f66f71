internal import Foundation

/// Where the elements of a file that the reader accepted are, in bytes.
///
/// The reader's tree has no places besides lines, and keeps neither the order of attributes nor white space.
struct MarkupMap {
  struct Attribute {
    let name: String
    /// From the name's first byte to behind the closing quotation mark.
    let range: Range<Int>
    /// The bytes between the quotation marks.
    let value: Range<Int>
  }

  struct Element {
    let name: String
    let parent: Int?
    let tag: Range<Int>
    let attributes: [Attribute]
    fileprivate(set) var children: [Int] = []
    /// The end tag; nil for an element that is a single tag.
    fileprivate(set) var endTag: Range<Int>?

    /// From the start tag to the end tag.
    var range: Range<Int> { tag.lowerBound..<(endTag ?? tag).upperBound }

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  /// The elements, in the order of their start tags.
  private(set) var elements: [Element] = []
  private var indices: [String: Int] = [:]

  init(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var scan = MarkupScan(bytes: bytes)
      var open: [Int] = []
      while let token = scan.next() {
        switch token {
        case .start(let name, let tag, let attributes, let isSingle):
          let index = elements.count
          elements.append(
            Element(name: name, parent: open.last, tag: tag, attributes: attributes))
          if let outer = open.last { elements[outer].children.append(index) }
          if let id = elements[index].attribute("id") {
            indices[String(decoding: bytes[id.value], as: UTF8.self)] = index
          }
          if !isSingle { open.append(index) }
        case .end(let tag):
          if let index = open.popLast() { elements[index].endTag = tag }
        }
      }
    }
  }

  /// Returns the element with an identifier.
  func element(_ id: String) -> Element? { indices[id].map { elements[$0] } }

  func children(of element: Element) -> [Element] { element.children.map { elements[$0] } }
}

/// Finds the tags of well-formed markup.
private struct MarkupScan {
  enum Token {
    case start(
      name: String, tag: Range<Int>, attributes: [MarkupMap.Attribute], isSingle: Bool)
    case end(Range<Int>)
  }

  let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> Token? {
    while let start = bytes.offset(of: UInt8(ascii: "<"), from: position) {
      position = start + 1
      if isAt("!--") {
        skip(through: "-->")
      } else if isAt("![CDATA[") {
        skip(through: "]]>")
      } else if isAt("?") {
        skip(through: "?>")
      } else if isAt("/") {
        skip(through: ">")
        return .end(start..<position)
      } else {
        return startTag(at: start)
      }
    }
    return nil
  }

  private mutating func startTag(at start: Int) -> Token? {
    let name = word()
    var attributes: [MarkupMap.Attribute] = []
    while position < bytes.count {
      skipSpace()
      if isAt(">") || isAt("/>") {
        let isSingle = isAt("/>")
        position += isSingle ? 2 : 1
        return .start(
          name: name, tag: start..<position, attributes: attributes, isSingle: isSingle)
      }
      guard let attribute = attribute() else { return nil }
      attributes.append(attribute)
    }
    return nil
  }

  private mutating func attribute() -> MarkupMap.Attribute? {
    let start = position
    let name = word()
    skipSpace()
    guard isAt("=") else { return nil }
    position += 1
    skipSpace()
    guard position < bytes.count, let end = bytes.offset(of: bytes[position], from: position + 1)
    else { return nil }
    let value = position + 1..<end
    position = end + 1
    return MarkupMap.Attribute(name: name, range: start..<position, value: value)
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, !isAt("="), !isAt(">"), !isAt("/>") {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private func isAt(_ word: StaticString) -> Bool { bytes.starts(word, at: position) }

  private mutating func skip(through end: StaticString) {
    position = bytes.end(of: end, from: position) ?? bytes.count
  }
}
