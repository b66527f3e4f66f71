internal import Foundation
internal import UIKit

/// Reads what fixtures set on views.
@MainActor struct CellContentReading {
  /// The folder that pictures are relative to.
  let folder: URL

  func content(_ node: CellFileReader.Node) throws -> [CellContent] {
    try node.namedMembers().map { name, node in
      let members = try node.members(CellFileKeys.content)
      return CellContent(
        view: name,
        changes: try CellFileKeys.content.compactMap { key in
          guard let member = members[key], let change = try change(key, member) else { return nil }
          return (key, change)
        }, node: node)
    }
  }

  private func change(_ key: String, _ node: CellFileReader.Node) throws -> CellContent.Change? {
    switch key {
    case "text": .text(try node.text())
    case "placeholder": .placeholder(try node.text())
    case "lines": .lines(try node.integer(0...1000))
    case "image": .image(try image(node))
    case "hidden": .hidden(try node.bool())
    case "alpha": .alpha(try node.number(0...1))
    case "textColor": .textColor(try color(node))
    case "backgroundColor": .backgroundColor(try color(node))
    case "tintColor": .tintColor(try color(node))
    case "enabled": .enabled(try node.bool())
    case "selected": .selected(try node.bool())
    case "on": .on(try node.bool())
    case "value": .value(try node.number(-1_000_000...1_000_000))
    case "progress": .progress(try node.number(0...1))
    case "selectedSegment": .selectedSegment(try node.integer(-1...100))
    case "currentPage": .currentPage(try node.integer(0...1000))
    case "animating": .animating(try node.bool())
    default: nil
    }
  }

  private func image(_ node: CellFileReader.Node) throws -> UIImage {
    let path = folder.appendingPathComponent(try node.text()).path
    guard let image = UIImage(contentsOfFile: path) else {
      throw node.error(
        "\(path) is no PNG or JPEG that can be read. The path is relative to the cell file.")
    }
    return image
  }

  /// A colour as `#RRGGBB` or `#RRGGBBAA`.
  private func color(_ node: CellFileReader.Node) throws -> UIColor {
    let text = try node.text()
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits.count == 6 ? digits + "FF" : digits, radix: 16)
    else { throw node.error("“\(text)” is no colour. Allowed: #RRGGBB and #RRGGBBAA.") }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
