import SnapshotRecords
import Testing

struct RecordModeTests {
  @Test func `the argument overrides the trait, and the trait the environment`() throws {
    let environment = ["SNAP_RECORD": "failed", "CI": "true"]
    let resolve = { try RecordMode.resolve(argument: $0, trait: $1, environment: environment) }
    #expect(try resolve(.never, .all) == .never)
    #expect(try resolve(nil, .all) == .all)
    #expect(try resolve(nil, nil) == .failed)
  }

  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": ""], .missing),
    (["CI": "false"], .missing), (["CI": "0"], .missing), (["CI": "1", "SNAP_RECORD": ""], .never),
    (["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"], .all),
    (["SNAP_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"], .never),
    (["TF_BUILD": "True"], .never), (["KUBERNETES_SERVICE_HOST": "10.0.0.1"], .never),
    (["TF_BUILD": "True", "SNAP_RECORD": "missing"], .missing),
  ])
  func `the environment applies if nothing else is set`(
    environment: [String: String], expected: RecordMode
  ) throws {
    #expect(
      try RecordMode.resolve(argument: nil, trait: nil, environment: environment) == expected)
  }

  @Test(arguments: ["SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"])
  func `an invalid mode is an error with the variable and the valid words`(variable: String) {
    let error = RecordsError.invalidRecordMode(variable: variable, value: "yes")
    #expect(throws: error) {
      try RecordMode.resolve(argument: nil, trait: nil, environment: [variable: "yes"])
    }
    #expect(error.description.contains(variable))
    #expect(error.description.contains("all, failed, missing, engine, layouts, never"))
  }

  @Test func `the origin of the mode is returned`() throws {
    let chosen = try RecordMode.resolveWithOrigin(
      argument: nil, trait: nil, environment: ["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(chosen.origin == .environment("SNAPSHOT_TESTING_RECORD"))
  }
}
