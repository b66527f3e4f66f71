/// The element of an Interface Builder file that a view was made from.
public struct LayoutElement: Codable, Hashable, Sendable {
  /// The view path.
  public var view: String
  /// The path of the file.
  public var file: String
  /// The line of the element, counted from 1.
  public var line: Int
  /// The element's identifier; nil for the content view of an old collection cell.
  public var id: String?

  /// Creates the place of a view.
  public init(view: String, file: String, line: Int, id: String?) {
    self.view = view
    self.file = file
    self.line = line
    self.id = id
  }

  /// The file's name and the line, such as `SongCell.xib:20`.
  public var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
