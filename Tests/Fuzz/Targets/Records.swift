import Foundation
import Graphics
import LayoutChanges
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences
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
      directories: SnapshotDirectories(packageRoot: root), mode: .never)
    let (results, unreadable) = try store.readRecords()
    for result in results.map(\.record) + unreadable { _ = FailureMessage(result).text }
  }

  /// The frames that iOS computed for a snapshot, beside its reference.
  static let frames = FuzzTarget(
    name: "frames", file: "Snapshots/S/f.320.ios.json", namesFile: false
  ) {
    _, url in
    var root = url
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let store = SnapshotStore(
      directories: SnapshotDirectories(packageRoot: root), mode: .missing)
    let key = SnapshotKey(suite: "S", fixture: "f", configuration: "320")
    let snapshot = try smallSnapshot()
    let result = try store.verify(PictureArtifact(snapshot), key: key)
    try require(
      result.status != .error || result.message?.contains("f.320.ios.json") == true,
      "an error without the file's name: \(result)")
  }

  /// A cell with a view in it.
  private static func smallSnapshot() throws -> Snapshot {
    let frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    let view = LayoutNode(name: "v", className: "UIView", frame: frame)
    let tree = LayoutNode(name: "Cell", className: "Cell", frame: frame, children: [view])
    let bitmap = try Rasterizer(scale: 2).draw(DisplayList(size: frame.size))
    return Snapshot(bitmap: bitmap, scale: 2, tree: tree)
  }

  /// The manifest of the last run of a package, by which references are pruned.
  static let run = FuzzTarget(name: "run", file: ".snap/run.json", namesFile: false) { _, url in
    let root = url.deletingLastPathComponent().deletingLastPathComponent()
    let store = SnapshotStore(
      directories: SnapshotDirectories(packageRoot: root), mode: .never)
    do {
      for reference in try store.prune(isDryRun: true) { _ = "\(reference)" }
    } catch SnapshotsError.cannotPrune {
      return
    }
  }

  /// The durations by which a run is split.
  static let timings = FuzzTarget(name: "timings", file: ".snap/timings.json") { _, url in
    let root = url.deletingLastPathComponent().deletingLastPathComponent()
    let store = SnapshotStore(
      directories: SnapshotDirectories(packageRoot: root), mode: .never)
    let plan = ShardPlan(count: 3, timings: try store.readTimings())
    let shard = plan.shard(of: SnapshotKey(suite: "S", fixture: "f"))
    try require((1...3).contains(shard), "shard \(shard)")
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
