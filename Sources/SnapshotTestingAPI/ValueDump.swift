/// A value with its properties as lines of text, which are the same in every run.
enum ValueDump {
  /// Returns the lines, each ended by a line break.
  static func text(of value: Any) -> String {
    var visited: [ObjectIdentifier] = []
    return lines(of: value, name: nil, depth: 0, &visited).map { $0 + "\n" }.joined()
  }

  private static func lines(
    of value: Any, name: String?, depth: Int, _ visited: inout [ObjectIdentifier]
  ) -> [String] {
    let mirror = Mirror(reflecting: value)
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    let isOpen = object.map(visited.contains) ?? false
    let children = isOpen ? [] : children(of: value, mirror)
    let mark = children.isEmpty ? "-" : "▿"
    let prefix = String(repeating: "  ", count: depth) + mark + " " + (name.map { $0 + ": " } ?? "")
    if let object, !isOpen { visited.append(object) }
    defer { if object != nil, !isOpen { visited.removeLast() } }
    return [prefix + title(of: value, mirror) + (isOpen ? " (contained above)" : "")]
      + children.flatMap { lines(of: $0.value, name: $0.name, depth: depth + 1, &visited) }
  }

  private static func children(of value: Any, _ mirror: Mirror) -> [(name: String?, value: Any)] {
    if let value = value as? any AnySnapshotStringConvertible, !type(of: value).renderChildren {
      return []
    }
    let children = mirror.children.map { (name: $0.label, value: $0.value) }
    switch mirror.displayStyle {
    case .dictionary:
      // A pair's own children are the key and the value; the order of pairs is not that of runs.
      return children.map { (name: nil, value: $0.value) }.sorted {
        text(of: $0.value) < text(of: $1.value)
      }
    case .set: return children.sorted { text(of: $0.value) < text(of: $1.value) }
    case .struct, .class:
      return mirror.isLeaf(value) ? [] : children.sorted { $0.name ?? "" < $1.name ?? "" }
    default: return children
    }
  }

  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let type = type(of: value)
    if let value = value as? any AnySnapshotStringConvertible { return value.snapshotDescription }
    switch (value, mirror.displayStyle) {
    case (let text as String, _): return text.debugDescription
    case (_, .collection?), (_, .set?), (_, .dictionary?):
      let unit =
        mirror.displayStyle == .dictionary
        ? "key/value pair" : mirror.displayStyle == .set ? "member" : "element"
      return mirror.children.count == 1 ? "1 \(unit)" : "\(mirror.children.count) \(unit)s"
    case (_, .tuple?):
      return mirror.children.count == 1 ? "(1 element)" : "(\(mirror.children.count) elements)"
    case (_, .optional?): return mirror.children.isEmpty ? "nil" : "Optional<\(wrappedType(type))>"
    case (_, .enum?):
      let name = mirror.children.first?.label ?? "\(value)"
      return "\(type).\(name)"
    case (_, .struct?), (_, .class?):
      return mirror.isLeaf(value) ? "\(value)" : "\(type)"
    default: return "\(value)"
    }
  }

  private static func wrappedType(_ type: Any.Type) -> String {
    let name = "\(type)"
    guard name.hasPrefix("Optional<"), name.hasSuffix(">") else { return name }
    return String(name.dropFirst("Optional<".count).dropLast())
  }
}

extension Mirror {
  /// Whether a value is shown by its description, as its properties are not what it stands for.
  fileprivate func isLeaf(_ value: Any) -> Bool {
    children.isEmpty && value is any CustomStringConvertible
  }
}
