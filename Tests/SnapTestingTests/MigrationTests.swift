import SnapTesting
import Testing
import UIKit

// The code of Documentation/MigratingFromSwiftSnapshotTesting.md; CodeBlockTests compares both.

@MainActor
struct ProfileCellTests {
  @Test func profile() {
    let cell = ProfileCell(name: "Ada Lovelace")
    assertSnapshot(of: cell, as: .image(width: 375))
  }

  @Test func `forced to the height of a row`() {
    let cell = ProfileCell(name: "Ada Lovelace")
    assertSnapshot(of: cell, as: .image(width: 375, height: 80))
  }

  @Test func `at the largest text size in the dark`() {
    assertSnapshots(
      of: { ProfileCell(name: "Ada Lovelace") },
      over: .contentSizes(.accessibilityExtraExtraExtraLarge) * .appearances(.dark))
  }

  @Test func `on each screen in both appearances`() {
    assertSnapshots(
      of: { ProfileCell(name: "Ada Lovelace") },
      over: .widths(320, 375, 430) * .appearances(.light, .dark))
  }

  @Test func hierarchy() {
    assertSnapshot(of: ProfileCell(name: "Ada Lovelace"), as: .layout)
  }

  @Test func `two pictures in one test`() {
    assertSnapshot(of: ProfileCell(name: "Ada"), as: .image, named: "short")
    assertSnapshot(of: ProfileCell(name: "Augusta Ada King"), as: .image, named: "long")
  }

  @Test(arguments: ["Ada", "Grace"])
  func names(name: String) {
    assertSnapshot(of: ProfileCell(name: name), as: .image, named: name)
  }

  @Test func `by a helper`() {
    assertRow(ProfileCell(name: "Ada Lovelace"))
  }
}

func assertRow(
  _ cell: @autoclosure @MainActor () -> UITableViewCell, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: cell, over: .widths(320, 430), named: name,
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

@MainActor
@Suite(.snapshots(record: .missing))
struct RecordingCellTests {
  @Test func one() {
    assertSnapshot(of: ProfileCell(name: "Ada"), as: .image, record: .missing)
  }

  @Test func several() {
    withSnapshots(record: .missing) {
      assertSnapshot(of: ProfileCell(name: "Ada"), as: .image)
      assertSnapshot(of: ProfileCell(name: "Ada"), as: .layout)
    }
  }
}
