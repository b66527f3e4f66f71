import Foundation

/// The pictures of a page, by their paths in the results.
struct PagePictures {
  let load: (String) -> Data?

  /// The picture under a caption, or what stands in its place.
  func figure(_ path: String?, caption: String, scale: Double) -> HTMLNode {
    Self.figure(caption, content(path, caption, scale))
  }

  /// A caption with words in the place of a picture.
  static func absent(_ caption: String, _ reason: String) -> HTMLNode {
    figure(caption, absence(reason))
  }

  private static func figure(_ caption: String, _ content: HTMLNode) -> HTMLNode {
    .tag("figure", [], .tag("figcaption", [], .text(caption)), content)
  }

  private static func absence(_ reason: String) -> HTMLNode {
    .tag("div", class: "absent", [], .text(reason))
  }

  private func content(_ path: String?, _ caption: String, _ scale: Double) -> HTMLNode {
    guard let path else { return Self.absence("none was kept") }
    guard let data = load(path) else { return Self.absence("\(path) is not there") }
    if path.hasSuffix(".txt") {
      return .tag("pre", [], .text(String(decoding: data, as: UTF8.self)))
    }
    guard let picture = EmbeddedPicture(data) else {
      return Self.absence("\(path) is no PNG")
    }
    return picture.image(scale: scale, description: "\(caption): \(path)")
  }
}
