extension InterfaceBuilderDocument {
  /// Whether a cell has the same content and surroundings in another revision of the file, whatever their lines.
  ///
  /// Compared are the cell, the scene around it, and what is outside of scenes, such as colours and the settings of
  /// the document. Other scenes and other cells of the scene cannot change how the cell is drawn.
  ///
  /// - Parameters:
  ///   - id: the identifier of the cell.
  ///   - other: the other revision.
  /// - Returns: whether both have the cell, and draw it alike.
  public func hasSameCell(_ id: String, as other: InterfaceBuilderDocument) -> Bool {
    kind == other.kind && root.contains(id) && Self.areSame(root, other.root, around: id)
  }

  private static func areSame(_ old: IBElement, _ new: IBElement, around id: String) -> Bool {
    guard old.hasSameStartTag(as: new, except: ignoredAttributes) else { return false }
    if old.id == id { return old.hasSameContent(as: new) }
    func compared(_ element: IBElement) -> [IBElement] {
      element.children.filter { !unrelated.contains($0.name) || $0.contains(id) }
    }
    let (oldChildren, newChildren) = (compared(old), compared(new))
    return old.text == new.text && oldChildren.count == newChildren.count
      && zip(oldChildren, newChildren).allSatisfy { areSame($0, $1, around: id) }
  }

  /// What Interface Builder notes about the Mac that saved the file.
  private static let ignoredAttributes: Set = ["systemVersion"]

  private static let unrelated: Set = [
    "scene", "tableViewCell", "collectionViewCell", "collectionReusableView", "dependencies",
  ]
}

extension IBElement {
  /// Whether the element with an identifier is this one or inside of it.
  fileprivate func contains(_ id: String) -> Bool {
    self.id == id || children.contains { $0.contains(id) }
  }

  fileprivate func hasSameStartTag(as other: IBElement, except ignored: Set<String> = []) -> Bool {
    func compared(_ element: IBElement) -> [String: String] {
      ignored.isEmpty ? element.attributes : element.attributes.filter { !ignored.contains($0.key) }
    }
    return name == other.name && isInstalled == other.isInstalled
      && compared(self) == compared(other)
  }

  fileprivate func hasSameContent(as other: IBElement) -> Bool {
    text == other.text && children.count == other.children.count
      && zip(children, other.children).allSatisfy {
        $0.hasSameStartTag(as: $1) && $0.hasSameContent(as: $1)
      }
  }
}
