extension LayoutNode {
  /// Returns the tree without the attributes that a version of the vocabulary does not have.
  package func limited(to vocabulary: Int) -> LayoutNode {
    guard vocabulary < LayoutVocabulary.current else { return self }
    var node = self
    node.attributes = attributes.filter { LayoutVocabulary.version(of: $0.key) <= vocabulary }
    node.children = children.map { $0.limited(to: vocabulary) }
    return node
  }
}
