/// The identifiers of a document's objects, and the connections and constraints with missing ones.
struct References {
  private let file: String
  private var lines: [String: Int] = [:]
  private(set) var notes: [IBNote] = []

  /// Collects the identifiers below a root; throws where two objects share one.
  init(_ root: IBElement, file: String) throws {
    self.file = file
    let objects = root.children.filter { ["objects", "scenes"].contains($0.name) }
    for element in objects { try collect(element) }
    for element in objects { check(element) }
  }

  private mutating func collect(_ element: IBElement) throws {
    if let id = element.id, let first = lines.updateValue(element.line, forKey: id) {
      throw InterfaceBuilderError.duplicateID(
        file: file, line: element.line, id: id, firstLine: first)
    }
    for child in element.children { try collect(child) }
  }

  private mutating func check(_ element: IBElement) {
    for attribute in Self.attributes[element.name] ?? [] {
      guard let id = element[attribute], lines[id] == nil else { continue }
      notes.append(
        IBNote(
          kind: .missingObject(element: element.name, attribute: attribute, id: id),
          line: element.line))
    }
    for child in element.children { check(child) }
  }

  private static let attributes = [
    "constraint": ["firstItem", "secondItem"], "outlet": ["destination"],
    "outletCollection": ["destination"],
  ]
}
