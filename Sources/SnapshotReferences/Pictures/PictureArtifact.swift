public import Foundation
public import Graphics
public import ImageComparison
package import LayoutChanges
public import LayoutModel
public import SnapshotRecords

/// A picture with its layout, and how it is compared.
public struct PictureArtifact: SnapshotArtifact {
  /// Pictures are PNG files whose names contain the scale.
  public static let fileType = ArtifactFileType.picture

  public private(set) var snapshot: Snapshot
  /// What counts as a different pixel, and how many are acceptable.
  public let comparison: ComparisonOptions
  /// The masked parts, by view or by rectangle.
  ///
  /// A view's area is ignored in the reference and in the actual. Its name is its path or the end of its path; a view
  /// in neither picture is an error.
  public let masks: [ComparisonMask]
  public let digest: Digest
  /// How its files are compressed.
  private(set) var compression = PNGCompression.smallest
  /// The live views, by which causes are proven; nil proves none.
  package var counterfactual: (any CounterfactualLayout)?
  /// Returns the engine that drew the picture, at some cost; nil for the one that the snapshot names.
  package var findEngine: (@Sendable () throws -> Engine)?

  /// Creates an artifact.
  public init(
    _ snapshot: Snapshot, comparison: ComparisonOptions = .exact, masks: [ComparisonMask] = []
  ) {
    self.snapshot = snapshot
    self.comparison = comparison
    self.masks = masks
    digest = snapshot.bitmap.digest
  }

  /// The size in points.
  public var size: SnapshotResult.Size { snapshot.size }
  /// Pixels per point.
  public var scale: Double { snapshot.scale }

  public var layout: LayoutNode? { snapshot.tree }

  /// Whether every pixel counts.
  public var isComparedByDigest: Bool { comparison == .exact && masks.isEmpty }

  /// The digest of the layout with its constraints.
  public var detailDigest: Digest {
    get throws { try SnapshotText(snapshot: snapshot).digest }
  }

  public var engine: Engine? { get throws { try findEngine?() ?? snapshot.engine } }

  /// Judges the picture by where things are in iOS's.
  public func agreement(withPicture png: Data, name: String) -> PictureAgreement? {
    PictureAgreement(of: snapshot, with: png, name: name)
  }

  /// Adds the diagnostics' kinds to the layout.
  public mutating func note(_ diagnostics: [Diagnostic]) { snapshot.tree.note(diagnostics) }

  /// Counts the pixels, and says whether differences are accepted.
  public func describe(in record: inout SnapshotResult) {
    record.pixels.total = snapshot.bitmap.bounds.area
    record.acceptsDifferences = isComparedByDigest ? nil : true
  }

  /// Checks that each mask names a view.
  public func validate() throws(ArtifactRefusal) {
    try maskedViews(over: [snapshot.tree]).check()
  }

  /// Returns a sealed PNG.
  public func encoded() throws -> Data {
    var snapshot = snapshot
    snapshot.engine = try engine ?? snapshot.engine
    return try snapshot.encoded(compression)
  }

  /// Compresses its files less, and leaves out the engine's fingerprint.
  public mutating func preferSpeed() {
    compression = .fast
    findEngine = nil
  }

  /// Compares pixels, and layouts where pixels differ.
  ///
  /// A reference whose seal shows equal pixels is not decoded if the seal is trusted, and nothing is masked.
  public func compared(
    with reference: Data, name: String, trustingSeal: Bool
  ) throws -> any ArtifactComparison {
    if let sealed = SealedReference(reference, name: name, of: self, trustingSeal: trustingSeal) {
      return sealed
    }
    let file = try ReferenceFile(reference, name: name)
    let masked = maskedViews(over: [file.layout?.tree, snapshot.tree])
    try masked.check()
    var options = comparison
    options.maskedAreas += masked.areas(scale: scale)
    return try PictureComparison(of: self, with: file, options: options)
  }

  private func maskedViews(over layouts: [LayoutNode?]) -> MaskedViews {
    MaskedViews(masks, over: layouts)
  }
}
