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
    /// The results are of one suite.
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
  var resultsByCause: [[SnapshotResult]] {
    let failures = failures
    return RunReport(RunResults(results: failures)).groups.map { $0.members.map { failures[$0] } }
  }

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

/// The cause of a failure, in a form that is equal for all snapshots that fail for the same reason.
///
/// One label that wraps in forty configurations is one cause: numbers of frames vary with the width, so only the set of
/// named changes with their values counts, and whether pixels changed that none of them explains.
struct FailureCause: Hashable {
  private let suite: String
  fileprivate let changes: Set<Change>
  private let hasUnexplainedPixels: Bool
  /// The cause, worded for this result.
  let title: String

  /// What of a change is the same in all configurations.
  fileprivate struct Change: Hashable {
    var view: String
    var kind: String
    var old: String?
    var new: String?
  }

  /// Finds the cause of a failing result.
  init(_ result: SnapshotResult) {
    let independent = result.describedChanges.filter { $0.cause == nil }
    let edits = independent.filter(\.kind.isEdit)
    if let first = edits.first {
      let rest = edits.count - 1
      self.init(
        result, Set(edits.map { Change($0) }),
        title: first.description + (rest > 0 ? "; \(rest.counted("further change"))" : ""))
    } else if result.hasLayoutDrift == true {
      self.init(
        result, [Change(view: "", kind: "layouts")], title: LayoutDriftWords.title, suite: "")
    } else if let change = independent.first {
      self.init(
        result, [Change(view: change.view, kind: change.kind.rawValue)], title: change.description)
    } else if let lines = result.lineChanges {
      let text = lines.changedLines.joined(separator: "\n")
      self.init(result, [Change(view: "", kind: "lines", new: text)], title: lines.title)
    } else if let diagnostic = result.diagnostics.first(where: { $0.weight == .error }) {
      self.init(
        result,
        [
          Change(
            view: diagnostic.subject == nil ? diagnostic.view : "", kind: diagnostic.kindName,
            new: diagnostic.subject)
        ], title: diagnostic.headline)
    } else if result.status == .error {
      self.init(
        result, [Change(view: "", kind: "error", new: result.fault ?? "\(result.key)")],
        title: "Not judged")
    } else if result.hasEngineDrift == true {
      self.init(
        result, [Change(view: "", kind: "engine")], title: EngineDriftWords.title, suite: "")
    } else if result.isComparedByDigestOnly == true {
      self.init(
        result, [Change(view: "", kind: "digest")],
        title: "Other digest, of a picture not on this machine")
    } else {
      let view = result.regions.first?.views.first ?? ""
      let place = view.isEmpty ? "" : ": \(view)"
      self.init(
        result, [Change(view: view, kind: "pixels")], title: "Other pixels, same layout\(place)")
    }
  }

  /// Without a suite the cause is in the result's.
  private init(
    _ result: SnapshotResult, _ changes: Set<Change>, title: String, suite: String? = nil
  ) {
    self.suite = suite ?? result.key.suite
    self.changes = changes
    hasUnexplainedPixels = result.hasUnexplainedPixels
    self.title = title
  }

  static func == (lhs: FailureCause, rhs: FailureCause) -> Bool {
    (lhs.suite, lhs.changes, lhs.hasUnexplainedPixels)
      == (rhs.suite, rhs.changes, rhs.hasUnexplainedPixels)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(suite)
    hasher.combine(changes)
    hasher.combine(hasUnexplainedPixels)
  }
}

extension FailureCause.Change {
  /// The frame of a view that came or went varies with the width.
  fileprivate init(_ change: LayoutChange) {
    let hasFrame = change.kind == .added || change.kind == .removed
    self.init(
      view: change.view, kind: change.kind.rawValue, old: hasFrame ? nil : change.old,
      new: hasFrame ? nil : change.new)
  }
}
