import FileAccess
import Foundation
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal

/// Bringing pictures behind digests from a server to this machine, or to it.
struct PictureTransfer {
  let store: SnapshotStore
  let server: PictureServer

  /// What came of it.
  struct Outcome {
    var transferred = 0
    /// How many were there before.
    var present = 0
    /// The names of pictures that are at neither end.
    var absent: [String] = []
    /// What failed, a sentence each.
    var problems: [String] = []
    /// That the server was not told who asks, if that may matter.
    var note: String?
    /// How many pictures were left out, as all of them together took too much, and of what.
    var left: (count: Int, limit: TransferLimits.Limit)?
  }

  /// The transfer of a package, with the server that its settings name; nil without one.
  ///
  /// - Throws: ``SnapError/noCurl``, or `SnapshotsError` for settings that cannot be read.
  init?(
    of store: SnapshotStore, effort: TransferLimits.Effort, environment: [String: String]
  ) throws {
    guard let address = try store.pictureServer() else { return nil }
    self.store = store
    server = try PictureServer(address, effort: effort, environment: environment)
  }

  /// Brings pictures that are not on this machine from the server.
  ///
  /// What the server sends is kept only if it has the digests of its name.
  func fetch(_ pictures: [SnapshotStore.DigestPicture]) throws -> Outcome {
    var outcome = Outcome()
    let missing = try Self.distinct(pictures).filter { try store.picture($0.content) == nil }
    outcome.present = Self.distinct(pictures).count - missing.count
    try withFolder { folder in
      let answers = try server.get(missing.map(\.content.fileName), into: folder)
      outcome.add(answers, of: missing.map(\.name), server.credentials)
      for (picture, answer) in zip(missing, answers) where answer == .done {
        do {
          if let problem = try keep(picture, from: folder) {
            outcome.problems.append(problem)
          } else {
            outcome.transferred += 1
          }
        } catch {
          outcome.problems.append("\(picture.name): the picture could not be fetched: \(error)")
        }
      }
    }
    return outcome
  }

  /// Keeps what the server sent as a picture; returns why not.
  private func keep(
    _ picture: SnapshotStore.DigestPicture, from folder: URL
  ) throws -> String? {
    let name = picture.content.fileName
    let data = try store.directories.tree.read(folder.appendingPathComponent(name)) ?? Data()
    return try store.keep(data, as: picture.content)
      ? nil
      : "\(picture.name): what the server has as \(name) is another picture or none, so it is not used. Remove it there "
        + "and run `snap references --send` where the snapshot passes."
  }

  /// Writes the pictures to the server that it does not have.
  func send(_ pictures: [SnapshotStore.DigestPicture]) throws -> Outcome {
    var outcome = Outcome()
    try withFolder { folder in
      let all = Self.distinct(pictures)
      let known = try server.head(all.map(\.content.fileName), in: folder)
      outcome.present = known.count { $0 == .done }
      outcome.sayRefusal(by: known, server.credentials)
      // A server that does not answer HEAD is sent everything.
      let unknown = zip(all, known).filter { $1 != .done }.map(\.0)
      // Reading a picture compares it with its digests.
      let wanted = try unknown.filter { try store.picture($0.content) != nil }
      let sent = Set(wanted.map(\.name))
      outcome.absent = unknown.map(\.name).filter { !sent.contains($0) }
      let answers = try server.put(wanted.map(\.file), in: folder)
      outcome.transferred = answers.count { $0 == .done }
      // A file that the server does not find is a folder that it does not have.
      outcome.add(
        answers.map { $0 == .absent ? .failed(reason: "the server has no such folder") : $0 },
        of: wanted.map(\.name), server.credentials)
    }
    return outcome
  }

  /// The first picture of each content, as fixtures can look the same.
  private static func distinct(
    _ pictures: [SnapshotStore.DigestPicture]
  ) -> [SnapshotStore.DigestPicture] {
    var known: Set<PictureContent> = []
    return pictures.filter { known.insert($0.content).inserted }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let (tree, folder) = (
      store.directories.tree,
      store.directories.pending
        .appendingPathComponent("transfer-\(UUID().uuidString)", isDirectory: true)
    )
    try tree.makeFolder(folder)
    defer { try? tree.removeFolder(folder) }
    try body(folder)
  }
}

extension PictureTransfer.Outcome {
  /// Adds what came of requests, besides those that were answered.
  mutating func add(
    _ answers: [PictureServer.Answer], of names: [String], _ credentials: PictureCredentials
  ) {
    for (name, answer) in zip(names, answers) {
      switch answer {
      case .done: break
      case .absent: absent.append(name)
      case .denied: problems.append("\(name): the server refuses the request")
      case .failed(let reason): problems.append("\(name): \(reason)")
      case .beyond(let limit): left = ((left?.count ?? 0) + 1, limit)
      }
    }
    sayRefusal(by: answers, credentials)
  }

  /// Says that the server was not told who asks, if there was something to tell, or it wants to know.
  mutating func sayRefusal(
    by answers: [PictureServer.Answer], _ credentials: PictureCredentials
  ) {
    let matters = credentials.exist && !answers.isEmpty || answers.contains(.denied)
    if matters { note = credentials.note }
  }

  /// All that a person should know, a sentence each.
  var remarks: [String] {
    (note.map { [$0] } ?? []) + problems
      + (left.map { ["\($0.count.counted("picture")) left out: \($0.limit.words)."] } ?? [])
  }

  /// Whether something went wrong besides pictures that are at neither end.
  var hasFailed: Bool { !problems.isEmpty || left != nil }
}
