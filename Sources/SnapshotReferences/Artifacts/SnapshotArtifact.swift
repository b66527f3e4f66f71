public import Foundation
public import Graphics
public import LayoutModel
public import SnapshotRecords

/// A result of rendering a fixture that is stored and compared with its reference, such as a picture.
///
/// ``SnapshotStore/verify(_:key:diagnostics:source:started:)`` uses only these requirements, so that a new kind needs
/// no change to the store.
public protocol SnapshotArtifact: Sendable {
  /// The naming of this kind's files.
  static var fileType: ArtifactFileType { get }

  /// The size of the shown view in points.
  var size: SnapshotResult.Size { get }

  /// Pixels per point.
  var scale: Double { get }

  /// The laid-out views, which can be compared with frames that iOS computed; nil for other kinds.
  var layout: LayoutNode? { get }

  /// A digest of the content, which distinguishes fixtures of one call site.
  var digest: Digest { get }

  /// Whether an equal digest is all that makes the artifact pass, so that it can serve as a reference.
  ///
  /// It cannot for a comparison that accepts differences.
  var isComparedByDigest: Bool { get }

  /// The digest of what a file stores besides the content, such as the layout of a picture.
  ///
  /// - Throws: any error if that cannot be stored.
  var detailDigest: Digest { get throws }

  /// The engine that drew the artifact; nil for kinds that none draws.
  ///
  /// - Throws: any error if its fingerprint cannot be made.
  var engine: Engine? { get throws }

  /// Judges the artifact by the picture that iOS made; nil for other kinds than pictures.
  ///
  /// - Parameters:
  ///   - png: the bytes of iOS's picture.
  ///   - name: its path, relative to the package.
  /// - Returns: what is elsewhere than on iOS.
  func agreement(withPicture png: Data, name: String) -> PictureAgreement?

  /// Adds the diagnostics of the layout, for a kind that stores them in its file.
  mutating func note(_ diagnostics: [Diagnostic])

  /// Prefers a short time over small and complete files, as these are removed soon and compared with each other only.
  mutating func preferSpeed()

  /// Adds to a record what is known before the comparison.
  func describe(in record: inout SnapshotResult)

  /// Checks that the artifact can become a new reference.
  ///
  /// - Throws: ``ArtifactRefusal`` if the assertion itself is invalid.
  func validate() throws(ArtifactRefusal)

  /// Returns the file's bytes; equal artifacts give equal bytes.
  ///
  /// - Throws: any error if the file does not exist.
  func encoded() throws -> Data

  /// Compares the artifact with its reference.
  ///
  /// - Parameters:
  ///   - reference: the bytes of the reference's file.
  ///   - name: the file's name in messages.
  ///   - trustingSeal: whether a seal in the file may decide that both are equal; otherwise contents are compared.
  /// - Returns: the comparison.
  /// - Throws: ``ArtifactRefusal`` if the assertion itself is wrong, any other error if the reference
  ///   cannot be read.
  func compared(
    with reference: Data, name: String, trustingSeal: Bool
  ) throws -> any ArtifactComparison
}

extension SnapshotArtifact {
  public var layout: LayoutNode? { nil }

  /// False: the reference is a file.
  public var isComparedByDigest: Bool { false }

  /// The content's own digest: there is nothing besides it.
  public var detailDigest: Digest { digest }

  public var engine: Engine? { nil }

  /// Nil: there is no picture.
  public func agreement(withPicture png: Data, name: String) -> PictureAgreement? { nil }

  /// Ignores them.
  public mutating func note(_ diagnostics: [Diagnostic]) {}

  /// Changes nothing.
  public mutating func preferSpeed() {}

  /// Adds nothing.
  public func describe(in record: inout SnapshotResult) {}

  /// Accepts every artifact.
  public func validate() throws(ArtifactRefusal) {}
}
