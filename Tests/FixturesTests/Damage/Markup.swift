/// The elements of a file in a list, outermost first, to be changed and written again.
///
/// It reads what Interface Builder writes and no more: no CDATA, no `>` within attributes.
struct Markup {
  struct Element {
    var name: String
    /// Names with values, the latter still escaped.
    var attributes: [(name: String, value: String)]
    var text = ""
    var children: [Int] = []
    var parent: Int?

    subscript(name: String) -> String? {
      get { attributes.first { $0.name == name }?.value }
      set {
        let index = attributes.firstIndex { $0.name == name }
        switch (index, newValue) {
        case (let index?, let value?): attributes[index].value = value
        case (let index?, nil): attributes.remove(at: index)
        case (nil, let value?): attributes.append((name, value))
        case (nil, nil): break
        }
      }
    }
  }

  /// All elements ever read or made; those that no list of children names are gone.
  var elements: [Element] = []

  /// Reads a text; nil where it is not as simple as that.
  init?(_ text: String) {
    var open: [Int] = []
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else { return nil }
      let tag = part[..<end]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("!") { return nil }
      if tag.hasPrefix("/") {
        guard open.popLast() != nil else { return nil }
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      var element = Element(isEmpty ? tag.dropLast() : tag)
      element.parent = open.last
      element.text = String(part[part.index(after: end)...])
      elements.append(element)
      if let parent = open.last { elements[parent].children.append(elements.count - 1) }
      if !isEmpty { open.append(elements.count - 1) }
    }
    guard open.isEmpty, !elements.isEmpty else { return nil }
  }

  /// The file.
  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(0, to: &text)
    return text
  }

  private func write(_ index: Int, to text: inout String) {
    let element = elements[index]
    text += "<\(element.name)"
    for (name, value) in element.attributes { text += " \(name)=\"\(value)\"" }
    if element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) {
      text += "/>\n"
      return
    }
    text += ">\(element.text)"
    for child in element.children { write(child, to: &text) }
    text += "</\(element.name)>\n"
  }

  // MARK: Changes

  /// The elements that the file still has, the root first.
  var present: [Int] {
    var found: [Int] = []
    var rest = [0]
    while let index = rest.popLast() {
      found.append(index)
      rest += elements[index].children.reversed()
    }
    return found
  }

  mutating func remove(_ index: Int) {
    guard let parent = elements[index].parent else { return }
    elements[parent].children.removeAll { $0 == index }
    elements[index].parent = nil
  }

  /// Puts an element at a place among the children of another, unless that stands within it.
  mutating func move(_ index: Int, into target: Int, at place: Int) {
    var ancestor: Int? = target
    while let current = ancestor {
      if current == index { return }
      ancestor = elements[current].parent
    }
    remove(index)
    elements[index].parent = target
    let children = elements[target].children
    elements[target].children.insert(index, at: min(place, children.count))
  }

  /// Copies an element with all in it beside itself; `renamed` gives the copies' identifiers.
  mutating func duplicate(_ index: Int, renamed: (String) -> String) {
    guard let parent = elements[index].parent else { return }
    let copy = self.copy(index, into: parent, renamed: renamed)
    elements[parent].children.append(copy)
  }

  private mutating func copy(
    _ index: Int, into parent: Int, renamed: (String) -> String
  ) -> Int {
    var element = elements[index]
    element.parent = parent
    if let id = element["id"] { element["id"] = renamed(id) }
    let children = element.children
    element.children = []
    elements.append(element)
    let copy = elements.count - 1
    for child in children {
      let copied = self.copy(child, into: copy, renamed: renamed)
      elements[copy].children.append(copied)
    }
    return copy
  }
}

extension Markup.Element {
  /// Reads a tag without its brackets.
  init(_ tag: Substring) {
    let space = tag.firstIndex { $0.isWhitespace } ?? tag.endIndex
    name = String(tag[..<space])
    attributes = []
    var rest = tag[space...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].filter { !$0.isWhitespace }
      let opening = rest.index(after: equals)
      guard opening < rest.endIndex else { return }
      let start = rest.index(after: opening)
      guard let end = rest[start...].firstIndex(of: rest[opening]) else { return }
      attributes.append((name, String(rest[start..<end])))
      rest = rest[rest.index(after: end)...]
    }
  }
}
