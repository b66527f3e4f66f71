extension IBElement {
  /// Replaces the file's texts with those of a language, here and in all children.
  mutating func localize(with table: IBStringTable) {
    if let id {
      for (property, text) in table.texts(of: id) {
        setText(text, at: property.split(separator: ".").map(String.init)[...])
      }
    }
    for index in children.indices { children[index].localize(with: table) }
  }

  /// Sets the text at a path of keys, such as `configuration.title`.
  private mutating func setText(_ text: String, at path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if path.count > 1 {
      guard let index = children.firstIndex(where: { $0.key == key }) else { return }
      children[index].setText(text, at: path.dropFirst())
    } else if let state = Self.states[key] {
      guard let index = children.firstIndex(where: { $0.name == "state" && $0.key == state }) else {
        return
      }
      children[index].setString(text, for: "title")
    } else if let item = Self.item(of: key) {
      setText(text, ofItem: item.index, in: item.list)
    } else {
      setString(text, for: key)
    }
  }

  /// The button state of a title property.
  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]

  /// Returns list and index of a key such as `segmentTitles[2]`.
  private static func item(of key: String) -> (list: String, index: Int)? {
    guard key.hasSuffix("]"), let bracket = key.firstIndex(of: "["),
      let index = Int(key[key.index(after: bracket)...].dropLast()), index >= 0
    else { return nil }
    return (String(key[..<bracket]), index)
  }

  private mutating func setText(_ text: String, ofItem index: Int, in list: String) {
    func set(_ attribute: String, in name: String, where isItem: (IBElement) -> Bool) {
      guard let parent = children.firstIndex(where: { $0.name == name }) else { return }
      let items = children[parent].children.indices.filter { isItem(children[parent].children[$0]) }
      guard items.indices.contains(index) else { return }
      children[parent].children[items[index]].setString(text, for: attribute)
    }
    switch list {
    case "segmentTitles": set("title", in: "segments") { $0.name == "segment" }
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      set("value", in: "userDefinedRuntimeAttributes") { $0["type"] == "localizedString" }
    default: return
    }
  }

  /// Sets a text read by ``string(_:)``.
  private mutating func setString(_ text: String, for key: String) {
    attributes[key] = text
  }
}
