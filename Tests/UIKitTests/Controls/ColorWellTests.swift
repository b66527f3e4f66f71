import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct ColorWellTests {
  private func bitmap(of well: UIColorWell) throws -> Bitmap {
    well.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: well.bounds.size, format: format).image {
      well.layer.render(in: $0.cgContext)
    }
    return try #require(image.cgImage).source.bitmap
  }

  @Test func `a well shows its colour in a ring of hues from red at the top`() throws {
    let well = UIColorWell()
    well.selectedColor = .blue
    let bitmap = try bitmap(of: well)
    #expect(bitmap[14, 14] == Pixel(red: 0, green: 0, blue: 255))
    #expect(bitmap[14, 1].red == 255 && bitmap[14, 1].green < 30)
    // A third of the way around it is green.
    #expect(bitmap[25, 20].green > 240 && bitmap[25, 20].red < 40)
    #expect(bitmap[14, 4].alpha == 0)
  }

  @Test func `a well without a colour has an empty middle, and a disabled one is pale`() throws {
    let well = UIColorWell()
    #expect(try bitmap(of: well)[14, 14].alpha == 0)
    well.isEnabled = false
    well.selectedColor = .blue
    #expect(try bitmap(of: well)[14, 14].alpha == 128)
  }

  @Test func `a well of a file has the file's colour and title`() throws {
    let well: UIColorWell = try NibSample(
      """
      <colorWell id="a" title="Ink" supportsAlpha="NO">
      <color key="selectedColor" systemColor="systemRedColor"/></colorWell>
      """
    ).view()
    #expect(well.selectedColor == .systemRed)
    #expect(well.title == "Ink" && !well.supportsAlpha)
  }
}
