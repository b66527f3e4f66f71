import Foundation
import Graphics
import Testing

struct RasterizerTests {
  @Test(arguments: [(320.0, 82.0, 2.0, 640, 164), (10.2, 0.1, 3, 31, 0), (0, 0, 2, 0, 0)])
  func `the size is rounded to pixels`(
    width: Double, height: Double, scale: Double, columns: Int, rows: Int
  ) throws {
    let list = DisplayList(size: CGSize(width: width, height: height))
    let bitmap = try Rasterizer(scale: scale).draw(list, background: .white)
    #expect(bitmap.bounds == PixelRect(x: 0, y: 0, width: columns, height: rows))
  }

  @Test(arguments: [(-1.0, 1.0, 1.0), (.nan, 1, 1), (1e9, 1e9, 1), (1, 1, 0), (1, 1, .infinity)])
  func `a size out of range is an error`(width: Double, height: Double, scale: Double) {
    let list = DisplayList(size: CGSize(width: width, height: height))
    #expect(throws: RasterizerError.self) { try Rasterizer(scale: scale).draw(list) }
  }

  @Test func `a coordinate that is not finite names its command`() {
    let error = #expect(throws: RasterizerError.self) {
      try draw(width: 1, height: 1, .popFree, .fillRect(rect(.nan, 0, 1, 1), .black))
    }
    #expect(error == .notFinite(index: 1, command: "fillRect nan 0 1 1 #000000FF"))
  }

  @Test(arguments: [
    [DisplayList.Command.popClip], [.pushLayer(opacity: 1), .popClip],
    [.pushClip(Path()), .popLayer],
  ])
  func `a pop without its push is an error`(commands: [DisplayList.Command]) {
    let list = DisplayList(size: CGSize(width: 1, height: 1), commands: commands)
    let error = #expect(throws: RasterizerError.self) { try Rasterizer(scale: 1).draw(list) }
    #expect(
      error == .unmatchedPop(index: commands.count - 1, command: "\(commands.last ?? .popClip)"))
  }

  @Test func `a push without its pop is an error`() {
    let error = #expect(throws: RasterizerError.self) {
      try draw(width: 1, height: 1, .pushLayer(opacity: 1), .pushClip(Path()))
    }
    #expect(error == .missingPop(count: 2))
  }

  @Test func `any number of threads draw the same`() async throws {
    let commands = (0..<40).map { (index: Int) -> DisplayList.Command in
      .fill(
        Path(ellipseIn: rect(Double(index), Double(index % 7), 30, 20)),
        Color(red: Double(index) / 40, green: 0.5, blue: 0.2, alpha: 0.3))
    }
    let list = DisplayList(size: CGSize(width: 70, height: 30), commands: commands)
    let expected = try Rasterizer(scale: 2).draw(list)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try Rasterizer(scale: 2).draw(list) } }
      for try await bitmap in group { #expect(bitmap == expected) }
    }
  }
}

extension DisplayList.Command {
  /// A command that changes nothing.
  fileprivate static var popFree: Self { .fillRect(.zero, .clear) }
}
