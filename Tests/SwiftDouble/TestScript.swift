package import SnapshotRecords

/// What the double's tests do: JSON in the variable `TEST_SCRIPT`.
package struct TestScript: Codable, Sendable {
  /// The tests of XCTest, such as `A.RowTests/testFits`; nil if the program cannot list them.
  package var xcTests: [String]?
  /// Of those that fit a call, the first is played.
  package var acts: [Act]

  package init(xcTests: [String]? = [], acts: [Act]) {
    self.xcTests = xcTests
    self.acts = acts
  }

  /// What the tests of one call do.
  package struct Act: Codable, Sendable {
    package var framework: TestFrameworkName
    /// A text that is in the arguments; nil for any.
    package var present: String?
    /// A text that is not in the arguments; nil for any.
    package var absent: String?
    package var steps: [Step]

    package init(
      of framework: TestFrameworkName = .swiftTesting, with present: String? = nil,
      without absent: String? = nil, _ steps: [Step]
    ) {
      self.framework = framework
      self.present = present
      self.absent = absent
      self.steps = steps
    }

    func fits(_ framework: TestFrameworkName, _ arguments: String) -> Bool {
      framework == self.framework && present.map(arguments.contains) != false
        && absent.map(arguments.contains) != true
    }
  }

  /// One thing that tests do.
  package enum Step: Codable, Sendable {
    case report(TestEvent)
    /// Takes away what was reported, as where nothing observes the tests.
    case forgetEvents
    case note(FailedAssertion)
    /// Begins to verify a snapshot in a test.
    case begin(SnapshotKey, test: String, SnapshotResult.Source)
    case print(String)
    case hang
    case exit(Int32)
  }
}
