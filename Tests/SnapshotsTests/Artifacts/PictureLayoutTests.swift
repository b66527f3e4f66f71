import Foundation
import SnapshotReferences
import SnapshotSamples
import Testing

/// The layout of a picture without its pixels.
struct PictureLayoutTests {
  @Test func `the chunks that say the layout stay as they are, and no others`() throws {
    let png = try Snapshot.sample(text: "Title").encoded()
    let layout = try #require(PictureLayout(ofPNG: png)).png
    #expect(layout.starts(with: png.prefix(8)))
    #expect(layout.firstRange(of: Data("snap.layout\0".utf8)) != nil)
    for absent in ["IHDR", "IDAT", "snap.engine", "snap.pixel-digest"] {
      #expect(layout.firstRange(of: Data(absent.utf8)) == nil, "\(absent)")
    }
    let chunk = layout.dropFirst(8)
    #expect(png.firstRange(of: chunk) != nil)
  }

  @Test func `bytes that are cut off or are no PNG give what there is`() throws {
    let png = try Snapshot.sample().encoded()
    #expect(PictureLayout(ofPNG: Data("GIF89a".utf8)) == nil)
    for length in [8, 11, 19, png.count / 2] {
      #expect(PictureLayout(ofPNG: png.prefix(length)) != nil)
    }
    // A length of four gigabytes leads nowhere.
    #expect(PictureLayout(ofPNG: png.prefix(8) + Data([255, 255, 255, 255]) + png)?.png.count == 8)
  }
}
