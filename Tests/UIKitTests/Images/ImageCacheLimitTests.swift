import Foundation
import Graphics
import SymbolGlyphs
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitValues

/// How many pictures the caches of images keep, seen by whether pixels are shared.
@MainActor struct ImageCacheLimitTests {
  @Test(arguments: [(62, true), (63, true), (64, false)])
  func `sixty-four files stay decoded`(others: Int, isKept: Bool) throws {
    let folder = try TemporaryFolder()
    let cache = NamedImages()
    func source(_ number: Int) throws -> ImageSource {
      let path = "\(number).png"
      if !FileManager.default.fileExists(atPath: folder.url(of: path).path) {
        try folder.writePicture(.black, width: 1, height: 1, to: path)
      }
      return try #require(cache.source(of: folder.url(of: path), name: "image"))
    }
    let first = try source(0)
    for number in 0..<others { _ = try source(number + 1) }
    #expect(try first.sharesPixels(with: source(0)) == isKept)
  }

  @Test(arguments: [(126, true), (127, true), (128, false)])
  func `a hundred and twenty-eight symbols stay drawn`(others: Int, isKept: Bool) throws {
    let glyph = SymbolGlyph(name: "dot", width: 1, height: 1) { _ in }
    let cache = SymbolCache()
    func source(_ width: Int) -> ImageSource {
      cache.source(
        SymbolCache.Key(symbol: Symbol(glyph: glyph), weight: .regular, width: width, height: 1))
    }
    let first = source(1)
    for width in 0..<others { _ = source(width + 2) }
    #expect(first.sharesPixels(with: source(1)) == isKept)
  }
}

extension ImageSource {
  /// Whether both have the same pixels in memory, not only equal ones.
  fileprivate func sharesPixels(with other: ImageSource) -> Bool {
    bitmap.pixels.withUnsafeBufferPointer { first in
      other.bitmap.pixels.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
  }
}
