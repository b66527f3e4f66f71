import Foundation
import Testing
import UIKit

struct BitmapContextTests {
  private static let last = CGImageAlphaInfo.premultipliedLast.rawValue

  private func makeContext(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2, bits: Int = 8,
    bytesPerRow: Int = 0, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32 = last
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: info)
  }

  private func bytes(of context: CGContext, _ count: Int = 16) throws -> [UInt8] {
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  /// Fills the lower left pixel.
  private func fillCorner(_ context: CGContext) {
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `y points up, and rows follow from the top`() throws {
    let context = try #require(makeContext())
    #expect(context.ctm == .identity)
    fillCorner(context)
    #expect(
      try bytes(of: context) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 51, 0, 255, 0, 0, 0, 0])
    let image = try #require(context.makeImage())
    #expect((image.width, image.height) == (2, 2))
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 51, 0] as [UInt8]),
    (
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
      [0, 51, 255, 255]
    ),
    (last | CGBitmapInfo.byteOrder32Big.rawValue, [255, 51, 0, 255]),
    (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 51, 0, 255]),
  ])
  func `components have the order of the bitmap info`(info: UInt32, pixel: [UInt8]) throws {
    let context = try #require(makeContext(width: 1, height: 1, info: info))
    fillCorner(context)
    #expect(try bytes(of: context, 4) == pixel)
    #expect(context.bitmapInfo.rawValue == info)
  }

  @Test func `memory of the app is drawn over, and written at once with the app's rows`() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 1)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 9, count: 24)
    let context = try #require(makeContext(memory, bytesPerRow: 12))
    fillCorner(context)
    let bytes = Array(UnsafeRawBufferPointer(start: memory, count: 24))
    #expect(bytes[..<12].allSatisfy { $0 == 9 })
    #expect(bytes[12...] == [255, 51, 0, 255, 9, 9, 9, 9, 9, 9, 9, 9])
  }

  @Test func `a picture is scaled into one pixel, its average`() throws {
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      }.cgImage)
    var pixel = [UInt8](repeating: 0, count: 4)
    pixel.withUnsafeMutableBytes { memory in
      makeContext(memory.baseAddress, width: 1, height: 1)?
        .draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel[0] >= 127 && pixel[0] <= 128)
    #expect(pixel[3] == 255)
  }

  @Test func `a picture that is drawn stays upright`() throws {
    let context = try #require(makeContext())
    fillCorner(context)
    let image = try #require(context.makeImage())
    let other = try #require(makeContext())
    other.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(of: other) == bytes(of: context))
  }

  @Test func `a picture without interpolation keeps its colours when it is scaled`() throws {
    let source = try #require(makeContext())
    fillCorner(source)
    let image = try #require(source.makeImage())
    let context = try #require(makeContext(width: 6, height: 4))
    let rect = CGRect(x: 0, y: 0, width: 6, height: 4)
    context.saveGState()
    context.interpolationQuality = .none
    context.draw(image, in: rect)
    let empty = [UInt8](repeating: 0, count: 12)
    let row = [[UInt8]](repeating: [255, 51, 0, 255], count: 3).flatMap { $0 } + empty
    let emptyRows = [UInt8](repeating: 0, count: 48)
    #expect(try bytes(of: context, 96) == emptyRows + row + row)
    context.restoreGState()
    #expect(context.interpolationQuality == .default)
    context.clear(rect)
    context.draw(image, in: rect)
    #expect(try bytes(of: context, 96) != emptyRows + row + row)
  }

  @Test func `grey is as light as the colour, black where nothing is drawn`() throws {
    let context = try #require(
      makeContext(space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // 0.7152 of the light of white.
    #expect(try bytes(of: context, 4) == [0, 0, 220, 0])
    #expect(context.bitsPerPixel == 8)
    #expect(context.makeImage()?.alphaInfo == .premultipliedLast)
  }

  @Test func `alpha alone is kept`() throws {
    let context = try #require(makeContext(info: CGImageAlphaInfo.alphaOnly.rawValue))
    context.setFillColor(gray: 1, alpha: 0.2)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(try bytes(of: context, 4) == [0, 51, 0, 0])
  }

  @Test func `clips, masks and layers are in what memory shows, once they are complete`() throws {
    let context = try #require(makeContext())
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try bytes(of: context).allSatisfy { $0 == 0 })
    context.endTransparencyLayer()
    #expect(try bytes(of: context)[8...] == [255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test(arguments: [
    (16, CGImageAlphaInfo.premultipliedLast.rawValue), (8, CGImageAlphaInfo.last.rawValue),
    (8, CGImageAlphaInfo.none.rawValue), (8, 12),
    (8, last | CGBitmapInfo.floatComponents.rawValue),
  ])
  func `pixels of other kinds get no context`(bits: Int, info: UInt32) {
    #expect(makeContext(bits: bits, info: info) == nil)
  }

  @Test func `a context needs pixels, and rows that hold them`() {
    #expect(makeContext(width: 0) == nil)
    #expect(makeContext(width: .max) == nil)
    #expect(makeContext(bytesPerRow: 7) == nil)
  }

  @Test func `contexts of views and image renderers have no bytes`() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      #expect(context.cgContext.data == nil)
      #expect(context.cgContext.bitsPerComponent == 0)
      #expect(context.cgContext.ctm == .identity)
    }
  }
}
