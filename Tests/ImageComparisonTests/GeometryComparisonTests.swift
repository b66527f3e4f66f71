import Graphics
import ImageComparison
import Testing

/// Pictures of blocks, at two pixels per point.
struct GeometryComparisonTests {
  private struct Block {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var color = Pixel(red: 0, green: 0, blue: 0)
  }

  private func picture(
    _ blocks: [Block], width: Int = 200, height: Int = 100,
    on background: Pixel = Pixel(red: 255, green: 255, blue: 255)
  ) throws -> Bitmap {
    var bitmap = try #require(Bitmap(width: width, height: height))
    let all = [Block(x: 0, y: 0, width: width, height: height, color: background)] + blocks
    for block in all {
      for y in block.y..<block.y + block.height {
        for x in block.x..<block.x + block.width { bitmap[x, y] = block.color }
      }
    }
    return bitmap
  }

  private func differences(
    _ actual: [Block], _ expected: [Block], texts: [Block] = []
  ) throws -> [GeometryDifference] {
    let areas = texts.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    return GeometryComparison(
      of: try picture(actual), with: try picture(expected), scale: 2, texts: areas
    ).differences
  }

  private let image = Block(x: 20, y: 20, width: 40, height: 40)
  private let text = Block(x: 80, y: 30, width: 60, height: 20)

  @Test(arguments: [(0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 1), (0, 2, 1), (0, -2, 1), (-30, 0, 2)])
  func `a block has to be less than a point from its place`(dx: Int, dy: Int, count: Int) throws {
    var other = image
    other.x += dx
    other.y += dy
    // Beyond its own width it is something else.
    if dx == -30 { (other.x, other.width) = (150, 20) }
    #expect(try differences([image], [other]).filter { $0.kind != .color }.count == count)
  }

  @Test func `a block that is moved names its edges`() throws {
    var other = image
    other.x -= 4
    other.width += 2
    let found = try differences([image], [other])
    #expect(found.map(\.kind) == [.place])
    #expect(found.first?.edges == GeometryDifference.Edges(left: 4, right: 2))
  }

  @Test func `a text has its own width`() throws {
    var wider = text
    wider.width += 8
    #expect(try differences([text], [wider], texts: [text]).map(\.kind) == [.textWidth])
    wider.x += 4
    #expect(try differences([text], [wider], texts: [text]).map(\.kind) == [.place])
    wider.x = text.x - 4
    #expect(try differences([text], [wider], texts: [text]).map(\.kind) == [.textWidth])
  }

  @Test func `letters may be a little higher`() throws {
    var higher = text
    higher.y -= 2
    higher.height += 2
    #expect(try differences([text], [higher], texts: [text]).isEmpty)
    higher.height = text.height
    #expect(try differences([text], [higher], texts: [text]).map(\.kind) == [.place])
  }

  @Test func `what a text moves is told apart`() throws {
    var (wider, icon) = (text, Block(x: 150, y: 30, width: 20, height: 20))
    wider.width += 8
    let moved = Block(x: icon.x + 8, y: icon.y, width: 20, height: 20)
    let kinds = try differences([text, icon], [wider, moved], texts: [text]).map(\.kind)
    #expect(kinds == [.textWidth, .textWidth])
    icon.x -= 6
    #expect(
      try differences([text, icon], [wider, moved], texts: [text]).map(\.kind)
        == [.textWidth, .place])
  }

  @Test func `another line is found`() throws {
    let second = Block(x: 80, y: 60, width: 60, height: 20)
    let found = try differences([text], [text, second], texts: [text])
    #expect(found.map(\.kind) == [.missing])
  }

  @Test func `what only one picture shows is found`() throws {
    #expect(try differences([image], [image, text]).map(\.kind) == [.missing])
    #expect(try differences([image, text], [image]).map(\.kind) == [.unexpected])
  }

  @Test func `parts inside of an area are compared, from its corner`() throws {
    let card = Block(
      x: 10, y: 10, width: 180, height: 80, color: Pixel(red: 240, green: 240, blue: 247))
    var (inside, other) = (image, image)
    other.x += 4
    let found = try differences([card, inside], [card, other])
    #expect(found.map(\.kind) == [.place])
    #expect(found.first?.area == PixelRect(x: 20, y: 20, width: 40, height: 40))
    inside.color = Pixel(red: 10, green: 10, blue: 10)
    let moved = Block(x: 14, y: 10, width: 180 - 4, height: 80, color: card.color)
    #expect(try differences([card, image], [moved, other]).map(\.kind) == [.place])
  }

  @Test(arguments: [(3, 0), (4, 2)])
  func `a colour of an area may be three levels away`(levels: UInt8, count: Int) throws {
    var other = image
    other.color = Pixel(red: levels, green: 0, blue: 0)
    let found = try differences([image], [other])
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.kind == .color })
  }

  @Test func `another size is found, and one pixel is none`() throws {
    let white = Pixel(red: 255, green: 255, blue: 255)
    func kinds(_ height: Int) throws -> [GeometryDifference.Kind] {
      GeometryComparison(
        of: try picture([image]), with: try picture([image], height: height, on: white), scale: 2,
        texts: []
      ).differences.map(\.kind)
    }
    #expect(try kinds(101).isEmpty)
    #expect(try kinds(104) == [.size])
  }

  @Test func `a picture as wide as its text is as expected`() throws {
    let (here, there) = (
      Block(x: 10, y: 30, width: 100, height: 20), Block(x: 10, y: 30, width: 106, height: 20)
    )
    let comparison = GeometryComparison(
      of: try picture([here], width: 120), with: try picture([there], width: 126), scale: 2,
      texts: [PixelRect(x: 10, y: 30, width: 100, height: 20)])
    #expect(comparison.differences.map(\.kind) == [.textWidth, .textWidth])
    #expect(comparison.isAsExpected)
  }

  @Test func `what is transparent shows the background`() throws {
    let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let comparison = GeometryComparison(
      of: try picture([image], on: Pixel(red: 200, green: 210, blue: 220)),
      with: try picture([image], on: clear), scale: 2, texts: [])
    #expect(comparison.differences.isEmpty)
    // Also where something else fills the edges.
    let card = Block(x: 0, y: 0, width: 200, height: 70)
    let below = GeometryComparison(
      of: try picture([card]), with: try picture([card], on: clear), scale: 2, texts: [])
    #expect(below.differences.isEmpty)
  }
}
