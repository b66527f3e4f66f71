/// An attributed text.
public struct IBAttributedText: Hashable, Sendable {
  /// A stretch of text with one set of attributes.
  public struct Fragment: Hashable, Sendable {
    public let content: String
    /// The elements of its attributes, with keys such as `NSFont`, `NSColor`, `NSParagraphStyle`.
    public let attributes: [IBElement]
  }

  /// The stretches, in order.
  public let fragments: [Fragment]

  /// The text without its attributes.
  public var string: String { fragments.map(\.content).joined() }

  init(_ element: IBElement) {
    fragments = element.children(named: "fragment").map { fragment in
      Fragment(
        content: fragment.string("content") ?? "",
        attributes: fragment.child(named: "attributes")?.children ?? [])
    }
  }
}

extension IBElement {
  /// Returns the attributed text of a child with a key, such as `attributedTitle`, or `nil` for none.
  public func attributedText(_ key: String) -> IBAttributedText? {
    child(named: "attributedString", key: key).map(IBAttributedText.init)
  }
}
