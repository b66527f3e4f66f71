import Foundation
import Graphics
import LayoutModel
package import SnapshotRecords
package import SnapshotReferences

/// Results and snapshots to store and to report on.
package enum Samples {
  /// The result of one snapshot, 320 points wide.
  package static func result(
    _ status: SnapshotResult.Status = .passed, suite: String = "CellTests",
    fixture: String = "a row", configuration: String = "", height: Double = 82
  ) -> SnapshotResult {
    let key = SnapshotKey(suite: suite, fixture: fixture, configuration: configuration)
    return SnapshotResult(
      key: key, status: status, reference: "Snapshots/\(key.referencePath(scale: 2))",
      size: .init(width: 320, height: height), scale: 2)
  }

  /// A transparent cell of 16 points with one label and one pixel of ink.
  package static func cell(
    label: String, height: Double = 8, color: UInt8 = 0
  ) throws -> Snapshot {
    var bitmap = try bitmap(width: 32, height: Int(height * 2))
    bitmap[3, 4] = Pixel(red: color, green: 0, blue: 0, alpha: 255)
    let title = LayoutNode.label("titleLabel", label, x: 1, y: 2, width: 9, height: 4)
    let tree = LayoutNode(
      name: "cell", className: "Cell", frame: CGRect(x: 0, y: 0, width: 16, height: height),
      children: [title])
    return Snapshot(bitmap: bitmap, scale: 2, tree: tree)
  }

  static func bitmap(width: Int, height: Int) throws -> Bitmap {
    guard let bitmap = Bitmap(width: width, height: height) else {
      throw SampleError.impossibleSize(width: width, height: height)
    }
    return bitmap
  }
}

/// Why a sample cannot be made.
package enum SampleError: Error {
  case impossibleSize(width: Int, height: Int)
}
