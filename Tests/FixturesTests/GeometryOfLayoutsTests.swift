import Fixtures
import Foundation
import Graphics
import ImageComparison
import TestSupport
import Testing
import UIKit

/// The judge of geometry on layouts with random frames: 100, or as many as `SNAP_GEOMETRY_LAYOUTS` says.
@MainActor struct GeometryOfLayoutsTests {
  private static let layouts =
    ProcessInfo.processInfo.environment["SNAP_GEOMETRY_LAYOUTS"].flatMap { Int($0) } ?? 100

  @Test func `one view that is moved by a point is found, and another font is not`() throws {
    for seed in 0..<Self.layouts {
      let layout = RandomLayout(seed: UInt64(seed))
      let (root, moved, other) = (layout.makeView(), layout.makeView(), layout.makeView())
      let base = try bitmap(of: root, layout.scale)
      let index = seed % moved.subviews.count
      let step = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)][seed / 7 % 4]
      moved.subviews[index].frame = moved.subviews[index].frame.offsetBy(dx: step.0, dy: step.1)
      let found = try compare(moved, base, layout.scale)
      #expect(!found.isAsExpected, "seed \(seed), view \(index), by \(step)")
      for case let label as UILabel in other.subviews {
        label.font = .systemFont(ofSize: label.font.pointSize, weight: .medium)
      }
      let changes = try compare(other, base, layout.scale).differences
      #expect(changes.filter { $0.kind != .textWidth }.isEmpty, "seed \(seed)")
    }
  }

  private func compare(
    _ actual: UIView, _ expected: Bitmap, _ scale: CGFloat
  ) throws -> GeometryComparison {
    let texts = actual.subviews.filter { $0 is UILabel }.map {
      PixelRect(
        x: Int($0.frame.minX * scale), y: Int($0.frame.minY * scale),
        width: Int($0.frame.width * scale), height: Int($0.frame.height * scale))
    }
    return GeometryComparison(
      of: try bitmap(of: actual, scale), with: expected, scale: Double(scale), texts: texts)
  }

  private func bitmap(of view: UIView, _ scale: CGFloat) throws -> Bitmap {
    try Rendering.bitmap(
      of: view,
      in: Configuration(width: view.frame.width, height: view.frame.height, scale: scale))
  }
}

/// Rows of pictures, texts and areas that do not touch each other, in frames of whole points.
private struct RandomLayout {
  let seed: UInt64
  let scale: CGFloat

  init(seed: UInt64) {
    self.seed = seed
    scale = seed % 8 == 0 ? 3 : 2
  }

  @MainActor func makeView() -> UIView {
    var generator = SeededGenerator(seed: seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 0))
    root.backgroundColor = .white
    var y = CGFloat(Int.random(in: 6...16, using: &generator))
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let row = CGFloat(Int.random(in: 44...56, using: &generator))
      addRow(to: root, y: y, height: row, &generator)
      y += row + CGFloat(Int.random(in: 6...14, using: &generator))
    }
    root.frame.size.height = y
    return root
  }

  @MainActor private func addRow(
    to root: UIView, y: CGFloat, height: CGFloat, _ generator: inout SeededGenerator
  ) {
    let side = CGFloat(Int.random(in: 20...40, using: &generator))
    let box = UIView(frame: CGRect(x: 16, y: y + 2, width: side, height: side))
    box.backgroundColor =
      [.systemRed, .systemBlue, .black][Int.random(in: 0...2, using: &generator)]
    root.addSubview(box)
    let size = CGFloat(Int.random(in: 10...14, using: &generator))
    let alignment = [NSTextAlignment.left, .center, .right][
      Int.random(in: 0...2, using: &generator)]
    for line in 0..<2 {
      let label = UILabel(
        frame: CGRect(x: 68, y: y + CGFloat(line) * (height / 2), width: 104, height: 22))
      label.text =
        ["Ada Lovelace", "Song of the day", "12 unread", "Yesterday"][
          Int.random(in: 0...3, using: &generator)]
      label.font = .systemFont(ofSize: size)
      label.textAlignment = alignment
      root.addSubview(label)
    }
    let end = UIView(frame: CGRect(x: 184, y: y + 8, width: 24, height: 24))
    end.backgroundColor = .systemGray
    end.layer.cornerRadius = CGFloat(Int.random(in: 0...12, using: &generator))
    root.addSubview(end)
  }
}
