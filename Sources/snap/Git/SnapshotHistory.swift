import Foundation
import Graphics
import ImageComparison
import LayoutModel
import SnapReport
import Snapshots

/// The versions of one snapshot's reference in git.
struct SnapshotHistory {
  /// A commit that changed the reference.
  struct Step {
    /// The commit's abbreviated name, day, author and subject.
    let commit: String
    /// What changed, a sentence each.
    let changes: [String]
  }

  private let key: SnapshotKey
  private let store: SnapshotStore
  private let repository: GitRepository

  init(of key: SnapshotKey, in store: SnapshotStore, _ repository: GitRepository) {
    self.key = key
    self.store = store
    self.repository = repository
  }

  /// Returns the commits, the newest first.
  ///
  /// - Throws: ``SnapError/gitFailed(arguments:)``
  func steps() throws -> [Step] {
    let places = store.referencePlaces(of: key)
    let pictures = try places.pictures.flatMap { try repository.log(of: $0, follows: true) }
    let digests = try repository.log(of: places.digests, follows: false)
    // Commits of one second stay in the order of git.
    let ordered = (pictures + digests).enumerated().sorted {
      ($1.element.date, $0.offset) < ($0.element.date, $1.offset)
    }
    return try ordered.map { Step(commit: $0.element.title, changes: try changes(in: $0.element)) }
      .filter { !$0.changes.isEmpty }
  }

  private func changes(in entry: GitRepository.LogEntry) throws -> [String] {
    let (old, new) = (try version(entry.old, entry.path), try version(entry.new, entry.path))
    switch (old, new) {
    case (nil, nil): return []
    case (nil, _): return ["new"]
    case (_, nil): return ["removed"]
    case (let old?, let new?): return old.name == new.name ? [] : changes(from: old, to: new)
    }
  }

  private func changes(from old: Version, to new: Version) -> [String] {
    do {
      guard let first = try old.picture.map({ try PictureFile(data: $0, path: "before") }),
        let second = try new.picture.map({ try PictureFile(data: $0, path: "after") })
      else { return ["\(old.name) → \(new.name)"] }
      let diff = try PictureComparison(first, second, options: .exact).diff
      let causes = diff.message?.split(separator: "\n").map(String.init) ?? []
      if !causes.isEmpty { return causes }
      let layout = diff.layoutChanges?.map(\.sentence) ?? []
      if !layout.isEmpty { return layout }
      return [
        diff.status == .same
          ? "the same pixels and layout"
          : "\(diff.pixels.proportion) pixels differ, in the same layout"
      ]
    } catch {
      return ["cannot be compared: \(error)"]
    }
  }

  /// A reference at one commit.
  private struct Version {
    /// What is equal for equal references, and tells others apart.
    let name: String
    /// The PNG; nil for a digest whose picture is not on this machine.
    let picture: Data?
  }

  private func version(_ blob: String?, _ path: String) throws -> Version? {
    guard let blob, let data = try repository.contents(of: [blob]).first else { return nil }
    guard path.hasSuffix(".snapshots") else { return Version(name: blob, picture: data) }
    return try store.digest(of: key, in: data, name: path).map {
      Version(name: $0.text, picture: $0.picture)
    }
  }
}
