import Foundation
import SnapTesting
import UIKit
import XCTest

/// Classes whose tests end the process when XCTest makes them, where a test of the tool starts it with the variable.
final class UnmadeXCTests: XCTestCase {
  let number = Unmade.number(fails: true)

  func testNumber() { XCTAssertEqual(number, 0) }
}

final class OtherUnmadeXCTests: XCTestCase {
  let number = Unmade.number(fails: true)

  func testNumber() { XCTAssertEqual(number, 0) }
}

final class MadeXCTests: XCTestCase {
  let number = Unmade.number(fails: false)

  @MainActor func testNumber() async {
    if Ending.way != nil { assertSnapshot(of: Ending.cell("made"), as: .image) }
  }
}

private enum Unmade {
  static func number(fails: Bool) -> Int {
    precondition(!(fails && Ending.way == "unmade"), "There is no number.")
    return 0
  }
}
