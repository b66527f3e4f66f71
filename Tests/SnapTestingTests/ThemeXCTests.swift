import UIKit
import XCTest

@MainActor private enum Themed {
  final class Label: UILabel {}

  static var shownColor: UIColor? {
    let outer = UIView()
    let label = Label()
    outer.addSubview(label)
    outer.layoutIfNeeded()
    return label.textColor
  }
}

/// A theme that the class sets for all of its tests.
final class ThemeXCTests: XCTestCase {
  override class func setUp() {
    MainActor.assumeIsolated {
      XCTAssertEqual(Themed.shownColor, .label)
      Themed.Label.appearance().textColor = .red
    }
  }

  func testHasTheThemeOfTheClass() async {
    await MainActor.run { XCTAssertEqual(Themed.shownColor, .red) }
  }

  func testChangesTheThemeForItself() async {
    await MainActor.run {
      XCTAssertEqual(Themed.shownColor, .red)
      Themed.Label.appearance().textColor = .green
      XCTAssertEqual(Themed.shownColor, .green)
    }
  }

  func testHasTheThemeOfTheClassAfterOthers() async {
    await MainActor.run { XCTAssertEqual(Themed.shownColor, .red) }
  }
}

/// A class that XCTest runs after the others, as it orders them by name.
final class WithoutThemeXCTests: XCTestCase {
  func testHasNoTheme() async { await MainActor.run { XCTAssertEqual(Themed.shownColor, .label) } }
}

/// A third one, which sets a theme before each test.
final class ThemeSetUpXCTests: XCTestCase {
  override func setUp() async throws {
    await MainActor.run {
      XCTAssertEqual(Themed.shownColor, .label)
      Themed.Label.appearance().textColor = .blue
    }
  }

  func testHasTheTheme() async { await MainActor.run { XCTAssertEqual(Themed.shownColor, .blue) } }

  func testHasTheThemeToo() async {
    await MainActor.run { XCTAssertEqual(Themed.shownColor, .blue) }
  }
}
