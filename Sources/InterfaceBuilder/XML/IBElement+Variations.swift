extension IBElement {
  /// Applies the variations that hold for a pair of size classes, here and in all children.
  ///
  /// 1. `default` first, then from the least to the most specific, in the file's order.
  /// 2. A variation's attributes replace those of the element.
  /// 3. A variation's children replace the element's child of the same name and key.
  /// 4. A mask says which of the element's constraints or subviews are installed.
  mutating func resolveVariations(for sizeClasses: IBSizeClasses) {
    for index in children.indices { children[index].resolveVariations(for: sizeClasses) }
    for specificity in 0...2 {
      for variation in children(named: "variation")
      where sizeClasses.specificity(of: variation.key ?? "") == specificity {
        apply(variation)
      }
    }
  }

  private mutating func apply(_ variation: IBElement) {
    attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
    for child in variation.children {
      child.name == "mask" ? apply(mask: child) : replace(with: child)
    }
  }

  private mutating func replace(with child: IBElement) {
    if let index = children.firstIndex(where: { $0.name == child.name && $0.key == child.key }) {
      children[index] = child
    } else {
      children.append(child)
    }
  }

  private mutating func apply(mask: IBElement) {
    guard let container = children.firstIndex(where: { $0.name == mask.key }) else { return }
    for change in mask.children where ["include", "exclude"].contains(change.name) {
      for index in children[container].children.indices
      where children[container].children[index].id == change["reference"] {
        children[container].children[index].isInstalled = change.name == "include"
      }
    }
  }
}
