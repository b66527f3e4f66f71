import Fixtures
import Foundation
import Testing

/// The height of a row that the file leaves to the app.
@MainActor struct RowHeightTests {
  private func height(_ constraints: [(String, Double)]) throws -> CGFloat {
    let text = Xib.cell(Xib.label("lab-el-001"), constraints: Xib.pins("lab-el-001", constraints))
    return try Xib.file(text).rendering(of: "Cell", width: 320, in: Configuration()).size.height
  }

  @Test func `a row without a fitting height has the file's height`() throws {
    #expect(try height([("leading", 16), ("centerY", 0)]) == 60)
  }

  @Test func `a row whose fitting height exceeds a standard row has that height`() throws {
    #expect(try height([("leading", 16), ("top", 16), ("bottom", -16)]) == 52.5)
  }
}
