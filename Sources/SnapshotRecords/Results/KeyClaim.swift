import Foundation
package import Graphics

/// The use of a key by a fixture.
public struct KeyClaim: Codable, Hashable, Sendable {
  public let key: SnapshotKey
  /// The location of the assertion; nil if it is unknown.
  public let source: SnapshotResult.Source?
  /// The digest of the picture, which distinguishes fixtures of one call site.
  let picture: Digest

  package init(key: SnapshotKey, source: SnapshotResult.Source?, picture: Digest) {
    self.key = key
    self.source = source
    self.picture = picture
  }
}
