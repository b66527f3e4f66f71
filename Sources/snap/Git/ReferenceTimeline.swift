import Foundation
import GitFormats
import LayoutModel
import Snapshots

/// The versions of one snapshot's reference in git, whether it is a picture or a digest.
struct ReferenceTimeline {
  /// A commit that changed the reference.
  struct Step {
    let commit: LoggedCommit
    /// The reference before; nil if there was none.
    var old: Version?
    /// The reference afterwards; nil if it was removed.
    var new: Version?
  }

  /// A reference at one commit.
  struct Version {
    /// What messages call it.
    let name: String
    /// What is equal for the same pixels and layout; nil for a file that is not a picture of Snap.
    let content: PictureContent?
    /// The PNG; nil for a digest whose picture is not on this machine.
    let picture: Data?

    func isSame(as other: Version) -> Bool {
      if let content, let others = other.content { content == others } else { name == other.name }
    }

    /// The layout; nil if it is not known.
    var layout: LayoutModel.Layout? {
      // What is not a picture of Snap has none.
      picture.flatMap { try? Snapshot.layout(ofPNG: $0, name: name).layout }
    }
  }

  /// The commits, the newest first.
  private(set) var steps: [Step] = []
  private var contents: [String: Data] = [:]

  /// Reads the history of a reference.
  ///
  /// - Parameters:
  ///   - key: the snapshot.
  ///   - commits: a commit to begin with, or a range, of whole names.
  ///   - store: the package.
  ///   - repository: the repository around it.
  /// - Throws: ``SnapError/gitFailed(arguments:)``, or `SnapshotsError` for digests that cannot be read.
  init(
    of key: SnapshotKey, in commits: String = "HEAD", _ store: SnapshotStore,
    _ repository: GitRepository
  ) throws {
    let places = store.referencePlaces(of: key)
    let pictures = try places.pictures.flatMap {
      try repository.log(of: $0, in: commits, follows: true)
    }
    let digests = try repository.log(of: places.digests, in: commits, follows: false)
    // Commits of one second stay in the order of git.
    let ordered = (pictures + digests).enumerated().sorted {
      ($1.element.commit.date, $0.offset) < ($0.element.commit.date, $1.offset)
    }.map(\.element)
    try readBlobs(of: ordered, from: repository)
    for entry in ordered {
      func version(_ blob: String?) throws -> Version? {
        try blob.flatMap { try self.version($0, entry.path, of: key, in: store) }
      }
      add(
        Step(commit: entry.commit, old: try version(entry.old), new: try version(entry.new)))
    }
    steps.removeAll { step in
      switch (step.old, step.new) {
      case (nil, nil): true
      case (let old?, let new?): old.isSame(as: new)
      default: false
      }
    }
  }

  /// Joins what one commit did to the picture and to the digest: a conversion is one step.
  private mutating func add(_ step: Step) {
    guard let index = steps.firstIndex(where: { $0.commit.name == step.commit.name }) else {
      return steps.append(step)
    }
    steps[index].old = steps[index].old ?? step.old
    steps[index].new = steps[index].new ?? step.new
  }

  private mutating func readBlobs(
    of entries: [GitLogEntry], from repository: GitRepository
  ) throws {
    let names = Set(entries.flatMap { [$0.old, $0.new].compactMap(\.self) }).sorted()
    contents = Dictionary(
      uniqueKeysWithValues: zip(names, try repository.contents(of: names)))
  }

  private func version(
    _ blob: String, _ path: String, of key: SnapshotKey, in store: SnapshotStore
  ) throws -> Version? {
    guard let data = contents[blob] else { return nil }
    guard path.hasSuffix(".snapshots") else {
      // A picture that was not fetched, or a file that is not a picture, has no content.
      return Version(name: blob, content: try? PictureContent(ofPNG: data), picture: data)
    }
    return try store.digest(of: key, in: data, name: path).map {
      Version(name: $0.text, content: $0.content, picture: $0.picture)
    }
  }
}

extension ReferenceTimeline {
  /// The versions, the oldest first: the one before the first step, then the one of each step.
  var versions: [Version?] { (steps.last.map { [$0.old] } ?? []) + steps.reversed().map(\.new) }

  /// Returns the commit that brought a version.
  ///
  /// - Precondition: the index is that of a version but the first.
  func commit(ofVersion index: Int) -> LoggedCommit {
    steps[steps.count - index].commit
  }
}
