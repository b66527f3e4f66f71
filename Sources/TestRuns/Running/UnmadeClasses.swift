import Foundation
import Processes
import SnapshotRecords
import Snapshots

/// Classes of XCTest whose tests cannot be made, for example as a property unwraps a file that is not found.
extension TestProgram {
  /// Finds them, one after the other, by listing the tests without those that are known until that works.
  ///
  /// - Parameters:
  ///   - events: where the program says whose tests it makes.
  ///   - environment: that of the tests.
  ///   - package: the folder whose lines of a stack are shown.
  /// - Returns: the classes, in the order of the tests; none if another reason keeps the tests from being listed.
  /// - Throws: `FileError` for the events.
  func unmadeClasses(
    _ events: EventStream, in environment: [String: String], package: URL
  ) throws -> [TestCrash] {
    var found: [TestCrash] = []
    while true {
      var environment = leavingOut(found).variables.merging(environment) { first, _ in first }
      environment[TestMaking.announcedVariable] = "1"
      environment["NO_COLOR"] = "1"
      try events.remove()
      let output = CommandOutput(
        of: executable, ["--list-tests"], in: directory, environment: environment,
        withErrors: true, limit: StartLimit.seconds(for: timeLimit))
      let last = try events.account().lastMade
      try events.remove()
      guard output.exitCode != 0, let last, !found.contains(where: { $0.test == last })
      else { return found }
      found.append(
        TestCrash(
          kind: .making, test: last, work: nil,
          trace: TestCrash.trace(in: output.text, of: package)))
    }
  }

  /// The program without the tests of some classes.
  func leavingOut(_ unmade: [TestCrash]) -> TestProgram {
    var program = self
    program.variables[TestMaking.leftOutVariable] = TestMaking.leavingOut(
      unmade.compactMap(\.test))
    return program
  }
}
