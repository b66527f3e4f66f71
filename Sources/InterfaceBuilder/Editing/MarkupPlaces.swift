package import Foundation

/// Where the elements of a file that the reader accepted are, in bytes.
package struct MarkupPlaces {
  /// An element with an identifier.
  package struct Element {
    package let id: String
    /// The start tag.
    package let tag: Range<Int>
    /// From the start tag to the end tag.
    package let range: Range<Int>
  }

  private let map: MarkupMap
  private let data: Data

  package init(_ data: Data) {
    (self.data, map) = (data, MarkupMap(data))
  }

  package func element(_ id: String) -> Element? {
    map.element(id).flatMap(element)
  }

  /// The start tag of the first element on a line, counted from 1.
  package func tag(onLine line: Int) -> Range<Int>? {
    guard line > 0 else { return nil }
    var start = 0
    data.withUnsafeBytes { bytes in
      for _ in 1..<line {
        start = bytes.offset(of: UInt8(ascii: "\n"), from: start).map { $0 + 1 } ?? bytes.count
      }
    }
    let end = data.withUnsafeBytes { $0.offset(of: UInt8(ascii: "\n"), from: start) ?? $0.count }
    return map.elements.first { (start..<max(end, start + 1)).contains($0.tag.lowerBound) }?.tag
  }

  /// The elements with an identifier that contain a byte, the innermost first.
  package func elements(at offset: Int) -> [Element] {
    var found: [Element] = []
    var next = map.elements.lastIndex { $0.range.contains(offset) }
    while let index = next {
      if let element = element(map.elements[index]) { found.append(element) }
      next = map.elements[index].parent
    }
    return found
  }

  private func element(_ element: MarkupMap.Element) -> Element? {
    element.attribute("id").map { id in
      let value = data.withUnsafeBytes { String(decoding: $0[id.value], as: UTF8.self) }
      return Element(id: value, tag: element.tag, range: element.range)
    }
  }
}
