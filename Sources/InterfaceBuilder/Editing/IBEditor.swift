package import Foundation

/// Changes an Interface Builder file as Xcode would write it; all other bytes stay as they are.
package struct IBEditor {
  /// The file's bytes.
  package private(set) var data: Data
  private(set) var map: MarkupMap

  /// Edits the bytes of a file that ``InterfaceBuilderDocument`` has read.
  package init(_ data: Data) {
    // A slice has other indices than the map.
    self.data = Data(data)
    map = MarkupMap(self.data)
  }

  /// Makes a change.
  ///
  /// - Throws: ``IBEditError``; the file then is as before.
  package mutating func apply(_ edit: IBEdit) throws(IBEditError) {
    switch edit {
    case .setAttribute(let name, let value, let id): try set(name, to: value, of: id)
    case .addConstraint(let constraint): try add(constraint)
    case .removeConstraint(let id): try removeConstraint(id)
    }
  }

  func element(_ id: String) throws(IBEditError) -> MarkupMap.Element {
    guard let element = map.element(id) else { throw .noElement(id) }
    return element
  }

  mutating func replace(_ range: Range<Int>, by text: String) {
    data.replaceSubrange(range, with: Data(text.utf8))
    map = MarkupMap(data)
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

  // MARK: Attributes

  private mutating func set(_ name: String, to value: String, of id: String) throws(IBEditError) {
    let element = try element(id)
    if let present = element.attribute(name) { return replace(present.value, by: value) }
    let text = "\(name)=\"\(value)\""
    if let before = AttributeOrder.predecessors(of: name, in: element.name) {
      let last = element.attributes.last { before.contains($0.name) }
      let nameEnd = element.tag.lowerBound + 1 + element.name.utf8.count
      insert(" \(text)", at: last?.range.upperBound ?? nameEnd)
    } else if let next = element.attributes.first(where: {
      AttributeOrder.identity.contains($0.name)
    }) {
      insert("\(text) ", at: next.range.lowerBound)
    } else {
      throw .noElement(id)
    }
  }

  // MARK: White space

  /// The line end and the indentation before an offset; empty if something else is on its line.
  func lead(at offset: Int) -> String {
    var start = offset
    while start > 0, [0x20, 0x09].contains(data[start - 1]) { start -= 1 }
    guard start > 0, data[start - 1] == 0x0A else { return "" }
    start -= start > 1 && data[start - 2] == 0x0D ? 2 : 1
    return String(decoding: data[start..<offset], as: UTF8.self)
  }
}
