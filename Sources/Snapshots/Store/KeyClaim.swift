import FileAccess
import Foundation
import Graphics
import Locks

/// The use of a key by a fixture.
public struct KeyClaim: Codable, Hashable, Sendable {
  /// The key.
  public let key: SnapshotKey
  /// The location of the assertion; nil if it is unknown.
  public let source: SnapshotResult.Source?
  /// The digest of the picture, which distinguishes fixtures of one call site.
  let picture: Digest
}
