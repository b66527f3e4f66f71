extension InterfaceBuilderDocument {
  /// Whether a cell has the same content in another revision of the file, whatever their lines.
  ///
  /// Compared is what a cell is made of: itself, its table's own attributes, the objects of the scene and the resources
  /// that it names, and what is outside of scenes, such as the settings of the document. Views around the table, other
  /// cells, other scenes and connections to code cannot change how the cell is drawn.
  ///
  /// - Parameters:
  ///   - id: the identifier of the cell.
  ///   - other: the other revision.
  ///   - hasSameCanvas: whether the canvas is the same in the versions of Interface Builder that wrote both.
  /// - Returns: whether both have the cell, and draw it alike.
  public func hasSameCell(
    _ id: String, as other: InterfaceBuilderDocument, hasSameCanvas: Bool = false
  ) -> Bool {
    // What Interface Builder notes about the Mac that saved the file, and about itself, and the app's first screen.
    var ignored: Set = ["systemVersion", "initialViewController"]
    if hasSameCanvas { ignored.insert("toolsVersion") }
    guard kind == other.kind, let own = VisibleContent(of: id, in: root, except: ignored) else {
      return false
    }
    return own == VisibleContent(of: id, in: other.root, except: ignored)
  }
}

/// What an element says that can change how a cell is drawn.
private struct VisibleContent: Equatable {
  private let name: String
  private let attributes: [String: String]
  private let text: String
  private let isInstalled: Bool
  private var children: [VisibleContent]

  /// Takes an element without its children.
  private init(only element: IBElement, except ignored: Set<String> = []) {
    name = element.name
    attributes = element.attributes.filter { !ignored.contains($0.key) }
    text = element.text
    isInstalled = element.isInstalled
    children = []
  }

  /// Takes all of an element that can be seen.
  private init(_ element: IBElement) {
    self.init(only: element)
    children = element.children.filter { !$0.isOnlyForCode }.map { VisibleContent($0) }
  }

  /// Takes a cell and what it is made of; nil if the document does not have the cell.
  init?(of id: String, in document: IBElement, except ignored: Set<String>) {
    guard let path = document.path(to: id), let cell = path.last else { return nil }
    self.init(only: document, except: ignored)
    children = document.children
      .filter { !$0.isOnlyForCode && !Self.inside.contains($0.name) }
      .map { VisibleContent($0) }
    children += [VisibleContent(cell)]
    // Of the elements around a cell only its table says something about its rows.
    children += path.filter { $0.name == "tableView" }.map { VisibleContent(only: $0) }
    var words = words
    for object in path.objects where !words.isDisjoint(with: object.ids) {
      let content = VisibleContent(object)
      words.formUnion(content.words)
      children.append(content)
    }
    let resources = document.child(named: "resources")?.children ?? []
    children += resources.filter { $0["name"].map(words.contains) ?? true }
      .map { VisibleContent($0) }
  }

  /// The values of all attributes, and all texts.
  private var words: Set<String> {
    children.reduce(into: Set(attributes.values).union([text])) { $0.formUnion($1.words) }
  }

  /// The parts of a document from which only what a cell names is taken, and none of which draws one.
  private static let inside: Set = ["scenes", "objects", "dependencies", "resources"]
}

extension [IBElement] {
  /// The objects beside the one that leads to the last element, such as views outside of the screen.
  fileprivate var objects: [IBElement] {
    guard let index = firstIndex(where: { $0.name == "objects" }), index + 1 < endIndex else {
      return []
    }
    return self[index].children.filter { $0.id != self[index + 1].id }
  }
}

extension IBElement {
  /// Returns the elements from this one to the one with an identifier; nil if that is not here.
  fileprivate func path(to id: String) -> [IBElement]? {
    if self.id == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }

  /// The identifiers of the element and of all that it contains.
  fileprivate var ids: Set<String> {
    children.reduce(into: Set([id].compactMap(\.self))) { $0.formUnion($1.ids) }
  }

  /// Whether the element leads to code or other scenes, or says where Interface Builder shows a scene.
  ///
  /// Outlets are not among them, as fixtures fill views by the cell's outlets.
  fileprivate var isOnlyForCode: Bool {
    switch name {
    case "segue", "action", "inferredMetricsTieBreakers": true
    case "point": key == "canvasLocation"
    case "connections": children.allSatisfy(\.isOnlyForCode)
    default: false
    }
  }
}
