import Fixtures
import SnapTesting
import Testing
import UIKit

/// The screens of an app whose controllers, tables and collections are in a storyboard.
@MainActor struct LibraryStoryboardTests {
  private let storyboard = UIStoryboard(name: "Library", bundle: .module)

  private func controller(_ identifier: String) -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: identifier)
  }

  private let phone = SnapshotStrategy.image(size: CGSize(width: 375, height: 667))

  @Test func `a table of prototypes`() {
    assertSnapshot(of: controller("Albums"), as: phone)
  }

  @Test func `a static table`() {
    assertSnapshot(of: controller("Settings"), as: phone)
  }

  @Test func `a static table that is mirrored, on a smaller phone in the dark`() {
    let configuration = Configuration(
      width: 320, height: 568, appearance: .dark, direction: .rightToLeft)
    assertSnapshot(of: controller("Settings"), as: .image(configuration))
  }

  @Test func `a collection with a heading`() {
    assertSnapshot(of: controller("Covers"), as: phone)
  }

  @Test func `a screen with a collection embedded`() {
    assertSnapshot(
      of: storyboard.instantiateInitialViewController() ?? UIViewController(), as: phone)
  }

  @Test func `the classes are found, and missing ones are noted`() throws {
    let home = try #require(storyboard.instantiateInitialViewController() as? HomeController)
    home.loadViewIfNeeded()
    #expect(home.coversController?.parent === home)
    #expect(
      storyboard.notes.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "UINavigationController is absent; the controller that it shows first stands in."
      ])
  }
}
