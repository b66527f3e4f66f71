import Adopting
import NumberText
import Processes
import SnapReport
import SnapshotRecords
import Terminal
import TestRuns

extension Import {
  /// The part of a project that the package has, without what does not compile if this tool can leave that out.
  ///
  /// - Returns: it with its suite, and the suites that are not in the package.
  func part(of project: AppProjects) throws -> (app: SuiteApp, others: [FoundSuite]) {
    var note = try strict ? nil : CellModules.obstacle(toPruningWith: modules)
    if !strict, note == nil {
      do {
        return try prunedPart(of: project)
      } catch let obstacle as SuiteObstacle {
        note = "\(obstacle)"
      }
    }
    let suites = try FoundSuite.all(in: project, wanting: target)
    let app = try SuiteApp(of: chosen(among: suites), in: project)
    if let note, !app.suite.leftOut.isEmpty || !app.missing.isEmpty {
      Console.error(
        "note: Nothing is left out of the app's sources that does not compile, as \(note).".visible)
    }
    return (app, suites.filter { $0.target != app.suite.target })
  }

  private func prunedPart(
    of project: AppProjects
  ) throws -> (app: SuiteApp, others: [FoundSuite]) {
    #if SourceRewriting
    let suites = try FoundSuite.all(in: project, wanting: target, tryingAll: true)
    let suite = try chosen(among: suites)
    let sources = try SuiteSources(of: suite, in: project)
    let modules = try CellModules(named: self.modules)
    let interruption = Interruption()
    Interruption.unblock()
    defer { interruption.end() }
    let app = try sources.pruned(
      by: modules.swiftc(), with: modules, environment: Console.environment, until: interruption)
    return (app, suites.filter { $0.target != suite.target })
    #else
    preconditionFailure("A tool without the trait leaves nothing out.")
    #endif
  }

  /// What was left out of the app, the files that tests name first.
  func show(_ dropped: [DroppedCode], ofFirst files: [String]) {
    guard !dropped.isEmpty else { return }
    Console.out("left out of the app, as it does not compile:")
    for line in dropped.summaries(ofFirst: Self.mostFiles, among: files) {
      Console.out("  \(line)".visibleLine)
    }
  }

  /// The files of tests that did not compile.
  func showLeftOut(_ suite: FoundSuite) {
    let errors = suite.leftOut.compactMap { left in
      if case .error(let error) = left.reason { error } else { nil }
    }
    guard !errors.isEmpty else { return }
    Console.out("left out: \(errors.count.counted("file")) of tests that do not compile")
    for error in errors.prefix(Self.mostFiles) { Console.out("  \(error)".visibleLine) }
  }

  /// The classes whose tests end the process before the first test.
  func showUnmade(_ classes: [OtherFailure]) {
    guard !classes.isEmpty else { return }
    Console.out("left out: \(classes.count.counted("class", "classes")) whose tests cannot be made")
    for line in classes.flatMap({ "\($0)".split(separator: "\n") }).prefix(Self.mostFiles * 2) {
      Console.out("  \(line)".visibleLine)
    }
  }

  /// With all else that is printed, at most twenty lines.
  private static let mostFiles = 3
}
