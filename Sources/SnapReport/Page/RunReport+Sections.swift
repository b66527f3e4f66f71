public import Snapshots

extension RunReport {
  /// The parts of the page's list: what fails by its cause, then what is new, then what has another
  /// size only, then the rest by suite.
  var pageSections: [PageData.Section] {
    let indexed = Array(run.results.enumerated())
    let failing = indexed.filter { $0.element.isFailure }
    let fresh = failing.filter { $0.element.status == .missing }
    let causes = groups(byCauseOf: failing.filter { $0.element.status != .missing })
    let resized = causes.filter { $0.allSatisfy { $0.element.status == .sizeChanged } }
    let others = causes.filter { !$0.allSatisfy { $0.element.status == .sizeChanged } }
    return [
      section("To look at", others.map(causeGroup)),
      section("New", suiteGroups(fresh, isOpen: true)),
      section("Changed size", resized.map(causeGroup)),
      section("Recorded", suiteGroups(indexed.filter { isRecorded($0.element) }, isOpen: true)),
      section(
        "Passed",
        suiteGroups(
          indexed.filter { !$0.element.isFailure && !isRecorded($0.element) }, isOpen: false)),
    ].filter { $0.count > 0 }
  }

  /// The keys by cause and suite, in the order in which the page lists them.
  public var keysByCause: [[SnapshotKey]] {
    resultsByCause(among: run.results).map { $0.map(\.key) }
  }

  /// The failures by cause: those that are new by their suite, the others by what changed.
  var resultsByCause: [[SnapshotResult]] { resultsByCause(among: failures) }

  private func resultsByCause(among results: [SnapshotResult]) -> [[SnapshotResult]] {
    let report = RunReport(RunResults(results: results))
    return report.pageSections.flatMap(\.groups).map { $0.members.map { report.run.results[$0] } }
  }

  private typealias Indexed = (offset: Int, element: SnapshotResult)

  private func isRecorded(_ result: SnapshotResult) -> Bool {
    result.status == .recorded && !result.isFailure
  }

  /// Groups in the order of their first members, the largest first.
  private func groups(byCauseOf results: [Indexed]) -> [[Indexed]] {
    var places: [RootCause: Int] = [:]
    var groups: [[Indexed]] = []
    for result in results {
      let cause = RootCause(result.element)
      if let place = places[cause] {
        groups[place].append(result)
      } else {
        places[cause] = groups.count
        groups.append([result])
      }
    }
    return groups.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }

  private func causeGroup(_ results: [Indexed]) -> PageData.Group {
    PageData.Group(
      title: results.first.map { RootCause($0.element).title.visible }, isOpen: true,
      members: results.map(\.offset))
  }

  private func suiteGroups(_ results: [Indexed], isOpen: Bool) -> [PageData.Group] {
    var groups: [(suite: String, members: [Int])] = []
    for result in results {
      if groups.last?.suite == result.element.key.suite {
        groups[groups.count - 1].members.append(result.offset)
      } else {
        groups.append((result.element.key.suite, [result.offset]))
      }
    }
    return groups.map {
      PageData.Group(title: $0.suite.visible, isOpen: isOpen, members: $0.members)
    }
  }

  private func section(_ title: String, _ groups: [PageData.Group]) -> PageData.Section {
    PageData.Section(
      title: title, count: groups.reduce(0) { $0 + $1.members.count }, groups: groups)
  }
}
