#if SourceRewriting
import FileAccess
package import Foundation
import LayoutModel
package import SnapshotRecords
import SourceRewriting
import Terminal

/// Searches the changes of a package's sources after which what is wrong with snapshots is gone, and proves each.
package struct SourceFixer {
  private let package: URL
  private let copy: DrawnCopy
  /// What the sources have in the package, by their paths there.
  private let originals: [String: Data]
  private var mender: SourceMender
  private var drawings: SourceProof.Drawings
  private var result = SourceFixes()

  /// How many changes are tried for one problem; each is built.
  private static let mostTrials = 16
  /// How many changes may be made for one problem: what one leaves, the next one mends.
  private static let depth = 3

  /// Copies the package, and draws what is in it.
  ///
  /// - Parameters:
  ///   - package: its folder.
  ///   - options: how tests are built and run.
  /// - Throws: an error that names what cannot be read, copied, built or run.
  package init(of package: URL, options: TestOptions) throws {
    self.package = package
    let manifest = try PackageManifest(of: package, environment: Console.environment)
    originals = try Self.sources(of: manifest, in: package)
    mender = try SourceMender(
      originals.compactMapValues { String(validating: $0, as: UTF8.self) })
    copy = try DrawnCopy(of: package, options: options)
    do {
      drawings = try copy.draw("before")
    } catch {
      try copy.remove()
      throw error
    }
  }

  private static func sources(
    of manifest: PackageManifest, in package: URL
  ) throws -> [String: Data] {
    var sources: [String: Data] = [:]
    for target in manifest.targets {
      for file in target.files(in: package) where file.hasSuffix(".swift") {
        let path = "\(target.folder)/\(file)"
        sources[path] = try Files.read(existing: package.appendingPathComponent(path))
      }
    }
    return sources
  }

  /// Mends the problems of snapshots, one after the other, and removes the copy.
  ///
  /// - Parameter tests: the snapshots, each with the test that takes it, nil if that is unknown.
  /// - Returns: what is mended, and what is not.
  /// - Throws: ``TestRunsError/noSnapshotToFix(_:package:)`` for one that no test takes, or an error of a run.
  package mutating func fix(
    _ tests: [(key: SnapshotKey, test: TestIdentifier?)]
  ) throws -> SourceFixes {
    let outcome = Result { for (key, test) in tests { try fix(key, filter: test?.filter) } }
    try copy.remove()
    try outcome.get()
    for (path, data) in originals.sorted(by: { $0.key < $1.key }) {
      guard let text = mender.texts[path], Data(text.utf8) != data else { continue }
      result.files.append(
        SourceFixes.File(
          url: package.appendingPathComponent(path), before: data, after: Data(text.utf8)))
    }
    return result
  }

  private mutating func fix(_ key: SnapshotKey, filter: String?) throws {
    guard drawings.all[key] != nil else {
      throw TestRunsError.noSnapshotToFix(key, package: package.path)
    }
    var left: Set<Diagnostic.Identity> = []
    while let next = drawings.all[key]?.problems.first(where: { !left.contains($0.identity) }) {
      var search = Search(key: key, target: next, filter: filter)
      if let found = try mend(&search) {
        let proof = SourceProof(
          before: drawings, after: found.drawings, key: key, target: next, isPartial: false)
        left.formUnion(
          found.drawings.all[key]?.problems.filter(proof.isExpected).map(\.identity) ?? [])
        (mender, drawings) = (found.mender, found.drawings)
        result.fixes.append(SourceFixes.Fix(key: key, diagnostic: next, changes: found.changes))
      } else {
        left.insert(next.identity)
        result.rest.append(
          SourceFixes.Rest(
            key: key, diagnostic: next, obstacle: search.obstacle ?? .needsDecision))
      }
    }
  }

  // MARK: Search

  private struct Search {
    let key: SnapshotKey
    let target: Diagnostic
    /// The test that takes the snapshot; nil if it is unknown.
    let filter: String?
    var trials = 0
    /// The first that was met: candidates come in the order of the hint.
    var obstacle: SourceFixes.Obstacle?

    mutating func note(_ new: SourceFixes.Obstacle) { obstacle = obstacle ?? new }

    /// What a state has of the problem.
    func problem(in drawings: SourceProof.Drawings) -> Diagnostic? {
      drawings.all[key]?.diagnostics.first { $0.identity == target.identity }
    }
  }

  private struct State {
    var mender: SourceMender
    var changes: [CodeChange] = []
    var drawings: SourceProof.Drawings
  }

  /// Returns the first state that is proven; a change that leaves another form of the problem is continued later.
  private func mend(_ search: inout Search) throws -> State? {
    var level = [State(mender: mender, drawings: drawings)]
    for _ in 0..<Self.depth {
      var next: [State] = []
      for state in level {
        let candidates = search.problem(in: state.drawings)?.mending?.candidates ?? []
        for candidate in candidates {
          guard search.trials < Self.mostTrials else { return nil }
          guard let trial = try make(candidate, after: state, &search) else { continue }
          guard let obstacle = trial.obstacle else { return trial.state }
          search.note(obstacle)
          let left = search.problem(in: trial.state.drawings)?.mending?.candidates
          if obstacle == .stays, left != candidates { next.append(trial.state) }
        }
      }
      level = next
    }
    return nil
  }

  private func make(
    _ candidate: [CodeChange], after state: State, _ search: inout Search
  ) throws -> (state: State, obstacle: SourceFixes.Obstacle?)? {
    var trial = state
    do {
      try trial.mender.apply(candidate)
    } catch let error as MendingObstacle {
      search.note(SourceFixes.Obstacle(error))
      return nil
    }
    trial.changes += candidate
    search.trials += 1
    try copy.write(trial.mender.texts)
    // Most changes that do not help show it in the test of the snapshot.
    for filter in search.filter.map({ [$0, nil] }) ?? [nil] {
      do {
        trial.drawings = try copy.draw("after", filter: filter)
      } catch TestRunsError.buildFailed {
        search.note(.doesNotBuild)
        return nil
      }
      let proof = SourceProof(
        before: drawings, after: trial.drawings, key: search.key, target: search.target,
        isPartial: filter != nil)
      if let obstacle = proof.obstacle { return (trial, obstacle) }
    }
    return (trial, nil)
  }
}

extension TestIdentifier {
  /// What `swift test --filter` takes for this test alone.
  fileprivate var filter: String {
    // Swift Testing's names end with the source's name, line and column.
    let name = identifier.replacing(/\/[^\/]+\.swift:\d+:\d+$/, with: "")
    return "^" + NSRegularExpression.escapedPattern(for: name) + "(/|$)"
  }
}

extension SourceFixes.Obstacle {
  fileprivate init(_ obstacle: MendingObstacle) {
    self =
      switch obstacle {
      case .noSource(let file): .noSource(file: file)
      case .severalSources(let file): .severalSources(file: file)
      case .noConstraint(let place): .noConstraint(file: place.file, line: place.line)
      case .noName(let view): .noName(view: view)
      }
  }
}
#endif
