import Foundation
import SnapshotReferences
import Testing
import UIKit

@testable import Fixtures

@MainActor struct FrameTests {
  private func frames(
    at times: [TimeInterval], of view: UIView = UILabel(),
    _ begin: @MainActor (UIView) throws -> Void
  ) throws -> Inspection {
    try .frames(
      of: view, in: Configuration(width: 40, height: 20), at: times,
      style: ContactSheet.Style(columns: nil, comparison: .exact), beginning: begin)
  }

  private func move(_ view: UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .red
    view.addSubview(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 30 }
  }

  @Test func `frames are named by their times and have the layout that they show`() throws {
    let inspection = try frames(at: [0, 0.5, 1], of: UIView(), move)
    let sheet = try #require(try inspection.artifact() as? ContactSheetArtifact)
    let tree = try Snapshot.layout(ofPNG: sheet.encoded(), name: "strip").layout.tree
    #expect(tree.children.map(\.name) == ["0 s", "0.5 s", "1 s"])
    #expect(tree.children.map { $0.children.first?.frame.minX } == [0, 15, 30])
  }

  @Test func `the same strip has the same bytes`() throws {
    let strips = try (0..<2).map { _ in
      try frames(at: [0, 0.3, 0.7], of: UIView(), move).artifact().encoded()
    }
    #expect(strips[0] == strips[1])
  }

  @Test(arguments: [
    ([], FrameError.noTimes), ([0, 0], .wrongTime(0)), ([0.5, 0.2], .wrongTime(0.2)),
    ([-1], .wrongTime(-1)), ([4000], .wrongTime(4000)),
    ((0...60).map(Double.init), .tooManyTimes(count: 61)),
  ])
  func `times that are none are refused`(times: [TimeInterval], error: FrameError) {
    #expect(throws: error) { try frames(at: times, of: UIView(), move) }
    #expect(error.description.contains("`.frames(at:)`"))
  }

  @Test func `where nothing is animated, the view is named`() {
    let error = FrameError.nothingAnimated(view: "UIView")
    #expect(throws: error) { try frames(at: [0, 1], of: UIView()) { _ in } }
    #expect(error.description.hasPrefix("Nothing of UIView is animated."))
  }
}
