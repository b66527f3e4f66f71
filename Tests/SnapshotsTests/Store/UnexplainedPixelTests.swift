import Foundation
import Graphics
import LayoutModel
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

/// Pixels that differ in views that both layouts show alike.
struct UnexplainedPixelTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "CellTests", fixture: "row")

  init() throws { package = try TemporaryPackage() }

  /// A label beside a photo, each filled with one grey.
  private func row(
    text: String = "A", ink: UInt8 = 0, photo: UInt8 = 100, photoX: Int = 20,
    attributes: [String: String] = ["image": "8 × 8"]
  ) throws -> Snapshot {
    var bitmap = try #require(Bitmap(width: 40, height: 10))
    func fill(_ x: Int, _ width: Int, _ grey: UInt8) {
      for column in x..<x + width {
        for row in 1..<9 {
          bitmap[column, row] = Pixel(red: grey, green: grey, blue: grey, alpha: 255)
        }
      }
    }
    fill(1, 8, ink)
    fill(photoX, 8, photo)
    let tree = LayoutNode.cell(
      height: 10, width: 40,
      [
        .label("name", text, x: 1, y: 1, width: 8, height: 8),
        .view(
          "photo", "UIImageView", x: Double(photoX), y: 1, width: 8, height: 8,
          attributes: attributes),
      ])
    return Snapshot(bitmap: bitmap, scale: 1, tree: tree)
  }

  private func result(_ old: Snapshot, _ new: Snapshot) throws -> SnapshotResult {
    _ = try package.store(.all).verify(old, key: key)
    return try package.store().verify(new, key: key)
  }

  @Test func `a photo that changed beside a text is said`() throws {
    let found = try result(row(), row(text: "B", ink: 50, photo: 200))
    #expect(found.unexplainedViews == ["contentView/photo"])
    #expect(found.hasUnexplainedPixels)
    #expect(
      found.message
        == "name.text: \"A\" → \"B\".\n"
        + "Further pixels changed in contentView/photo, which nothing above explains.")
  }

  @Test func `a text alone explains its pixels`() throws {
    let found = try result(row(), row(text: "B", ink: 50))
    #expect(found.unexplainedViews == nil)
    #expect(!found.hasUnexplainedPixels)
  }

  @Test func `a photo that moved is compared where it is`() throws {
    let moved = try result(row(), row(photoX: 25))
    #expect(moved.unexplainedViews == nil)
    let changed = try result(row(), row(photo: 200, photoX: 25))
    #expect(changed.unexplainedViews == ["contentView/photo"])
  }

  @Test func `another image by name explains its pixels`() throws {
    let attributes = ["image": "8 × 8", "imageContents": "sunset 1234"]
    let found = try result(row(), row(photo: 200, attributes: attributes))
    #expect(found.unexplainedViews == nil)
    #expect(found.layoutChanges.map(\.view) == ["contentView/photo"])
  }

  @Test func `without a change of the layout no pixel is explained`() throws {
    let found = try result(row(), row(photo: 200))
    #expect(found.unexplainedViews == nil)
    #expect(found.hasUnexplainedPixels)
  }
}
