import FileAccess
import Foundation
import SnapReport
import Snapshots

/// Bringing pictures behind digests from a server to this machine, or to it.
struct PictureTransfer {
  let store: SnapshotStore
  let server: PictureServer

  /// What came of it.
  struct Outcome {
    /// How many pictures were brought.
    var transferred = 0
    /// How many were there before.
    var present = 0
    /// The names of pictures that are at neither end.
    var absent: [String] = []
    /// What failed, a sentence each.
    var problems: [String] = []
  }

  /// The transfer of a package, with the server that its settings name; nil without one.
  ///
  /// - Throws: ``SnapError/noCurl``, or `SnapshotsError` for settings that cannot be read.
  init?(of store: SnapshotStore, environment: [String: String]) throws {
    guard let address = try store.pictureServer() else { return nil }
    self.store = store
    server = try PictureServer(address, environment: environment)
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
      for (picture, answer) in zip(missing, answers) {
        switch answer {
        case .absent: outcome.absent.append(picture.name)
        case .failed(let reason): outcome.problems.append("\(picture.name): \(reason)")
        case .done:
          let file = folder.appendingPathComponent(picture.content.fileName)
          let data = try Files.read(file) ?? Data()
          if try store.keep(data, as: picture.content) {
            outcome.transferred += 1
          } else {
            outcome.problems.append(
              "\(picture.name): what the server has as \(picture.content.fileName) is another picture or none, so it is "
                + "not used. Remove it there and run `snap references --send` where the snapshot passes."
            )
          }
          try Files.remove(file)
        }
      }
    }
    return outcome
  }

  /// Writes the pictures to the server that it does not have.
  func send(_ pictures: [SnapshotStore.DigestPicture]) throws -> Outcome {
    var outcome = Outcome()
    try withFolder { folder in
      let all = Self.distinct(pictures)
      let known = try server.head(all.map(\.content.fileName), in: folder)
      outcome.present = known.count { $0 == .done }
      // A server that does not answer HEAD is sent everything.
      let unknown = zip(all, known).filter { $1 != .done }.map(\.0)
      // Reading a picture compares it with its digests.
      let wanted = try unknown.filter { try store.picture($0.content) != nil }
      let sent = Set(wanted.map(\.name))
      outcome.absent = unknown.map(\.name).filter { !sent.contains($0) }
      for (picture, answer) in zip(wanted, try server.put(wanted.map(\.file), in: folder)) {
        switch answer {
        case .done: outcome.transferred += 1
        case .absent: outcome.problems.append("\(picture.name): the server has no such folder")
        case .failed(let reason): outcome.problems.append("\(picture.name): \(reason)")
        }
      }
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
    let folder = store.directories.pending
      .appendingPathComponent("transfer-\(UUID().uuidString)", isDirectory: true)
    try Files.makeFolder(folder)
    defer { try? Files.removeFolder(folder) }
    try body(folder)
  }
}
