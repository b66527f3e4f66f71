public import Foundation
public import Graphics
public import LayoutModel

/// One kind of thing that is kept of a fixture and compared with its reference, such as a picture.
///
/// ``SnapshotStore/verify(_:key:diagnostics:source:started:)`` works with these answers alone, so that
/// a new kind needs no change of the store.
public protocol SnapshotArtifact: Sendable {
  /// How the files of this kind are named.
  static var fileType: ArtifactFileType { get }

  /// The size in points of what the artifact shows.
  var size: SnapshotResult.Size { get }

  /// Pixels per point.
  var scale: Double { get }

  /// A digest of the content, by which two fixtures that one line of a test makes are told apart.
  var digest: Digest { get }

  /// Takes over the diagnostics of the layout, for a kind that keeps them in its file.
  mutating func note(_ diagnostics: [Diagnostic])

  /// Adds to a record what is known before anything is compared.
  func describe(in record: inout SnapshotResult)

  /// Checks that the artifact may become a reference where there is none yet.
  ///
  /// - Throws: ``ArtifactRefusal`` if the assertion itself is wrong.
  func validate() throws(ArtifactRefusal)

  /// Returns the file's bytes; equal artifacts give equal bytes.
  ///
  /// - Throws: any error if there is no such file.
  func encoded() throws -> Data

  /// Compares the artifact with its reference.
  ///
  /// - Parameters:
  ///   - reference: the bytes of the reference's file.
  ///   - name: what messages call the file.
  /// - Returns: the comparison.
  /// - Throws: ``ArtifactRefusal`` if the assertion itself is wrong, any other error if the reference
  ///   cannot be read.
  func compared(with reference: Data, name: String) throws -> any ArtifactComparison
}

extension SnapshotArtifact {
  /// Keeps nothing of them.
  public mutating func note(_ diagnostics: [Diagnostic]) {}

  /// Adds nothing.
  public func describe(in record: inout SnapshotResult) {}

  /// Accepts every artifact.
  public func validate() throws(ArtifactRefusal) {}
}

/// The comparison of an artifact with its reference.
public protocol ArtifactComparison {
  /// Whether the artifact passes: it is equal to its reference, or tolerances accept the difference.
  var isAccepted: Bool { get }

  /// Whether recording would write the same content, the engine's version aside.
  var isSameContent: Bool { get }

  /// Returns a file of the same kind that shows the difference; nil if none can.
  ///
  /// - Throws: any error if it cannot be encoded.
  func encodedDifference() throws -> Data?

  /// Adds to a record what was compared and, unless the artifact is accepted, what differs and how.
  ///
  /// - Parameters:
  ///   - record: the record; its status is `passed`, which a comparison that is not accepted replaces.
  ///   - wording: what puts values into words.
  func explain(in record: inout SnapshotResult, wording: any RecordWording)
}

/// Why an artifact cannot be verified, whatever its reference is: there is nothing to accept.
public struct ArtifactRefusal: Error, Hashable, Sendable {
  /// What is wrong and what to do, in whole sentences.
  public let reason: String

  /// Creates a refusal.
  public init(reason: String) { self.reason = reason }
}
