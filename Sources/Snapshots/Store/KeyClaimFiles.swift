import FileAccess
import Foundation

/// The keys that the processes of one run have verified, as files that a process can only create
/// once.
struct KeyClaimFiles {
  let folder: URL
  let staging: StagingFolder

  /// Takes the key for a fixture, or returns why it cannot have it.
  func take(_ claim: KeyClaim) throws -> KeyConflict? {
    let data = Data(try CanonicalJSON.text(of: claim).utf8)
    let file = file(for: claim.key, suffix: "claim")
    if try staging.create(file, with: data) { return nil }
    guard let content = try Files.read(file),
      let first = try? JSONDecoder().decode(KeyClaim.self, from: content),
      let conflict = KeyConflict(first: first, second: claim)
    else { return nil }
    try staging.replace(self.file(for: claim.key, suffix: "conflict"), with: data)
    return conflict
  }

  /// Returns what became of a key since this process took it.
  func conflict(on first: KeyClaim) throws -> KeyConflict? {
    guard let content = try Files.read(file(for: first.key, suffix: "conflict")),
      let second = try? JSONDecoder().decode(KeyClaim.self, from: content)
    else { return nil }
    return KeyConflict(first: first, second: second)
  }

  private func file(for key: SnapshotKey, suffix: String) -> URL {
    folder.appendingPathComponent("\(key.foldedForFileSystem).\(suffix)")
  }
}
