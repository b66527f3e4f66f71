import Graphics
import LayoutModel
package import SnapshotReferences

extension Snapshot {
  /// A cell with one label, grey but for a dot; height and dot are in pixels.
  package static func sample(
    height: Int = 20, dot: Int? = nil, text: String = "Title", scale: Double = 2
  ) throws -> Snapshot {
    var bitmap = try Samples.bitmap(width: 40, height: height)
    for y in 0..<height {
      for x in 0..<40 { bitmap[x, y] = Pixel(red: 128, green: 128, blue: 128) }
    }
    if let dot { bitmap[dot, 10] = Pixel(red: 255, green: 0, blue: 0) }
    let points = Double(height) / scale
    return Snapshot(
      bitmap: bitmap, scale: scale,
      tree: .cell(height: points, [.label("titleLabel", text, y: 2, height: points - 4)]))
  }
}
