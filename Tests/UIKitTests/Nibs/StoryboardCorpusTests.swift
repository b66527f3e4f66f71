import Foundation
import Testing
import UIKit

/// All controllers of the files that `SNAP_IB_CORPUS` names can be made, loaded and laid out.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["SNAP_IB_CORPUS"] != nil,
    "SNAP_IB_CORPUS names no folder"))
@MainActor struct StoryboardCorpusTests {
  @Test func `every controller of every storyboard loads its view and lays it out`() throws {
    var count = 0
    for file in try Self.files(withExtension: "storyboard") {
      let storyboard = try UIStoryboard(contentsOf: file)
      for controller in try storyboard.makeAllControllers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.window === window, "\(file.lastPathComponent)")
        count += 1
      }
    }
    print("\(count) controllers")
    #expect(count > 0)
  }

  @Test func `every xib gives its views`() throws {
    for file in try Self.files(withExtension: "xib") {
      let views = try UINib(contentsOf: file).instantiate(withOwner: nil)
      #expect(!views.isEmpty, "\(file.lastPathComponent)")
      for case let view as UIView in views { view.layoutIfNeeded() }
    }
  }

  private static func files(withExtension pathExtension: String) throws -> [URL] {
    let path = try #require(ProcessInfo.processInfo.environment["SNAP_IB_CORPUS"])
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
    let urls = found?.compactMap { $0 as? URL } ?? []
    return urls.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
  }
}
