import Graphics
import SymbolGlyphs
import Testing

@testable import UIKit
@testable import UIKitValues

@MainActor struct SymbolVariantTests {
  private func ink(_ name: String, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) throws
    -> Double
  {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    try #require(image.missingDrawing == nil, "\(name)")
    let bitmap = image.source.bitmap
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let rows = Int(part.minY * height)..<Int(part.maxY * height)
    let columns = Int(part.minX * width)..<Int(part.maxX * width)
    var ink = 0
    for y in rows {
      for x in columns where bitmap[x, y].alpha > 128 { ink += 1 }
    }
    return Double(ink) / Double(rows.count * columns.count)
  }

  @Test(arguments: [
    "bell.badge", "folder.badge.plus", "person.crop.circle.badge.plus", "doc.fill.badge.plus",
    "person.crop.circle.fill.badge.checkmark", "calendar.badge.clock", "app.badge.fill",
    "checkmark.shield.fill", "lock.shield", "plus.bubble", "exclamationmark.octagon",
    "1.circle", "50.circle.fill", "a.square", "dollarsign.circle.fill", "textformat", "percent",
    "mic.slash.circle.fill", "building.2.crop.circle", "wifi.slash", "play.rectangle.fill",
    "circle.lefthalf.filled", "star.leadinghalf.filled", "square.inset.filled",
    "rectangle.leadingthird.inset.filled", "line.horizontal.3", "clear", "gobackward.15",
    "battery.100", "document.badge.plus", "icloud.and.arrow.down", "checkmark.seal.fill",
    "list.bullet.rectangle.portrait", "photo.on.rectangle", "chart.bar.fill", "person.3.fill",
  ])
  func `a name's words give its drawing`(name: String) throws {
    let ink = try ink(name)
    #expect(ink > 0.04 && ink < 0.9)
  }

  @Test(arguments: [
    ("bell.fill", "bell"), ("2.circle.fill", "2.circle"), ("lock.shield.fill", "lock.shield"),
    ("person.fill.badge.plus", "person.badge.plus"), ("hand.thumbsup.fill", "hand.thumbsup"),
  ])
  func `a filled variant has more ink`(filled: String, outlined: String) throws {
    #expect(try ink(filled) > ink(outlined))
  }

  private nonisolated static let left = CGRect(x: 0.25, y: 0.35, width: 0.2, height: 0.3)
  private nonisolated static let right = CGRect(x: 0.55, y: 0.35, width: 0.2, height: 0.3)
  private nonisolated static let top = CGRect(x: 0.35, y: 0.25, width: 0.3, height: 0.2)
  private nonisolated static let bottom = CGRect(x: 0.35, y: 0.55, width: 0.3, height: 0.2)

  @Test(arguments: [
    ("circle.lefthalf.filled", left, right), ("circle.righthalf.filled", right, left),
    ("square.tophalf.filled", top, bottom), ("circle.bottomhalf.filled", bottom, top),
  ])
  func `a half is filled on its side`(name: String, full: CGRect, empty: CGRect) throws {
    #expect(try ink(name, part: full) > 0.95)
    #expect(try ink(name, part: empty) < 0.05)
  }

  @Test(arguments: [
    ("star.leadinghalf.filled", true), ("arrow.uturn.backward", true), ("forward.end", false),
    ("star.lefthalf.fill", false),
  ])
  func `what follows the direction of reading is mirrored`(name: String, isMirrored: Bool) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.flipsForRightToLeftLayoutDirection == isMirrored)
  }

  @Test func `hundreds of names are drawn, thousands have a box`() {
    let drawn = SymbolNames.all.filter { SymbolVariants.drawing(named: $0) != nil }
    #expect(drawn.count > 2000)
  }
}
