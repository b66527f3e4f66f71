extension InterfaceBuilderDocument {
  /// Whether a cell has the same content and surroundings in another revision of the file, whatever their lines.
  ///
  /// Compared are the cell, the scene around it, the resources that one of them names, and what is outside of scenes, such
  /// as the settings of the document. Other scenes, other cells of the scene and connections to code cannot change how the
  /// cell is drawn.
  ///
  /// - Parameters:
  ///   - id: the identifier of the cell.
  ///   - other: the other revision.
  ///   - hasSameCanvas: whether the canvas is the same in the versions of Interface Builder that wrote both.
  /// - Returns: whether both have the cell, and draw it alike.
  public func hasSameCell(
    _ id: String, as other: InterfaceBuilderDocument, hasSameCanvas: Bool = false
  ) -> Bool {
    // What Interface Builder notes about the Mac that saved the file, and about itself.
    let ignored: Set = hasSameCanvas ? ["systemVersion", "toolsVersion"] : ["systemVersion"]
    guard kind == other.kind, let own = VisibleContent(of: root, around: id, except: ignored) else {
      return false
    }
    return own == VisibleContent(of: other.root, around: id, except: ignored)
  }
}

/// What an element says that can change how a cell is drawn.
private struct VisibleContent: Equatable {
  private let name: String
  private let attributes: [String: String]
  private let text: String
  private let isInstalled: Bool
  private var children: [VisibleContent]

  private init(_ element: IBElement, children: [VisibleContent], except ignored: Set<String> = []) {
    name = element.name
    attributes = element.attributes.filter { !ignored.contains($0.key) }
    text = element.text
    isInstalled = element.isInstalled
    self.children = children
  }

  /// Takes all of an element that can be seen, but what has a name to leave out.
  private init(_ element: IBElement, without names: Set<String> = []) {
    let children = element.children.filter { !$0.isOnlyForCode && !names.contains($0.name) }
    self.init(element, children: children.map { VisibleContent($0, without: names) })
  }

  /// Takes a cell and what surrounds it.
  ///
  /// - Parameters:
  ///   - element: an element around the cell, or the cell.
  ///   - path: the indices of the children that lead to the cell.
  ///   - ignored: attributes of a document that nobody can see.
  private init(around element: IBElement, _ path: ArraySlice<Int>, except ignored: Set<String>) {
    guard let next = path.first else {
      self.init(element)
      return
    }
    let children = element.children.indices.compactMap { index -> VisibleContent? in
      let child = element.children[index]
      if index == next { return VisibleContent(around: child, path.dropFirst(), except: ignored) }
      return child.isOnlyForCode || Self.unrelated.contains(child.name)
        ? nil : VisibleContent(child, without: Self.unrelated)
    }
    self.init(element, children: children, except: ignored)
  }

  /// Takes a cell and what surrounds it, and the resources that they name; nil if the document does not have the cell.
  init?(of document: IBElement, around id: String, except ignored: Set<String>) {
    guard let path = document.path(to: id) else { return nil }
    self.init(around: document, path[...], except: ignored)
    let words = words
    let resources = document.child(named: "resources")?.children ?? []
    children += resources.filter { $0["name"].map(words.contains) ?? true }
      .map { VisibleContent($0) }
  }

  /// The values of all attributes, and all texts.
  private var words: Set<String> {
    children.reduce(into: Set(attributes.values).union([text])) { $0.formUnion($1.words) }
  }

  /// What does not surround a cell, even if it is beside it, and what is taken as far as it is named.
  private static let unrelated: Set = [
    "scene", "tableViewCell", "collectionViewCell", "collectionReusableView", "connections",
    "dependencies", "resources",
  ]
}

extension IBElement {
  /// Returns the indices of the children that lead to the element with an identifier; nil if it is not here.
  fileprivate func path(to id: String) -> [Int]? {
    if self.id == id { return [] }
    for (index, child) in children.enumerated() {
      if let path = child.path(to: id) { return [index] + path }
    }
    return nil
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
