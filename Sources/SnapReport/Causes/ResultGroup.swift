import LayoutChanges
import LayoutModel
public import SnapshotRecords

/// Results that a reader decides on together.
struct ResultGroup {
  /// What there is to do about a result, in the order in which a reader should look.
  enum Part: CaseIterable {
    /// The snapshot fails, and not only because its size changed.
    case failing
    /// The reference was missing.
    case new
    /// Only the sizes of these snapshots differ.
    case resized
    /// The reference was rewritten.
    case recorded
    /// There is nothing to do.
    case passed
  }

  /// What holds a group together.
  enum Bond {
    /// The results fail for one cause.
    case cause(FailureCause)
    case suite(String)
  }

  let part: Part
  let bond: Bond
  /// The places of the results in the run.
  let members: [Int]
}

extension RunReport {
  /// Every result in one group: what fails by its cause, the rest by suite; in the order in which a
  /// reader should look.
  var groups: [ResultGroup] {
    let indexed = Array(run.results.enumerated())
    let fresh = indexed.filter { $0.element.status == .missing }
    let causes = causeGroups(
      indexed.filter { $0.element.isFailure && $0.element.status != .missing })
    let others = indexed.filter { !$0.element.isFailure }
    return causes.filter { $0.part == .failing } + suiteGroups(fresh, .new)
      + causes.filter { $0.part == .resized }
      + suiteGroups(others.filter { $0.element.status == .recorded }, .recorded)
      + suiteGroups(others.filter { $0.element.status != .recorded }, .passed)
  }

  /// The keys by cause and suite, in the order of the report.
  public var keysByCause: [[SnapshotKey]] {
    groups.map { $0.members.map { run.results[$0].key } }
  }

  /// The keys that are decided on together with some: those, and all others of their causes, in the order of the report.
  ///
  /// What has pixels that no cause explains is not among the others, as only someone who looks at it can judge it.
  public func keys(ofCausesOf keys: Set<SnapshotKey>) -> [SnapshotKey] {
    groups.flatMap { group in
      let results = group.members.map { run.results[$0] }
      let isNamed = results.contains { keys.contains($0.key) }
      return results.filter { keys.contains($0.key) || isNamed && !$0.hasUnexplainedPixels }
        .map(\.key)
    }
  }

  /// The failures by cause: new ones by their suite, the others by their change.
  var failuresByCause: [(bond: ResultGroup.Bond, results: [SnapshotResult])] {
    let failures = failures
    return RunReport(RunResults(results: failures)).groups.map { group in
      (group.bond, group.members.map { failures[$0] })
    }
  }

  var resultsByCause: [[SnapshotResult]] { failuresByCause.map(\.results) }

  private typealias Indexed = (offset: Int, element: SnapshotResult)

  /// Groups in the order of their first members, the largest first.
  private func causeGroups(_ results: [Indexed]) -> [ResultGroup] {
    var places: [FailureCause: Int] = [:]
    var groups: [(cause: FailureCause, results: [Indexed])] = []
    for result in results {
      let cause = FailureCause(result.element)
      if let place = places[cause] {
        groups[place].results.append(result)
      } else {
        places[cause] = groups.count
        groups.append((cause, [result]))
      }
    }
    return groups.enumerated()
      .sorted { ($1.element.results.count, $0.offset) < ($0.element.results.count, $1.offset) }
      .map(\.element).map { cause, results in
        let isResized = results.allSatisfy { $0.element.status == .sizeChanged }
        return ResultGroup(
          part: isResized ? .resized : .failing, bond: .cause(cause), members: results.map(\.offset)
        )
      }
  }

  private func suiteGroups(_ results: [Indexed], _ part: ResultGroup.Part) -> [ResultGroup] {
    var groups: [(suite: String, members: [Int])] = []
    for result in results {
      if groups.last?.suite == result.element.key.suite {
        groups[groups.count - 1].members.append(result.offset)
      } else {
        groups.append((result.element.key.suite, [result.offset]))
      }
    }
    return groups.map { ResultGroup(part: part, bond: .suite($0.suite), members: $0.members) }
  }
}
