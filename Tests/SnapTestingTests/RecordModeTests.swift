import SnapshotRecords
import Testing

@testable import SnapTesting

struct RecordModeTests {
  private func recordMode(
    argument: RecordMode? = nil, scope: RecordMode? = nil, _ environment: [String: String] = [:]
  ) throws -> ResolvedRecordMode {
    try RunSettings(environment: environment).recordMode(argument: argument, scope: scope)
  }

  @Test func `the argument overrides the scope, and the scope the environment`() throws {
    let environment = ["SNAP_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"]
    #expect(try recordMode(argument: .failed, scope: .missing, environment).mode == .failed)
    #expect(try recordMode(scope: .failed, environment).mode == .failed)
    #expect(try recordMode(environment).mode == .never)
    #expect(try recordMode(["SNAPSHOT_TESTING_RECORD": "all"]).mode == .all)
    #expect(try recordMode().mode == .missing)
  }

  @Test(arguments: RecordMode.allCases)
  func `the code cannot switch recording on in CI`(mode: RecordMode) throws {
    #expect(try recordMode(argument: mode, ["CI": "true"]).mode == .never)
    #expect(try recordMode(scope: mode, ["CI": "true"]).mode == .never)
    #expect(try recordMode(["CI": "true", "SNAP_RECORD": mode.rawValue]).mode == mode)
  }

  @Test(arguments: RecordMode.allCases)
  func `the code cannot switch recording on under a tool that verifies`(mode: RecordMode) throws {
    let environment = ["SNAP_RUN": "1", "SNAP_RECORD": "never"]
    #expect(try recordMode(argument: mode, environment).mode == .never)
  }

  @Test func `an invalid mode is an error that names the variable`() {
    #expect(throws: RecordsError.invalidRecordMode(variable: "SNAP_RECORD", value: "yes")) {
      try recordMode(["SNAP_RECORD": "yes"])
    }
  }

  @Test(arguments: [RecordMode.Origin.argument, .trait])
  @MainActor func `the mode all in code records and fails`(
    origin: RecordMode.Origin
  ) throws {
    let package = AssertionPackage()
    package.record(greetingAssertion()) { greeting("Hello") }
    let messages = package.messages(greetingAssertion(), .all, from: origin) { greeting("Goodbye") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Remove it and run again") == true)
    #expect(package.messages(greetingAssertion()) { greeting("Goodbye") }.isEmpty)
  }

  @Test @MainActor func `the mode all in code fails even if nothing changes`() {
    let package = AssertionPackage()
    package.record(greetingAssertion()) { greeting() }
    #expect(
      package.messages(greetingAssertion(), .all, from: .argument) { greeting() } == [
        "`record: .all` is still in the code, so this test compares nothing. The references "
          + "were recorded. Remove it and run again; `SNAP_RECORD=all swift test` or "
          + "`snap record --mode all` records everything without a change to the code."
      ])
  }

  @Test @MainActor func `the mode all in the environment records and passes`() {
    let package = AssertionPackage()
    package.record(greetingAssertion()) { greeting("Hello") }
    let origin = RecordMode.Origin.environment("SNAP_RECORD")
    let messages = package.messages(greetingAssertion(), .all, from: origin) { greeting("Goodbye") }
    #expect(messages.isEmpty)
  }

  @Test @MainActor func `a reference rewritten by code fails once`() {
    let package = AssertionPackage()
    package.record(greetingAssertion()) { greeting("Hello") }
    for count in [1, 0] {
      let messages = package.messages(greetingAssertion(), .failed, from: .trait) {
        greeting("Goodbye")
      }
      #expect(messages.count == count)
    }
  }

  @Test func `a mode in code that equals the environment's does not fail`() throws {
    let environment = ["SNAP_RUN": "1", "SNAP_RECORD": "failed"]
    let key = SnapshotKey(suite: "Suite", fixture: "fixture", configuration: "320")
    let usual = try recordMode(scope: .failed, environment)
    #expect(usual.problem(rewritten: [key]) == nil)
    let unusual = try recordMode(scope: .failed)
    #expect(unusual.problem(rewritten: [key])?.contains("Suite/fixture.320") == true)
  }
}
