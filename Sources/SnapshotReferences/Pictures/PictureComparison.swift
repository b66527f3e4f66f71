import Foundation
import Graphics
import ImageComparison
internal import LayoutChanges
internal import LayoutModel
import SnapshotRecords

/// The comparison of one actual picture with its decoded reference.
struct PictureComparison: ArtifactComparison {
  private let actual: Snapshot
  private let reference: ReferenceFile
  private let options: ComparisonOptions
  let compression: PNGCompression
  private let difference: ImageDifference
  private let counterfactual: (any CounterfactualLayout)?
  /// Nil where nothing is to be explained.
  private let engine: Engine?

  /// - Throws: the error of an engine without a fingerprint.
  init(
    of artifact: PictureArtifact, with reference: ReferenceFile, options: ComparisonOptions
  ) throws {
    actual = artifact.snapshot
    self.reference = reference
    self.options = options
    compression = artifact.compression
    counterfactual = artifact.counterfactual
    difference = ImageComparator.compare(
      reference: reference.bitmap, actual: actual.bitmap, options: options)
    engine = difference.isWithinLimits ? nil : try artifact.engine
  }

  /// Whether the picture is accepted: it is equal, or the options tolerate the difference.
  var isAccepted: Bool { difference.isWithinLimits }

  /// Whether recording would write the same content, ignoring the engine.
  var isSameContent: Bool {
    difference.isIdentical && reference.text?.isSameContent(as: actual) == true
  }

  var isSameLayout: Bool {
    difference.isIdentical && reference.text?.isSameLayout(as: actual) == true
  }

  func encodedDifference() throws -> Data? {
    try PNG.encode(
      ImageComparator.diffPicture(
        reference: reference.bitmap, actual: actual.bitmap, options: options),
      compression: compression)
  }

  /// Whether a pixel or the size differs, also where that is accepted.
  var hasDifference: Bool { difference.differentPixels > 0 || difference.hasSizeChange }

  func explain(in record: inout SnapshotResult) {
    judge(in: &record)
    let layout = reference.layout
    if isAccepted { return record.explainNewErrors(of: actual, since: layout, counterfactual) }
    defer { record.noteElements(of: actual, counterfactual) }
    record.regions = difference.regions.map { region($0, referenceTree: layout?.tree) }
    let comparison = layout.map {
      LayoutComparison(from: $0, to: actual.layout, provenBy: counterfactual)
    }
    record.layoutChanges = comparison?.changes ?? []
    record.unexplainedViews = unexplainedViews(comparison)
    if hasEngineDrift(comparison) { record.hasEngineDrift = true }
    if hasLayoutDrift(comparison, record) { record.hasLayoutDrift = true }
    record.notes = notes(on: comparison, record)
  }

  /// Adds the numbers, the verdict and the diagnostics that the reference has, too.
  func judge(in record: inout SnapshotResult) {
    record.referenceSize = referenceSize
    record.pixels = SnapshotResult.PixelCount(
      different: difference.differentPixels, total: difference.totalPixels,
      masked: difference.maskedPixels)
    if isAccepted && !record.hasErrorDiagnostic { return }
    record.noteKnownDiagnostics(of: actual.tree, in: reference.layout?.tree)
    if isAccepted { return }
    record.status = difference.hasSizeChange ? .sizeChanged : .different
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

  /// Without any change of the layout, no pixel is explained.
  private func unexplainedViews(_ comparison: LayoutComparison?) -> [String]? {
    guard let comparison, !comparison.changes.isEmpty else { return nil }
    let views = UnexplainedPixels(
      reference: reference.bitmap, actual: actual.bitmap, scale: actual.scale, options: options
    ).views(among: comparison.steadyViews)
    return views.isEmpty ? nil : views
  }

  /// Whether the engine is the likely reason of the difference: it draws other pixels, and the layout is the same.
  private func hasEngineDrift(_ comparison: LayoutComparison?) -> Bool {
    guard let old = reference.text?.engine, let engine, let comparison else { return false }
    return comparison.changes.isEmpty && !difference.hasSizeChange
      && engine.drawsOtherwise(than: old)
  }

  /// Whether the engine is the likely reason of other frames: it lays out differently, and nothing else is known to.
  private func hasLayoutDrift(_ comparison: LayoutComparison?, _ record: SnapshotResult) -> Bool {
    guard let old = reference.text?.engine, let engine, let comparison else { return false }
    return !comparison.changes.isEmpty && !record.layoutChanges.contains(where: \.kind.isEdit)
      && engine.laysOutOtherwise(than: old)
  }

  private func notes(
    on comparison: LayoutComparison?, _ record: SnapshotResult
  ) -> [ResultNote]? {
    var notes: [ResultNote] = []
    if difference.hasSizeChange { notes.append(.sizeChange(from: referenceSize, to: actual.size)) }
    if let causes = comparison?.rootCauses, !causes.isEmpty { notes.append(.causes(causes)) }
    if let views = record.unexplainedViews { notes.append(.unexplainedPixels(views: views)) }
    if record.hasEngineDrift == true {
      notes.append(.engineDrift)
    } else if record.hasLayoutDrift == true {
      notes.append(.layoutDrift)
    } else if let old = reference.text?.engine, let engine, engine.differs(from: old) {
      notes.append(.engineChange(from: old, to: engine))
    }
    if reference.hasFalseSeal { notes.append(.falseSeal) }
    if comparison == nil { notes.append(.noReferenceLayout) }
    if difference.hasUniformChange { notes.append(.uniformColorChange) }
    return notes.isEmpty ? nil : notes
  }
}
