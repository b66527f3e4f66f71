import Foundation
import Snapshots

/// The processes that share a run's tests.
extension PackageTests {
  /// Returns the processes, with the tests of each.
  ///
  /// - Parameters:
  ///   - framework: the framework of the tests.
  ///   - settings: the arguments with which they were built.
  /// - Returns: the processes.
  /// - Throws: ``SnapError/invalidFilter(_:)``, or an error of reading the timings.
  func jobs(of framework: TestFrameworkName, _ settings: [String]) throws -> [TestJob] {
    let timings = try timings(of: framework, settings).filter { timing in
      !leftOut.contains {
        timing.test.identifier.hasPrefix("\(AffectedTargets.module(of: $0)).")
      }
    }
    let count = JobCount(requested: options.jobs).count(
      for: timings.reduce(0) { $0 + $1.milliseconds }, startingIn: TestJob.start)
    return try TestJob.all(count: count, timings: timings, filter: options.filter).map {
      TestJob(
        part: $0.part,
        arguments: $0.arguments + AffectedTargets.arguments(leavingOut: leftOut))
    }
  }

  /// The durations of the last whole run; before the first one, the names of the tests that are built, each with the same.
  private func timings(
    of framework: TestFrameworkName, _ settings: [String]
  ) throws -> [Timings.Test] {
    let known = try store.readTimings()
    guard known == Timings(), JobCount(requested: options.jobs).mayBeSeveral else {
      return (known.tests ?? []).filter { $0.test.framework == framework }
    }
    return try builtTests(of: framework, settings).map {
      Timings.Test(test: TestIdentifier(framework, $0), milliseconds: TestJob.unknownDuration)
    }
  }

  /// The paths of a framework's tests; none if they cannot be listed, so that one process runs them all.
  private func builtTests(
    of framework: TestFrameworkName, _ settings: [String]
  ) throws -> [String] {
    var environment = try environment(run: nil)
    let output: CommandOutput
    if let bundle {
      environment = bundle.withLibraries(environment)
      guard let executable = bundle.executable else { return [] }
      output = CommandOutput(
        of: executable, framework.executableArguments + ["--list-tests"], in: package,
        environment: environment)
    } else {
      output = CommandOutput(
        of: try SearchPath.swift(environment: environment),
        ["test", "list", "--skip-build", framework.option] + settings, in: package,
        environment: environment)
    }
    guard output.exitCode == 0 else { return [] }
    // Titles have no slash; a test outside of suites has none either, and is left to the first process.
    return output.text.split(separator: "\n").map(String.init).filter { $0.contains("/") }
  }
}
