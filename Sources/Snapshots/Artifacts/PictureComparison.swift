import Foundation
import Graphics
import ImageComparison
internal import LayoutChanges
internal import LayoutModel

/// The comparison of one actual picture with its decoded reference.
struct PictureComparison: ArtifactComparison {
  private let actual: Snapshot
  private let reference: ReferenceFile
  private let options: ComparisonOptions
  private let difference: ImageDifference

  init(of actual: Snapshot, with reference: ReferenceFile, options: ComparisonOptions) {
    self.actual = actual
    self.reference = reference
    self.options = options
    difference = ImageComparator.compare(
      reference: reference.bitmap, actual: actual.bitmap, options: options)
  }

  /// Whether the picture is accepted: it is equal, or the options tolerate the difference.
  var isAccepted: Bool { difference.isWithinLimits }

  /// Whether recording would write the same content, ignoring the engine's version.
  var isSameContent: Bool {
    difference.isIdentical && reference.text?.isSameContent(as: actual) == true
  }

  func encodedDifference() throws -> Data? {
    try PNG.encode(
      ImageComparator.diffPicture(
        reference: reference.bitmap, actual: actual.bitmap, options: options))
  }

  func explain(in record: inout SnapshotResult, wording: any RecordWording) {
    record.referenceSize = referenceSize
    record.pixels = SnapshotResult.PixelCount(
      different: difference.differentPixels, total: difference.totalPixels,
      masked: difference.maskedPixels)
    if isAccepted && !record.hasErrorDiagnostic { return }
    let tree = reference.tree
    record.noteKnownDiagnostics(of: actual.tree, in: tree)
    if isAccepted { return }
    record.status = difference.hasSizeChange ? .sizeChanged : .different
    record.regions = difference.regions.map { region($0, referenceTree: tree) }
    if let tree {
      record.layoutChanges = LayoutComparison.changes(
        from: tree, to: actual.tree, ties: actual.ties, constraints: constraints
      ).map(wording.record)
    }
    record.message = wording.message(of: notes(referenceTree: tree))
  }

  private var constraints: ConstraintLists {
    ConstraintLists(old: reference.text?.constraints ?? [], new: actual.constraints)
  }

  private var referenceSize: SnapshotResult.Size {
    SnapshotResult.Size(
      width: Double(reference.bitmap.width) / actual.scale,
      height: Double(reference.bitmap.height) / actual.scale)
  }

  private func region(
    _ pixels: PixelRect, referenceTree: LayoutNode?
  ) -> SnapshotResult.Region {
    let points = CGRect(
      x: Double(pixels.x) / actual.scale, y: Double(pixels.y) / actual.scale,
      width: Double(pixels.width) / actual.scale, height: Double(pixels.height) / actual.scale)
    var views = actual.tree.viewPaths(in: points)
    let gone = referenceTree?.viewPaths(in: points) ?? []
    views += gone.filter { !views.contains($0) }
    return SnapshotResult.Region(
      x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height, views: views)
  }

  private func notes(referenceTree: LayoutNode?) -> [ResultNote] {
    var notes: [ResultNote] = []
    if difference.hasSizeChange { notes.append(.sizeChange(from: referenceSize, to: actual.size)) }
    if let referenceTree {
      let causes = LayoutComparison.rootCauses(
        from: referenceTree, to: actual.tree, ties: actual.ties, constraints: constraints)
      if !causes.isEmpty { notes.append(.causes(causes)) }
    }
    if let engine = reference.text?.engine, engine != actual.engine {
      notes.append(.engineChange(from: engine, to: actual.engine))
    }
    if referenceTree == nil { notes.append(.noReferenceLayout) }
    if difference.hasUniformChange { notes.append(.uniformColorChange) }
    return notes
  }
}
