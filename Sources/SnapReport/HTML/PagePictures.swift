import Foundation

/// The pictures of a page, by their paths in the results.
struct PagePictures {
  let load: (String) -> Data?

  /// The picture under a caption, or what stands in its place.
  func figure(_ path: String?, caption: String, scale: Double) -> HTMLNode {
    .tag("figure", [], .tag("figcaption", [], .text(caption)), content(path, caption, scale))
  }

  private func content(_ path: String?, _ caption: String, _ scale: Double) -> HTMLNode {
    guard let path else { return .tag("div", class: "absent", [], "none was kept") }
    guard let data = load(path) else {
      return .tag("div", class: "absent", [], "\(path) is not there")
    }
    guard let picture = EmbeddedPicture(data) else {
      return .tag("div", class: "absent", [], "\(path) is no PNG")
    }
    return picture.image(scale: scale, description: "\(caption): \(path)")
  }
}
