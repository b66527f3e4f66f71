import SnapReport
import SnapshotRecords
import Snapshots

/// What `snap flakes` says of kept runs: the value that it prints.
struct FlakeReport: Encodable {
  /// A run that counts for nothing, with the reason.
  struct Left: Encodable {
    let run: String
    let reason: String
  }

  struct Flake: Encodable {
    let snapshot: SnapshotKey
    let runs: Int
    let odd: Int
    /// The most frequent first.
    let sightings: [Sighting]
    let unstableRuns: [String]
  }

  struct Sighting: Encodable {
    let status: SnapshotResult.Status
    let picture: String?
    let fault: String?
    let runs: [String]
    let circumstances: [Circumstance]
  }

  struct Circumstance: Encodable {
    let kind: String
    let values: [String]
  }

  private(set) var version = 1
  /// The runs of each set of inputs, the oldest first.
  let compared: [[String]]
  let flakes: [Flake]
  /// The runs whose inputs are not known.
  let withoutInputs: [Left]
  let unreadable: [Left]

  init(_ observed: SnapshotStore.ObservedRuns) {
    let search = FlakeSearch(observed.runs)
    compared = search.groups.map { $0.map(\.name) }
    flakes = search.flakes.map(Flake.init)
    withoutInputs = search.withoutInputs.map {
      Left(run: $0.name, reason: observed.obstacles[$0.name] ?? "It did not note them.")
    }
    unreadable = observed.unreadable.map { Left(run: $0.name, reason: $0.reason) }
  }

  var isGood: Bool { flakes.isEmpty && unreadable.isEmpty }

  private enum CodingKeys: String, CodingKey {
    case version, compared, flakes, withoutInputs, unreadable
  }
}

extension FlakeReport.Flake {
  fileprivate init(_ flake: Snapshots.Flake) {
    snapshot = flake.key
    (runs, odd, unstableRuns) = (flake.runCount, flake.oddCount, flake.unstableRuns)
    sightings = flake.sightings.map { seen in
      FlakeReport.Sighting(
        status: seen.sight.status, picture: seen.sight.picture, fault: seen.sight.fault,
        runs: seen.runs,
        circumstances: seen.circumstances.map {
          FlakeReport.Circumstance(kind: $0.kind.rawValue, values: $0.values)
        })
    }
  }
}

/// The words.
extension FlakeReport {
  var text: String {
    let blocks = flakes.map { flake in
      ([flake.headline] + flake.sightings.map { "  \($0.words)" } + flake.drawings.map { "  \($0)" })
        .joined(separator: "\n")
    }
    return (blocks + [summary] + left).joined(separator: "\n")
  }

  private var summary: String {
    let count = compared.reduce(0) { $0 + $1.count }
    guard count > 1 || !flakes.isEmpty else {
      return
        "No two runs that are kept have noted their inputs. `snap verify --identity` notes them, as runs in CI do."
    }
    let inputs =
      compared.count == 1 ? "the same inputs" : "\(compared.count.counted("set")) of inputs"
    return
      "\(count.counted("run")) of \(inputs): \(flakes.isEmpty ? "no snapshot changed" : flakes.count.counted("snapshot") + " changed") without a reason."
  }

  private var left: [String] {
    withoutInputs.map {
      "\($0.run) is compared with none, as its inputs are not known: \($0.reason)"
    }
      + unreadable.map { "\($0.run) cannot be read: \($0.reason)" }
  }
}

extension FlakeReport.Flake {
  fileprivate var headline: String {
    odd > 0
      ? "\(snapshot) is seen otherwise in \(odd) of \(runs.counted("run")) of the same inputs"
      : "\(snapshot) is not the same when it is drawn again"
  }

  fileprivate var drawings: [String] {
    unstableRuns.isEmpty
      ? [] : ["two drawings differ within \(unstableRuns.joined(separator: ", "))"]
  }
}

extension FlakeReport.Sighting {
  fileprivate var words: String {
    let picture = picture.map { " (picture \($0.prefix(8)))" } ?? ""
    let fault = fault.map { " (\($0))" } ?? ""
    let facts = circumstances.map(\.words)
    return "\(status.words)\(picture)\(fault) in \(runs.joined(separator: ", "))"
      + (facts.isEmpty ? "" : ": only \(facts.joined(separator: ", "))")
  }
}

extension FlakeReport.Circumstance {
  fileprivate var words: String {
    let value = values.map { $0.isEmpty ? "none" : $0 }.joined(separator: " or ")
    return switch kind {
    case "machine": "on \(value)"
    case "previous": values == [""] ? "as the first of its process" : "after \(value)"
    case "filter": values == [""] ? "without a filter" : "with the filter \(value)"
    default: "with \(kind) \(value)"
    }
  }
}

extension SnapshotResult.Status {
  fileprivate var words: String {
    switch self {
    case .passed: "passes"
    case .different: "differs"
    case .sizeChanged: "has another size"
    case .missing: "has no reference"
    case .recorded: "is recorded"
    case .error: "cannot be compared"
    }
  }
}
