/// The properties of an image view.
public struct IBImageView: Hashable, Sendable {
  /// The name of the picture, or `nil` for none.
  public let name: String?
  /// The name of the highlighted picture, or `nil` for the same.
  public let highlightedName: String?
  public let isSymbol: Bool

  init(_ element: IBElement) {
    let reference = element.child(named: "imageReference", key: "image")
    name = element["image"] ?? reference?["image"]
    highlightedName = element["highlightedImage"]
    isSymbol = (reference?["catalog"] ?? element["catalog"]) == "system"
  }
}
