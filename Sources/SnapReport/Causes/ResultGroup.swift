import LayoutModel
public import Snapshots

/// Results that a reader decides on together.
struct ResultGroup {
  /// What there is to do about a result, in the order in which a reader should look.
  enum Part: CaseIterable {
    /// The snapshot fails, and not only because its size changed.
    case failing
    /// There was no reference.
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
/// One label that wraps in forty configurations is one cause: numbers vary with the width, so only the view, the kind
/// of change and, for texts, fonts and colours, the values count.
struct FailureCause: Hashable {
  private let suite: String
  private let view: String
  private let kind: String
  private let values: String
  /// The cause, worded for this result.
  let title: String

  init(_ result: SnapshotResult) {
    // A changed row height is a consequence of the changes in it, so those come first.
    if let change = result.layoutChanges.first(where: { $0.cause == nil }) {
      self.init(result, change)
    } else if let lines = result.lineChanges {
      self.init(
        result, view: "", kind: "lines", values: lines.changedLines.joined(separator: "\n"),
        title: lines.title)
    } else if let diagnostic = result.diagnostics.first(where: { $0.weight == .error }) {
      self.init(
        result, view: diagnostic.subject == nil ? diagnostic.view : "", kind: diagnostic.kindName,
        values: diagnostic.subject ?? "", title: diagnostic.headline)
    } else if result.status == .error {
      self.init(
        result, view: "", kind: "error", values: result.fault ?? "\(result.key)",
        title: "Not judged")
    } else {
      let view = result.regions.first?.views.first ?? ""
      let place = view.isEmpty ? "" : ": \(view)"
      self.init(result, view: view, kind: "pixels", title: "Other pixels, same layout\(place)")
    }
  }

  private init(_ result: SnapshotResult, _ change: LayoutChange) {
    let showsValues =
      switch change.kind {
      case .text, .font, .color, .attribute, .hidden, .truncation, .constraint: true
      default: false
      }
    let values = showsValues ? "\(change.old ?? "") → \(change.new ?? "")" : ""
    self.init(
      result, view: change.view, kind: change.kind.rawValue, values: values,
      title: change.description)
  }

  private init(
    _ result: SnapshotResult, view: String, kind: String, values: String = "", title: String
  ) {
    suite = result.key.suite
    self.view = view
    self.kind = kind
    self.values = values
    self.title = title
  }

  static func == (lhs: FailureCause, rhs: FailureCause) -> Bool {
    (lhs.suite, lhs.view, lhs.kind, lhs.values) == (rhs.suite, rhs.view, rhs.kind, rhs.values)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(suite)
    hasher.combine(view)
    hasher.combine(kind)
    hasher.combine(values)
  }
}
