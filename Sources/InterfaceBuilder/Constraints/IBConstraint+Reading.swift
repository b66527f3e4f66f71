extension IBConstraint {
  init(_ element: IBElement, ownerID: String?, reader: ElementReader) throws {
    self.element = element
    firstItem = Self.item(element["firstItem"], ownerID: ownerID) ?? .owner
    firstAttribute = try Self.attribute("firstAttribute", of: element, reader)
    relation = try Self.relation(of: element, reader)
    secondItem = Self.item(element["secondItem"], ownerID: ownerID)
    secondAttribute =
      secondItem == nil ? nil : try Self.attribute("secondAttribute", of: element, reader)
    multiplier = try reader.multiplier("multiplier", of: element)
    constant = try reader.number("constant", of: element, default: 0)
    priority = try reader.priority("priority", of: element, default: 1000)
    isPlaceholder = reader.bool("placeholder", of: element, default: false)
  }

  private static func item(_ id: String?, ownerID: String?) -> Item? {
    id.map { $0 == ownerID ? .owner : .object(id: $0) }
  }

  private static func attribute(
    _ name: String, of element: IBElement, _ reader: ElementReader
  ) throws -> Attribute {
    guard let attribute = element[name].flatMap(Attribute.init) else {
      throw invalid(name, element, reader)
    }
    return attribute
  }

  private static func relation(of element: IBElement, _ reader: ElementReader) throws -> Relation {
    guard let relation = Relation(rawValue: element["relation"] ?? "equal") else {
      throw invalid("relation", element, reader)
    }
    return relation
  }

  private static func invalid(
    _ attribute: String, _ element: IBElement, _ reader: ElementReader
  ) -> InterfaceBuilderError {
    .invalidConstraint(
      file: reader.file, line: element.line, attribute: attribute, value: element[attribute])
  }
}

extension ElementReader {
  /// Returns the constraints listed under a view; only `constraint` elements are read.
  func constraints(of element: IBElement) throws -> [IBConstraint] {
    try element.children(named: "constraints").flatMap(\.children)
      .filter { $0.name == "constraint" }
      .map { try IBConstraint($0, ownerID: element.id, reader: self) }
  }
}
