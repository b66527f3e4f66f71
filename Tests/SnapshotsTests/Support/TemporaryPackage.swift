import Foundation
import Graphics
import LayoutModel
import Snapshots
import Testing

/// A package folder of its own that disappears with its owner.
final class TemporaryPackage: Sendable {
  let root: URL
  let directories: SnapshotDirectories

  init(named name: String = "snapshots-\(UUID().uuidString)") throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent(
      name, isDirectory: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("Package.swift"))
    directories = SnapshotDirectories(packageRoot: root)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func store(
    _ mode: RecordMode = .missing, run: String? = nil, registry: KeyRegistry = KeyRegistry()
  ) -> SnapshotStore {
    SnapshotStore(directories: directories, mode: mode, run: run, registry: registry)
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) -> Data? { try? Data(contentsOf: root.appendingPathComponent(path)) }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The paths of all files but the package's own, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
      .filter { path in
        var isFolder: ObjCBool = false
        let full = root.appendingPathComponent(path).path
        return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .filter { $0 != "Package.swift" && $0 != ".snap/.gitignore" }.sorted()
  }
}

extension Snapshot {
  /// A cell with one label, grey but for a dot at its left edge.
  static func sample(
    height: Int = 20, dot: Int? = nil, text: String = "Title", scale: Double = 2
  ) throws -> Snapshot {
    var bitmap = try #require(Bitmap(width: 40, height: height))
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

extension LayoutNode {
  static func cell(height: Double, width: Double = 20, _ children: [LayoutNode]) -> LayoutNode {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return LayoutNode(
      name: "BasicCell", className: "BasicCell", frame: frame,
      children: [
        LayoutNode(name: "contentView", className: "UIView", frame: frame, children: children)
      ])
  }

  static func label(
    _ name: String, _ text: String, x: Double = 2, y: Double, width: Double = 16,
    height: Double = 10, lines: Int = 1
  ) -> LayoutNode {
    LayoutNode(
      name: name, className: "UILabel", frame: CGRect(x: x, y: y, width: width, height: height),
      text: TextContent(
        string: text, font: "system-regular 17", lines: lines, isTruncated: false,
        color: "#000000FF"))
  }

  static func view(
    _ name: String, _ className: String = "UIView", x: Double = 0, y: Double = 0,
    width: Double = 10, height: Double = 10, attributes: [String: String] = [:],
    holding children: [LayoutNode] = []
  ) -> LayoutNode {
    LayoutNode(
      name: name, className: className, frame: CGRect(x: x, y: y, width: width, height: height),
      attributes: attributes, children: children)
  }
}

/// A generator whose numbers are the same in every run.
/// https://prng.di.unimi.it/splitmix64.c
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
