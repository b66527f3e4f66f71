import GitFormats
import LayoutChanges
import Revisions
import SnapReport
import SnapshotReferences
import Snapshots

/// The commits that brought what is different between the first and the last version of a reference.
///
/// All versions are in git, so each is compared with the first one instead of half of them being built.
struct ReferenceBisection {
  /// A commit and what it brought.
  struct Finding: Hashable {
    let commit: LoggedCommit
    /// Whether the version before is known; otherwise a commit before may have brought the same.
    let isCertain: Bool
    /// What it brought, a sentence each.
    let changes: [String]
  }

  /// The commits, the newest first.
  let findings: [Finding]
  /// Whether the first or the last layout is not on this machine, so that only changed references are known.
  let isByDigestOnly: Bool

  /// Finds the commits.
  ///
  /// - Parameters:
  ///   - timeline: the commits to look at.
  ///   - view: the path of a view, or its end, to which differences are limited; nil for all.
  init(_ timeline: ReferenceTimeline, view: String?) {
    let versions = timeline.versions
    let start = versions.firstIndex { $0 != nil } ?? versions.count
    let history = LayoutHistory(versions[start...].map(LayoutHistory.Version.init))
    var changes: [Int: [String]] = [:]
    var uncertain: Set<Int> = []
    for arrival in history.arrivals ?? [] where view.map(arrival.change.isOf) ?? true {
      changes[start + arrival.origin.version, default: []].append(
        LayoutChange(arrival.change).description)
      if !arrival.origin.isCertain { uncertain.insert(start + arrival.origin.version) }
    }
    let isRemoved = !versions.isEmpty && versions[versions.count - 1] == nil
    isByDigestOnly = history.arrivals == nil && !isRemoved && start < versions.count
    if isRemoved { changes[versions.count - 1] = ["removed"] }
    if view == nil, !isRemoved {
      for index in Self.lastingSteps(of: versions) where index > start {
        guard let old = versions[index - 1], let new = versions[index],
          isByDigestOnly || old.hasOnlyOtherPixels(than: new)
        else { continue }
        changes[index, default: []] += SnapshotHistory.changes(from: old, to: new)
      }
    }
    findings = changes.sorted { $0.key > $1.key }.map {
      Finding(
        commit: timeline.commit(ofVersion: $0.key), isCertain: !uncertain.contains($0.key),
        changes: $0.value)
    }
  }

  /// Returns the versions on the way from the first to the last one, without detours that came back to a version.
  private static func lastingSteps(of versions: [ReferenceTimeline.Version?]) -> [Int] {
    versions.indices.reduce(into: []) { way, index in
      let known = way.firstIndex { earlier in
        switch (versions[earlier], versions[index]) {
        case (nil, nil): true
        case (let old?, let new?): old.isSame(as: new)
        default: false
        }
      }
      if let known { way.removeSubrange((known + 1)...) } else { way.append(index) }
    }
  }
}

extension LayoutHistory.Version {
  /// What is known of a reference's layout.
  init(_ version: ReferenceTimeline.Version?) {
    self = version.map { $0.layout.map(Self.layout) ?? .unknown } ?? .absent
  }
}

extension ViewChange {
  fileprivate func isOf(_ name: String) -> Bool { view == name || view.hasSuffix("/" + name) }
}

extension ReferenceTimeline.Version {
  /// Whether another version differs in its pixels and not in its layout.
  fileprivate func hasOnlyOtherPixels(than other: Self) -> Bool {
    guard let content, let others = other.content else { return false }
    return content.pixels != others.pixels && content.layout == others.layout
  }
}
