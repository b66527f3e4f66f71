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

  /// Creates the history of a snapshot of a package.
  ///
  /// - Throws: ``SnapError/noRepository(folder:)``
  init(of key: SnapshotKey, at location: PackageOption) throws {
    self.init(of: key, in: try location.directories().store, try location.repository())
  }

  init(of key: SnapshotKey, in store: SnapshotStore, _ repository: GitRepository) {
    self.key = key
    self.store = store
    self.repository = repository
  }

  /// A reference before and after a commit; nil where there was none.
  struct Change {
    let commit: GitRepository.LogEntry
    let old: Version?
    let new: Version?
  }

  /// Returns the changes of the reference, the newest first.
  ///
  /// - Throws: ``SnapError/gitFailed(arguments:)``
  func changes() throws -> [Change] {
    let places = store.referencePlaces(of: key)
    let pictures = try places.pictures.flatMap { try repository.log(of: $0, follows: true) }
    let digests = try repository.log(of: places.digests, follows: false)
    // Commits of one second stay in the order of git.
    let ordered = (pictures + digests).enumerated().sorted {
      ($1.element.date, $0.offset) < ($0.element.date, $1.offset)
    }
    return try ordered.map(\.element).compactMap { entry in
      let (old, new) = (try version(entry.old, entry.path), try version(entry.new, entry.path))
      return old?.name == new?.name ? nil : Change(commit: entry, old: old, new: new)
    }
  }

  /// Returns the commits with what each changed in words, the newest first.
  ///
  /// - Throws: ``SnapError/gitFailed(arguments:)``
  func steps() throws -> [Step] {
    try changes().map { Step(commit: $0.commit.title, changes: words(of: $0)) }
  }

  /// What a commit changed, in words.
  func words(of change: Change) -> [String] {
    switch (change.old, change.new) {
    case (nil, _): ["new"]
    case (_, nil): ["removed"]
    case (let old?, let new?): changes(from: old, to: new)
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
  struct Version {
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
