import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// Decisions of a review as a file, which `snap decide` carries out on another machine that has the same pictures.
struct DecisionFile: Codable, Hashable {
  /// A decision on one picture.
  struct Entry: Codable, Hashable {
    let key: SnapshotKey
    let verb: ReviewSession.Verb
    /// The digest of the picture that was shown.
    let picture: String
  }

  static let currentVersion = 1

  private(set) var version = currentVersion
  /// By key, each once.
  private(set) var decisions: [Entry] = []

  /// Creates a file of no decisions.
  init() {}

  /// Reads a file; nil if there is none.
  ///
  /// - Throws: ``SnapError/unreadableDecisions(file:)``, or `FileError`.
  init?(_ file: URL) throws {
    guard let data = try Files.read(file) else { return nil }
    guard let read = try? JSONDecoder().decode(DecisionFile.self, from: data),
      read.version == Self.currentVersion,
      Set(read.decisions.map(\.key)).count == read.decisions.count,
      read.decisions.allSatisfy({ $0.verb != .undo })
    else { throw SnapError.unreadableDecisions(file: file.path) }
    self = read
  }

  /// Adds decisions, which replace earlier ones on the same snapshots.
  mutating func add(_ entries: [Entry]) {
    let keys = Set(entries.map(\.key))
    decisions = (decisions.filter { !keys.contains($0.key) } + entries).sorted { $0.key < $1.key }
  }

  /// Removes the decisions on these snapshots.
  mutating func remove(_ keys: Set<SnapshotKey>) {
    decisions.removeAll { keys.contains($0.key) }
  }

  /// Writes the file.
  func write(to file: URL) throws {
    try Files.write(CanonicalJSON.prettyData(of: self), to: file)
  }
}

/// Decisions of several people, who decided on parts of a run.
struct JoinedDecisions {
  /// What everyone who decided on a snapshot agrees on, by key.
  let agreed: [DecisionFile.Entry]
  /// Snapshots on which two decided differently, or on other pictures.
  let disputed: [SnapshotKey]

  init(_ files: [DecisionFile]) {
    let all = Dictionary(grouping: files.flatMap(\.decisions), by: \.key)
      .mapValues(Set.init).sorted { $0.key < $1.key }
    agreed = all.compactMap { $0.value.count == 1 ? $0.value.first : nil }
    disputed = all.filter { $0.value.count > 1 }.map(\.key)
  }

  /// The pictures with a decision, by key, as a store compares them with those that are pending.
  func shown(_ verb: ReviewSession.Verb) -> [SnapshotKey: SnapshotStore.ShownActual] {
    Dictionary(
      agreed.filter { $0.verb == verb }.map { ($0.key, .picture(digest: $0.picture)) },
      uniquingKeysWith: { first, _ in first })
  }
}
