import Foundation
import Processes
package import SnapshotRecords
import Snapshots

/// The processes that share a run's tests.
extension PackageTests {
  /// Returns the processes, with the tests of each.
  ///
  /// - Parameters:
  ///   - framework: the framework of the tests.
  ///   - program: the program that runs them.
  /// - Returns: the processes.
  /// - Throws: ``TestRunsError/invalidFilter(_:)``, or an error of reading the timings.
  package func jobs(of framework: TestFrameworkName, _ program: TestProgram) throws -> [TestJob] {
    let timings = try timings(of: framework, program).filter { timing in
      !leftOut.contains {
        timing.test.identifier.hasPrefix("\(TestModules.name(of: $0)).")
      }
    }
    let count = JobCount(requested: options.jobs).count(
      for: timings.reduce(0) { $0 + $1.milliseconds }, startingIn: TestJob.start,
      pieces: timings.count)
    return try TestJob.all(count: count, timings: timings, filter: options.filter).map {
      TestJob(
        part: $0.part,
        arguments: $0.arguments + TestModules.arguments(leavingOut: leftOut))
    }
  }

  /// The durations of the last whole run; before the first one, the names of the tests that are built, each with the same.
  private func timings(
    of framework: TestFrameworkName, _ program: TestProgram
  ) throws -> [Timings.Test] {
    let known = try store.readTimings()
    guard known == Timings(), JobCount(requested: options.jobs).mayBeSeveral else {
      return (known.tests ?? []).filter { $0.test.framework == framework }
    }
    // One process runs them all if they cannot be listed. Those outside of suites are left to the first process.
    return (try program.tests(of: framework) ?? []).map {
      Timings.Test(test: TestIdentifier(framework, $0), milliseconds: TestJob.unknownDuration)
    }
  }
}
