package import Foundation
import GitFormats
import SnapReport
package import SnapshotRecords
import SnapshotReferences
package import Snapshots

/// What the references of a package were at a commit, as far as they are others now.
package struct EarlierReferences {
  /// A reference of the commit that the working tree does not have alike.
  package struct Picture {
    package let key: SnapshotKey
    /// The PNG; nil for a digest whose picture is not on this machine, and where Git LFS keeps it.
    package let data: Data?
  }

  /// The references that changed, by the paths that they have now below the folder of references.
  package private(set) var changed: [String: Picture] = [:]
  /// The paths of those that are new.
  package private(set) var new: Set<String> = []
  /// The snapshots that are gone.
  package private(set) var gone: [SnapshotKey] = []

  private let store: SnapshotStore
  private let repository: GitRepository
  /// What the paths of references in the repository begin with: empty where the folder is that of the repository.
  private let folder: String
  private var blobs: [String: String] = [:]

  /// Compares the references of the working tree with those of a commit.
  ///
  /// - Parameters:
  ///   - pictures: the references now.
  ///   - commit: the commit.
  ///   - store: the package.
  ///   - repository: the repository around it.
  /// - Throws: ``GitProblem``, or `ReferencesError` for digests that cannot be read.
  package init(
    of pictures: [SnapshotStore.ReferencePicture], at commit: String, _ store: SnapshotStore,
    _ repository: GitRepository
  ) throws {
    (self.store, self.repository) = (store, repository)
    let place = repository.path(of: store.directories.references)
    folder = place.isEmpty ? "" : place + "/"
    for entry in try repository.tree(of: commit)
    where entry.kind == .file && entry.path.hasPrefix(folder) {
      blobs[entry.path] = entry.object
    }
    let changes = try repository.changes(from: commit, to: .workingTree).filter {
      ($0.new ?? $0.old ?? "").hasPrefix(folder)
    }
    try compareFiles(pictures.filter { $0.content == nil }, changes)
    try compareLines(pictures.filter { $0.content != nil }, changes)
    gone.sort()
  }

  private mutating func compareFiles(
    _ pictures: [SnapshotStore.ReferencePicture], _ changes: [GitChange]
  ) throws {
    let present = Set(pictures.map(\.path))
    var old: [(path: String, key: SnapshotKey, blob: String)] = []
    for change in changes {
      let path = change.new.map { String($0.dropFirst(folder.count)) }
      let before = change.old.flatMap { place in
        Self.key(ofPicture: place.dropFirst(folder.count)).flatMap { key in
          blobs[place].map { (key: key, blob: $0) }
        }
      }
      if let path, present.contains(path) {
        if let before { old.append((path, before.key, before.blob)) } else { new.insert(path) }
      } else if let before {
        gone.append(before.key)
      }
    }
    for (entry, data) in zip(old, try contents(of: old.map(\.blob))) {
      changed[entry.path] = Picture(key: entry.key, data: data)
    }
  }

  private mutating func compareLines(
    _ pictures: [SnapshotStore.ReferencePicture], _ changes: [GitChange]
  ) throws {
    let ending = ".\(ArtifactFileType.digestsExtension)"
    let files = Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) })
      .filter { $0.hasPrefix(folder) && $0.hasSuffix(ending) }.sorted()
    let now = Dictionary(grouping: pictures, by: \.key.suite)
    let known = files.filter { blobs[$0] != nil }
    var old: [String: Data] = [:]
    for (file, data) in zip(known, try contents(of: known.compactMap { blobs[$0] })) {
      old[file] = data
    }
    for file in files {
      let suite = String(file.dropFirst(folder.count).dropLast(ending.count))
      let before = try old[file].map { try store.referencePictures(inDigests: $0, of: suite) }
      try compare(now[suite] ?? [], with: before ?? [])
    }
  }

  private mutating func compare(
    _ now: [SnapshotStore.ReferencePicture], with before: [SnapshotStore.ReferencePicture]
  ) throws {
    let known = Dictionary(before.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for picture in now {
      guard let old = known[picture.path] else {
        new.insert(picture.path)
        continue
      }
      guard old.content != picture.content else { continue }
      changed[picture.path] = Picture(key: old.key, data: try store.data(of: old))
    }
    let present = Set(now.map(\.path))
    gone += before.filter { !present.contains($0.path) }.map(\.key)
  }

  /// Returns the contents of blobs; nil for one that Git LFS keeps and this machine does not have.
  private func contents(of names: [String]) throws -> [Data?] {
    try repository.contents(of: names).map { data in
      guard let pointer = LargeFilePointer(data) else { return data }
      return try repository.largeFile(pointer)
    }
  }

  /// The snapshot of a picture's path below the folder of references; nil for another file.
  private static func key(ofPicture path: Substring) -> SnapshotKey? {
    guard path.hasSuffix(".png"), let at = path.lastIndex(of: "@") else { return nil }
    return try? SnapshotKey(parsing: String(path[..<at]))
  }
}
