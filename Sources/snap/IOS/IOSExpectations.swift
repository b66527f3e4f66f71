import FileAccess
import Foundation
import Processes
import SnapshotRecords

/// The snapshots whose pictures are as iOS has them, in a file that only gets longer.
struct IOSExpectations: Codable {
  /// The format of the file.
  let version: Int
  /// The snapshots, in order.
  let asOnIOS: [SnapshotKey]

  private static let currentVersion = 1

  init(_ keys: some Sequence<SnapshotKey>) {
    version = Self.currentVersion
    asOnIOS = Set(keys).sorted()
  }

  /// Reads a file; nil if there is none.
  ///
  /// - Throws: `FileError`, or ``ToolError/cannotRead(file:reason:)`` for another file.
  init?(file path: String) throws {
    guard let data = try Files.read(path: path) else { return nil }
    guard let expectations = try? JSONDecoder().decode(IOSExpectations.self, from: data) else {
      throw ToolError.cannotRead(
        file: path, reason: "it is not a list of snapshots that are as on iOS")
    }
    guard expectations.version == Self.currentVersion else {
      throw ToolError.cannotRead(
        file: path,
        reason: "it has version \(expectations.version); only version 1 is supported")
    }
    self = expectations
  }

  /// Writes the file.
  func write(to path: String) throws {
    try Files.write(CanonicalJSON.prettyData(of: self), to: URL(fileURLWithPath: path))
  }
}

/// What a run shows of the snapshots in such a file.
struct IOSProgress {
  /// Those that are no longer as on iOS.
  let worse: [SnapshotKey]
  /// Those that newly are.
  let better: [SnapshotKey]
  /// The file's next content; snapshots that the run did not compare stay.
  let expectations: IOSExpectations

  init(_ results: [SnapshotResult], since old: IOSExpectations?) {
    let known = Set(old?.asOnIOS ?? [])
    let compared = results.filter { $0.pictureAgreement != nil }
    let good = compared.filter { $0.pictureAgreement?.isAsOnIOS == true }.map(\.key)
    worse = compared.map(\.key).filter { known.contains($0) && !good.contains($0) }.sorted()
    better = good.filter { !known.contains($0) }.sorted()
    expectations = IOSExpectations(known.union(good))
  }
}
