import Foundation
import Synchronization
import Testing

@testable import Graphics

/// What is allowed just below a limit, at it and just above it.
struct LimitTests {
  @Test(
    arguments: [
      (Bitmap.maxPixelCount - 1, 1, true), (Bitmap.maxPixelCount, 1, true),
      (Bitmap.maxPixelCount + 1, 1, false), (1 << 13, 1 << 13, true),
      (1 << 13, (1 << 13) + 1, false),
    ] as [(Int, Int, Bool)])
  func `a bitmap has so many pixels at most`(width: Int, height: Int, isValid: Bool) {
    #expect(Bitmap.isValidSize(width: width, height: height) == isValid)
  }

  /// A dash and a gap of one point each.
  @Test(arguments: [(19_998.0, 9_999), (19_999.0, 10_000), (20_000.0, 1), (20_001.0, 1)])
  func `a pattern of 20,000 lengths is drawn as a solid line`(length: Double, count: Int) throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: length, y: 0))
    let line = try #require(path.polylines(flatness: 1).first)
    #expect(line.dashes([1, 1], phase: 0).count == count)
  }

  /// Three boxes reach half their size to one side each.
  @Test(arguments: [(4095.0, 6141), (4096.0, 6144), (4097.0, 6144), (100_000.0, 6144)])
  func `a box of a blur has 4096 pixels at most`(size: Double, reach: Int) {
    let deviation = size * 4 / (3 * (2 * Double.pi).squareRoot())
    #expect(BoxBlur(standardDeviation: deviation).reach == reach)
  }

  @Test(
    arguments: [(-1.01, false), (-1, true), (0, true), (1, true), (1.01, false)] as [(Double, Bool)]
  )
  func `a side within a 1024th of a pixel of an edge is on it`(part: Double, isOnEdge: Bool) {
    let surface = Surface(bounds: PixelRect(x: 0, y: 0, width: 4, height: 4))
    let edge = Renderer(surface: surface, scale: 2).pixelEdge((2 + part / 1024) / 2)
    #expect((edge == 2) == isOnEdge)
  }

  @Test(arguments: [(9_999, true), (10_000, true), (10_001, false), (100_000, false)])
  func `a compressed text is read up to a size`(count: Int, isRead: Bool) throws {
    let text = String(repeating: "a", count: count)
    let packed = try PNGText(keyword: "k", text: text).chunk().bytes.dropFirst(3)
    #expect(PNGText.inflated(packed, limit: 10_000)?.count == (isRead ? count : nil))
  }

  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func `a file's compressed text has 64 MB at most`(beyond: Int, isRead: Bool) {
    let count = (64 << 20) + beyond
    #expect(PNGText.inflated(Self.storedZeros(count)[...])?.count == (isRead ? count : nil))
  }

  /// A zlib stream of zeros that are not compressed, which is quickly made.
  private static func storedZeros(_ count: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = count
    repeat {
      let length = min(rest, 65_535)
      rest -= length
      let (low, high) = (UInt8(length & 255), UInt8(length >> 8))
      stream += [rest == 0 ? 1 : 0, low, high, ~low, ~high]
      stream += [UInt8](repeating: 0, count: length)
    } while rest > 0
    let sum = UInt32(count % 65_521) << 16 | 1
    return stream + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  @Test(arguments: [(3, true), (4, true), (5, false)])
  func `four sizes of a picture stay scaled`(count: Int, isFirstKept: Bool) throws {
    let source = ImageSource(name: "grey", bitmap: try #require(Bitmap(width: 1, height: 1)))
    func request(_ size: Int) -> ScaledImage.Request {
      ScaledImage.Request(
        part: PixelRect(x: 0, y: 0, width: 1, height: 1), x: 0, y: 0, width: Double(size),
        height: 1, target: PixelRect(x: 0, y: 0, width: size, height: 1))
    }
    for size in 1...count { _ = source.storage.scaled(request(size)) }
    let kept = source.storage.scaledImages.withLock { $0.map(\.request) }
    #expect(kept.count == min(count, 4))
    #expect(kept.contains(request(1)) == isFirstKept)
    #expect(kept.last == request(count))
  }
}
