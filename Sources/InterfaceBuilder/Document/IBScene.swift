/// The objects of one scene of a storyboard; a xib is one scene without an identifier.
public struct IBScene: Hashable, Sendable {
  /// The scene's identifier, or `nil` in a xib.
  public let id: String?
  public let line: Int
  /// The objects other than views, in the file's order: controllers, placeholders, ….
  public let objects: [IBObject]
  /// The top-level views, in the file's order; those of a controller are in its ``IBObject/views``.
  public let views: [IBView]

  /// All top-level and controllers' views, controllers' first.
  public var allRoots: [IBView] { objects.flatMap(\.views) + views }

  init(_ elements: [IBElement], id: String?, line: Int, reader: ElementReader) throws {
    self.id = id
    self.line = line
    objects = try elements.filter { !$0.isView }.map { try IBObject($0, reader: reader) }
    views = try elements.filter(\.isView).map { try IBView($0, role: .root, reader: reader) }
  }
}
