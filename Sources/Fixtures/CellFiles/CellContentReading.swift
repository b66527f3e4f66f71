internal import Foundation
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// Reads the content that fixtures set on views.
@MainActor struct CellContentReading {
  let folder: URL
  private let images = ImageFiles()

  /// The images that fixtures name, each read once.
  private final class ImageFiles {
    var images: [String: UIImage] = [:]
  }

  /// More letters than any cell shows, few enough to be laid out in seconds.
  private static let textLimit = 100_000

  init(folder: URL) { self.folder = folder }

  func content(_ node: CellFileJSON.Node) throws -> [CellContent] {
    try node.namedMembers().map { name, node in
      let members = try node.members(ViewContent.keys)
      return CellContent(
        view: name,
        changes: try ViewContent.keys.compactMap { key in
          guard let member = members[key], let form = ViewContent.form(of: key) else { return nil }
          return (key, try value(member, form))
        }, node: node)
    }
  }

  func value(
    _ node: CellFileJSON.Node, _ form: ViewProperty.Form
  ) throws -> ViewValue {
    switch form {
    case .text: .text(try text(node))
    case .flag: .bool(try node.bool())
    case .image: .image(try image(node))
    case .color: .color(try color(node))
    case .number(let range): .number(try node.number(range))
    case .integer(let range): .number(Double(try node.integer(range)))
    }
  }

  private func text(_ node: CellFileJSON.Node) throws -> String {
    let text = try node.text()
    guard text.utf8.count <= Self.textLimit else {
      throw node.error("the text is longer than \(Self.textLimit) bytes. Shorten it.")
    }
    return text
  }

  private func image(_ node: CellFileJSON.Node) throws -> UIImage {
    let path = folder.appendingPathComponent(try node.text()).path
    if let image = images.images[path] { return image }
    guard let image = UIImage(contentsOfFile: path) else {
      throw node.error(
        "\(path) is not a readable PNG or JPEG. The path is relative to the cell file.")
    }
    images.images[path] = image
    return image
  }

  /// A colour as `#RRGGBB` or `#RRGGBBAA`.
  private func color(_ node: CellFileJSON.Node) throws -> UIColor {
    let text = try node.text()
    guard let color = UIColor(hexText: text.count == 7 ? text + "FF" : text) else {
      throw node.error("“\(text)” is not a colour. Allowed: #RRGGBB and #RRGGBBAA.")
    }
    return color
  }
}
