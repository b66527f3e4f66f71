internal import Foundation
internal import UIKit

/// Reads the content that fixtures set on views.
@MainActor struct CellContentReading {
  /// The folder for relative paths of images.
  let folder: URL

  func content(_ node: CellFileReader.Node) throws -> [CellContent] {
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

  private func value(
    _ node: CellFileReader.Node, _ form: ViewProperty.Form
  ) throws -> ViewValue {
    switch form {
    case .text: .text(try node.text())
    case .flag: .bool(try node.bool())
    case .image: .image(try image(node))
    case .color: .color(try color(node))
    case .number(let range): .number(try node.number(range))
    case .integer(let range): .number(Double(try node.integer(range)))
    }
  }

  private func image(_ node: CellFileReader.Node) throws -> UIImage {
    let path = folder.appendingPathComponent(try node.text()).path
    guard let image = UIImage(contentsOfFile: path) else {
      throw node.error(
        "\(path) is not a readable PNG or JPEG. The path is relative to the cell file.")
    }
    return image
  }

  /// A colour as `#RRGGBB` or `#RRGGBBAA`.
  private func color(_ node: CellFileReader.Node) throws -> UIColor {
    let text = try node.text()
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits.count == 6 ? digits + "FF" : digits, radix: 16)
    else { throw node.error("“\(text)” is not a colour. Allowed: #RRGGBB and #RRGGBBAA.") }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
