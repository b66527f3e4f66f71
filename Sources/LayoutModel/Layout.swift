/// A laid-out tree of views with the constraints between them.
public struct Layout: Hashable, Sendable {
  /// The views, with the cell at the root.
  public var tree: LayoutNode
  /// The app's constraints between the views; empty if unknown.
  public var constraints: [LayoutConstraint]
  /// The version of the attributes that ``LayoutNode/attributes`` contains wherever they differ from their defaults.
  ///
  /// A file of an earlier version contains fewer, and nothing is known of the others.
  public var vocabulary: Int

  /// Creates a layout as this version describes it.
  public init(
    _ tree: LayoutNode, constraints: [LayoutConstraint] = [],
    vocabulary: Int = LayoutVocabulary.current
  ) {
    self.tree = tree
    self.constraints = constraints
    self.vocabulary = vocabulary
  }
}

extension LayoutNode {
  /// How the attributes of a text's runs begin; a number follows.
  package static let textRunPrefix = "textRun "
}
