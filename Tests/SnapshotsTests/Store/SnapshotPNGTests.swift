import Foundation
import Graphics
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

struct SnapshotPNGTests {
  @Test func `a snapshot reads back unchanged`() throws {
    var snapshot = try Snapshot.sample(dot: 4, text: "Größe 日本 \"🎉\"\n</x>", scale: 3)
    snapshot.tree.attributes = ["b": "2", "a": "1"]
    #expect(try Snapshot(png: snapshot.encoded(), name: "x.png") == snapshot)
  }

  @Test func `equal snapshots give equal bytes`() throws {
    #expect(try Snapshot.sample(dot: 1).encoded() == Snapshot.sample(dot: 1).encoded())
  }

  @Test func `the layout is read without the pixels`() throws {
    let snapshot = try Snapshot.sample()
    let layout = try Snapshot.layout(ofPNG: snapshot.encoded(), name: "x.png")
    #expect(layout.layout == snapshot.layout)
    #expect(layout.scale == 2)
    #expect(layout.engine == Engine())
  }

  @Test func `a picture without a layout is an error that names the file`() throws {
    let png = try PNG.encode(Snapshot.sample().bitmap)
    let error = #expect(throws: ReferencesError.self) { try Snapshot(png: png, name: "x.png") }
    #expect(error?.description.contains("x.png") ?? false)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a frame that is not a number is an error that names the view`(value: Double) throws {
    var snapshot = try Snapshot.sample()
    snapshot.tree.children[0].children[0].frame.size.height = value
    #expect(throws: ReferencesError.frameNotFinite(view: "contentView/titleLabel")) {
      try snapshot.encoded()
    }
  }

  @Test(arguments: ["", "text", "\u{89}PNG"])
  func `bytes that are not a picture are an error`(text: String) {
    #expect(throws: PNGError.self) { try Snapshot(png: Data(text.utf8), name: "x.png") }
  }
}
