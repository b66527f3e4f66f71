import Foundation
import SnapTesting
import Testing

@testable import SnapshotTestingAPI

struct NamedSnapshotTests {
  @Test(arguments: [
    ("testRow()", "testRow"), ("`a long name`()", "a-long-name"), ("Row: 1/2", "Row-1-2"),
    ("größe", "größe"), ("a_b", "a_b"),
  ])
  func `names of files have letters, digits and hyphens`(name: String, file: String) {
    #expect(NamedSnapshot.fileName(name) == file)
  }

  @Test func `true records, and false leaves it to the scope`() {
    #expect(SnapshotTestingConfiguration.mode(true) == .all)
    #expect(SnapshotTestingConfiguration.mode(nil) == nil)
    withSnapshotTesting(record: .failed) {
      #expect(SnapshotTestingConfiguration.mode(nil) == .failed)
      withSnapshotTesting(diffTool: "ksdiff") {
        #expect(SnapshotTestingConfiguration.mode(nil) == .failed)
      }
      #expect(SnapshotTestingConfiguration.mode(.never) == .never)
    }
  }

  @Test func `a test that records ends with it`() {
    isRecording = true
    #expect(SnapshotTestingConfiguration.mode(nil) == .all)
    isRecording = false
    #expect(SnapshotTestingConfiguration.mode(nil) == nil)
  }
}
