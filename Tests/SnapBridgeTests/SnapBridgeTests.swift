import Fixtures
import Foundation
import LayoutModel
import SnapBridge
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import TestSupport
import Testing
import UIKit

@testable import FixtureCells

/// What the bridge writes, run on this package's UIKit instead of iOS.
@MainActor struct SnapBridgeTests {
  enum Sample: CaseIterable {
    case basic, article, twoLabels

    @MainActor func make() -> UIView {
      let long = String(repeating: "Several words that wrap. ", count: 8)
      return switch self {
      case .basic: BasicCell(title: "Title", subtitle: long)
      case .article: ArticleCell(title: "Title", text: long)
      case .twoLabels: TwoLabelCell(upper: "Upper", lower: long)
      }
    }
  }

  private func frames(_ view: UIView, width: CGFloat, _ size: UIContentSizeCategory) throws
    -> IOSFrames
  {
    let folder = try TemporaryFolder()
    try SnapBridge.record(
      view, key: "Suite/fixture.320", width: width, contentSize: size, in: folder.root)
    let file = folder.root.appendingPathComponent("Suite/fixture.320.ios.json")
    return try JSONDecoder().decode(IOSFrames.self, from: Data(contentsOf: file))
  }

  @Test(arguments: Sample.allCases, [UIContentSizeCategory.large, .accessibilityLarge])
  func `the bridge writes the views, frames and lines that a snapshot has`(
    sample: Sample, size: UIContentSizeCategory
  ) throws {
    let configuration = Configuration(width: 320, contentSize: size)
    let (drawn, written) = configuration.performAsCurrent { (sample.make(), sample.make()) }
    let rendering = try Rendering(of: drawn, in: configuration)
    let frames = try frames(written, width: 320, size)
    let agreement = FrameAgreement(of: rendering.tree, with: frames)
    #expect(agreement.misses == [])
    #expect(agreement.onlyOnIOS == [])
    #expect(agreement.onlyHere == [])
    #expect(agreement.compared >= 4)
    #expect(frames.views.contains { $0.lines ?? 0 > 1 })
    #expect(frames.views.first?.frame[3] == Double(rendering.size.height))
  }

  @Test(arguments: [(1, 45.0), (2, 44.5), (3, 44.333)])
  func `the height is rounded to the pixels of a scale`(scale: CGFloat, height: Double) throws {
    let folder = try TemporaryFolder()
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 44.3).isActive = true
    try SnapBridge.record(view, key: "Suite/a.320", scale: scale, in: folder.root)
    let data = try #require(folder.read("Suite/a.320.ios.json"))
    let frames = try JSONDecoder().decode(IOSFrames.self, from: data)
    #expect(abs(try #require(frames.views.first).frame[3] - height) < 0.001)
  }

  @Test func `a snapshot of another language than the app's is refused`() throws {
    let folder = try TemporaryFolder()
    let own = try #require(Locale.current.language.languageCode).identifier
    try SnapBridge.record(UIView(), key: "Suite/own.320", locale: own, in: folder.root)
    #expect(folder.exists("Suite/own.320.ios.json"))
    let other = own == "de" ? "fr" : "de"
    let error = #expect(throws: BridgeError.self) {
      try SnapBridge.record(UIView(), key: "Suite/other.320", locale: other, in: folder.root)
    }
    #expect(error?.description.contains("the snapshot's locale is \(other)") == true)
    #expect(!folder.exists("Suite/other.320.ios.json"))
  }

  @Test func `a suite in several folders is written where the store looks for it`() throws {
    let package = try TemporaryFolder()
    try package.write("{ \"paths\": \"{target}/{file}/{test}\" }", to: "snap.json")
    let key = SnapshotKey(suite: "App/CellTests", fixture: "a", configuration: "320")
    try SnapBridge.record(
      BasicCell(title: "Title", subtitle: "Subtitle"), key: key.description,
      in: package.url(of: "Snapshots"))
    #expect(package.exists("Snapshots/App/CellTests/a.320.ios.json"))
    let cell = BasicCell(title: "Title", subtitle: "Subtitle")
    let snapshot = try Rendering(of: cell, in: Configuration(width: 320)).snapshot()
    let store = SnapshotStore(
      directories: SnapshotDirectories(packageRoot: package.root), mode: .missing)
    let result = try store.verify(PictureArtifact(snapshot), key: key)
    let agreement = try #require(result.iosAgreement)
    #expect(agreement.misses == [] && agreement.compared >= 4)
  }

  @Test(arguments: [
    "Suite", "Suite/", "/fixture", "../fixture", "Suite/../fixture", "a//b", "a/.b/c",
  ])
  func `a key that leads elsewhere is refused`(key: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: BridgeError.self) {
      try SnapBridge.record(UIView(), key: key, in: folder.root)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root.path).isEmpty)
  }
}
