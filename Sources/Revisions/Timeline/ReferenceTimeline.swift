package import Foundation
package import GitFormats
package import LayoutModel
package import SnapshotRecords
package import SnapshotReferences
package import Snapshots

/// The versions of one snapshot's reference in git, whether it is a picture or a digest.
package struct ReferenceTimeline {
  /// A commit that changed the reference.
  package struct Step {
    package let commit: LoggedCommit
    /// The reference before; nil if there was none.
    package var old: Version?
    /// The reference afterwards; nil if it was removed.
    package var new: Version?
    /// Whether the commits before it are not in this clone, so that one of them may have brought the reference.
    package var isCut = false
  }

  /// A reference at one commit.
  package struct Version {
    /// What messages call it.
    package let name: String
    /// What is equal for the same pixels and layout; nil for a file that is not a picture of Snap.
    package let content: PictureContent?
    /// The PNG; nil for a digest whose picture is not on this machine, and for one that cannot be read.
    package let picture: Data?
    /// Why the picture cannot be read.
    package var problem: UnreadableReference?

    /// A version of which is not known whether it exists.
    static let unknown = Version(name: "unknown", content: nil, picture: nil)

    package func isSame(as other: Version) -> Bool {
      if let content, let others = other.content { content == others } else { name == other.name }
    }

    /// The layout; nil if it is not known.
    package var layout: LayoutModel.Layout? {
      // What is not a picture of Snap has none.
      picture.flatMap { try? Snapshot.layout(ofPNG: $0, name: name).layout }
    }
  }

  /// The commits, the newest first.
  package private(set) var steps: [Step] = []
  /// What is missing before these commits; nil if the clone has all of them.
  package let cut: GitProblem?
  private var contents: [String: Data] = [:]

  /// Reads the history of a reference.
  ///
  /// - Parameters:
  ///   - key: the snapshot.
  ///   - commits: a commit to begin with, or a range, of whole names; nil for `HEAD`.
  ///   - store: the package.
  ///   - repository: the repository around it.
  /// - Throws: ``GitProblem``, or `SnapshotsError` for digests that cannot be read.
  package init(
    of key: SnapshotKey, in commits: String? = nil, _ store: SnapshotStore,
    _ repository: GitRepository
  ) throws {
    let commits = try commits ?? repository.commit("HEAD")
    cut = try repository.cut(in: [commits])
    let places = store.referencePlaces(of: key)
    let pictures = try places.pictures.flatMap {
      try repository.log(of: $0, in: commits, follows: true)
    }
    let digests = try repository.log(of: places.digests, in: commits, follows: false)
    // Commits of one second stay in the order of git.
    let ordered = (pictures + digests).enumerated().sorted {
      ($1.element.commit.date, $0.offset) < ($0.element.commit.date, $1.offset)
    }.map(\.element)
    if let link = ordered.first(where: \.isLink) {
      throw repository.failure(.linkedReference(path: link.path))
    }
    if ordered.first?.new == nil {
      try repository.requireKnown(places.pictures + [places.digests])
    }
    try readBlobs(of: ordered, from: repository)
    let boundary = cut == nil ? [] : try repository.shallowCommits()
    for entry in ordered { try add(entry, of: key, in: store, boundary) }
    steps.removeAll { step in
      switch (step.old, step.new) {
      case (nil, nil): true
      case (let old?, let new?): old.isSame(as: new)
      default: false
      }
    }
  }

  private mutating func add(
    _ entry: GitLogEntry, of key: SnapshotKey, in store: SnapshotStore, _ boundary: Set<String>
  ) throws {
    func version(_ blob: String?) throws -> Version? {
      try blob.flatMap { try self.version($0, entry, of: key, in: store) }
    }
    let new = try version(entry.new)
    let isCut = entry.old == nil && new != nil && boundary.contains(entry.commit.name)
    add(
      Step(
        commit: entry.commit, old: isCut ? .unknown : try version(entry.old), new: new,
        isCut: isCut))
  }

  /// Joins what one commit did to the picture and to the digest: a conversion is one step.
  private mutating func add(_ step: Step) {
    guard let index = steps.firstIndex(where: { $0.commit.name == step.commit.name }) else {
      return steps.append(step)
    }
    steps[index].old = steps[index].old ?? step.old
    steps[index].new = steps[index].new ?? step.new
    steps[index].isCut = steps[index].isCut || step.isCut
  }

  private mutating func readBlobs(
    of entries: [GitLogEntry], from repository: GitRepository
  ) throws {
    let names = Set(entries.flatMap { [$0.old, $0.new].compactMap(\.self) }).sorted()
    let found = try repository.contents(of: names).map { data in
      try LargeFilePointer(data).flatMap(repository.largeFile) ?? data
    }
    contents = Dictionary(uniqueKeysWithValues: zip(names, found))
  }

  private func version(
    _ blob: String, _ entry: GitLogEntry, of key: SnapshotKey, in store: SnapshotStore
  ) throws -> Version? {
    guard let data = contents[blob] else { return nil }
    guard entry.path.hasSuffix(".snapshots") else {
      if let problem = UnreadableReference(data, at: entry.path, in: entry.commit) {
        return Version(name: blob, content: nil, picture: nil, problem: problem)
      }
      // A picture of another tool has no content.
      return Version(name: blob, content: try? PictureContent(ofPNG: data), picture: data)
    }
    return try store.digest(of: key, in: data, name: entry.path).map {
      Version(name: $0.text, content: $0.content, picture: $0.picture)
    }
  }
}

extension ReferenceTimeline {
  /// Why pictures cannot be read, of each blob once, those of the newest commits first.
  package var problems: [UnreadableReference] {
    var known: Set<String> = []
    return steps.flatMap { [$0.new, $0.old].compactMap(\.self) }.compactMap { version in
      version.problem.flatMap { known.insert(version.name).inserted ? $0 : nil }
    }
  }

  /// The versions, the oldest first: the one before the first step, then the one of each step.
  package var versions: [Version?] {
    (steps.last.map { [$0.old] } ?? []) + steps.reversed().map(\.new)
  }

  /// Returns the commit that brought a version.
  ///
  /// - Precondition: the index is that of a version but the first.
  package func commit(ofVersion index: Int) -> LoggedCommit {
    steps[steps.count - index].commit
  }
}
