import Foundation
import Graphics
import LayoutChanges
import LayoutModel
import SnapReport
import Snapshots

extension FuzzTarget {
  /// The layout of a reference: the bytes are the text in its picture, and after an empty line the constraints.
  static let layout = FuzzTarget(name: "layout", file: "input.png", opensFile: false) { data, url in
    let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\n\n")
    _ = try layout(parts[...], url)
  }

  /// Two such layouts, and what changed.
  static let layouts = FuzzTarget(name: "layouts", file: "input.png", opensFile: false) {
    data, url in
    let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\n\n")
    let (old, new) = (try layout(parts.prefix(2), url), try layout(parts.dropFirst(2), url))
    let comparison = LayoutComparison(from: old, to: new)
    for change in comparison.changes { _ = "\(change)" }
  }

  /// A log of results, in the pending folder of a package.
  static let record = FuzzTarget(
    name: "record", file: ".snap/results/1.log", namesFile: false
  ) { _, url in
    var root = url
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let store = SnapshotStore(
      directories: SnapshotDirectories(packageRoot: root), mode: .never, wording: ReportWording())
    let (results, unreadable) = try store.readRecords()
    for result in results.map(\.record) + unreadable { _ = "\(result)" }
  }

  /// Reads a layout and its constraints from the texts of a picture.
  private static func layout(_ parts: ArraySlice<String>, _ url: URL) throws -> Layout {
    // Such a text cannot be in a picture.
    guard !parts.contains(where: { $0.utf8.contains(0) }) else {
      throw NoText(file: url.lastPathComponent)
    }
    let list = DisplayList(size: CGSize(width: 1, height: 1), commands: [])
    let picture = try PNG.encode(
      Rasterizer(scale: 1).draw(list),
      text: [
        PNGText(keyword: "snap.layout", text: parts.first ?? ""),
        PNGText(keyword: "snap.constraints", text: parts.dropFirst().first ?? ""),
        PNGText(keyword: "snap.vocabulary", text: "2"),
        PNGText(keyword: "snap.scale", text: "2"),
        PNGText(keyword: "snap.engine", text: "Snap 1"),
      ])
    return try Snapshot.layout(ofPNG: picture, name: url.lastPathComponent).layout
  }
}

private struct NoText: Error {
  let file: String
}
