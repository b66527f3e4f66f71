extension InterfaceBuilderDocument {
  /// Whether a cell has the same content in another revision of the file, whatever their lines, so that an app draws it
  /// alike.
  ///
  /// Compared is what a cell is made of: itself, its table's own attributes, the objects of the scene and the resources
  /// that it names, and what is outside of scenes. Views around the table, other cells, other scenes, connections to code
  /// and the canvas cannot change how an app draws the cell, nor can the frames that constraints compute.
  ///
  /// - Parameters:
  ///   - id: the identifier of the cell.
  ///   - other: the other revision.
  /// - Returns: whether both have the cell, and draw it alike.
  public func hasSameCell(_ id: String, as other: InterfaceBuilderDocument) -> Bool {
    guard kind == other.kind, let own = VisibleContent(of: id, in: root) else { return false }
    return own == VisibleContent(of: id, in: other.root)
  }
}

/// What an element says that can change how a cell is drawn.
private struct VisibleContent: Equatable {
  private let name: String
  private let attributes: [String: String]
  private let text: String
  private let isInstalled: Bool
  private var children: [VisibleContent]

  /// Takes an element without its children and some of its attributes.
  fileprivate init(only element: IBElement, except ignored: Set<String> = []) {
    name = element.name
    attributes = element.attributes.filter {
      !ignored.contains($0.key) && !Self.warnings.contains($0.key)
    }
    text = element.text
    isInstalled = element.isInstalled
    children = []
  }

  /// Takes all of an element that can be seen.
  fileprivate init(_ element: IBElement) {
    self.init(only: element)
    children = element.children.filter { !$0.isOnlyForCode }.compactMap { child in
      if child.name == "rect", child.key == "frame" { return element.frame(child) }
      return VisibleContent(child)
    }
  }

  /// Takes a cell and what it is made of; nil if the document does not have the cell.
  init?(of id: String, in document: IBElement) {
    guard let path = document.path(to: id), let cell = path.last else { return nil }
    self.init(only: document, except: Self.ofEditor)
    children = document.children
      .filter { !$0.isOnlyForCode && !Self.partly.contains($0.name) }
      .map { VisibleContent($0) }
    children.append(VisibleContent(cell))
    // Of the elements around a cell only its table says something about its rows.
    children += path.filter { $0.name == "tableView" }.map { VisibleContent(only: $0) }
    var words = words
    for object in path.objects where !words.isDisjoint(with: object.ids) {
      let content = VisibleContent(object)
      words.formUnion(content.words)
      children.append(content)
    }
    let resources = document.child(named: "resources")?.children ?? []
    children += resources.filter { $0["name"].map(words.contains) ?? true }.map(\.resource)
  }

  /// The values of all attributes, and all texts.
  private var words: Set<String> {
    children.reduce(into: Set(attributes.values).union([text])) { $0.formUnion($1.words) }
  }

  /// What the editor warned of when it saved the file.
  private static let warnings: Set = ["ambiguous", "misplaced"]

  /// What a document says of the Mac and the editor that saved it, and the app's first screen.
  private static let ofEditor: Set = ["systemVersion", "toolsVersion", "initialViewController"]

  /// The parts of a document of which a cell shows what it names, and those of the editor.
  private static let partly: Set = ["scenes", "objects", "resources", "dependencies", "device"]
}

extension IBElement {
  /// What a resource of a document tells about a cell that names it.
  fileprivate var resource: VisibleContent {
    // A symbol has the size of its font, whatever it is on the canvas.
    let isSymbol = name == "image" && self["catalog"] == "system"
    return isSymbol
      ? VisibleContent(only: self, except: ["width", "height"]) : VisibleContent(self)
  }

  /// Returns what the stored frame of this view tells about its picture; nil if its constraints compute the frame.
  fileprivate func frame(_ rect: IBElement) -> VisibleContent? {
    // The place of a cell in its table.
    if name.hasSuffix("Cell") { return VisibleContent(only: rect, except: ["x", "y"]) }
    guard self["translatesAutoresizingMaskIntoConstraints"] == "NO" else {
      return VisibleContent(only: rect)
    }
    // Other views, such as missing images, may have the size that is stored.
    return Self.computed.contains(name) ? nil : VisibleContent(only: rect, except: ["x", "y"])
  }

  /// Views whose sizes come from their content and constraints alone.
  private static let computed: Set = [
    "activityIndicatorView", "button", "label", "pageControl", "progressView", "segmentedControl",
    "slider", "stackView", "stepper", "switch", "textField", "view",
  ]
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
