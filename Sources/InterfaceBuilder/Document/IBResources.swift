public import Foundation

/// The pictures and colours that a document stores for the names it uses.
public struct IBResources: Hashable, Sendable {
  /// A picture's name and size, a placeholder if the picture itself is missing.
  public struct Image: Hashable, Sendable {
    /// The name that image views use.
    public let name: String
    /// The size in points, or `nil` if it is not stored.
    public let size: CGSize?
    public let isSymbol: Bool
  }

  /// A name's colour in light appearance.
  public struct Color: Hashable, Sendable {
    /// The name that ``IBColor`` uses.
    public let name: String
    public let color: IBColor
  }

  /// The pictures, in the file's order.
  public let images: [Image]
  /// The stored sizes, by name.
  public let imageSizes: [String: CGSize]
  /// The colours of asset catalogues, in the file's order.
  public let namedColors: [Color]
  /// The system's colours, in the file's order.
  public let systemColors: [Color]

  init(_ resources: IBElement?, reader: ElementReader) throws {
    images = try resources?.children(named: "image").compactMap(reader.image) ?? []
    imageSizes = Dictionary(
      images.compactMap { image in image.size.map { (image.name, $0) } },
      uniquingKeysWith: { one, _ in one })
    namedColors = try resources?.children(named: "namedColor").compactMap(reader.resource) ?? []
    systemColors = try resources?.children(named: "systemColor").compactMap(reader.resource) ?? []
  }
}

extension ElementReader {
  fileprivate func image(_ element: IBElement) throws -> IBResources.Image? {
    guard let name = element["name"] else { return nil }
    var size: CGSize?
    if let width = try number("width", of: element), let height = try number("height", of: element)
    {
      size = CGSize(width: width, height: height)
    }
    return IBResources.Image(name: name, size: size, isSymbol: element["catalog"] == "system")
  }

  fileprivate func resource(_ element: IBElement) throws -> IBResources.Color? {
    guard let name = element["name"], let child = element.child(named: "color"),
      let color = try color(child)
    else { return nil }
    return IBResources.Color(name: name, color: color)
  }
}
