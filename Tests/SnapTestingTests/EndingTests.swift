import Foundation
import SnapTesting
import Testing
import UIKit
import XCTest

/// Tests of which one ends its process: they run where a test of the tool starts them, with the variable that says how.
enum Ending {
  static let way = ProcessInfo.processInfo.environment["SNAP_TEST_ENDING"]

  static func act() {
    switch way {
    case "exit(0)": exit(0)
    case "_exit(0)": _exit(0)
    case "exit(69)": exit(EX_UNAVAILABLE)
    default: break
    }
  }

  @MainActor static func cell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }
}

@MainActor @Suite(.serialized, .enabled(if: Ending.way != nil)) struct EndingTests {
  @Test func before() { assertSnapshot(of: Ending.cell("before"), as: .image) }

  @Test func ends() { Ending.act() }

  @Test func later() { assertSnapshot(of: Ending.cell("later"), as: .image) }
}

final class EndingXCTests: XCTestCase {
  @MainActor func testABefore() async {
    if Ending.way != nil { assertSnapshot(of: Ending.cell("before"), as: .image) }
  }

  func testEnds() { Ending.act() }

  @MainActor func testLater() async {
    if Ending.way != nil { assertSnapshot(of: Ending.cell("later"), as: .image) }
  }
}
