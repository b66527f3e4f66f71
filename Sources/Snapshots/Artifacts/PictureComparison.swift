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
  private let counterfactual: (any CounterfactualLayout)?

  init(
    of actual: Snapshot, with reference: ReferenceFile, options: ComparisonOptions,
    provenBy counterfactual: (any CounterfactualLayout)?
  ) {
    self.actual = actual
    self.reference = reference
    self.options = options
    self.counterfactual = counterfactual
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
    let layout = reference.layout
    record.noteKnownDiagnostics(of: actual.tree, in: layout?.tree)
    if isAccepted { return }
    record.status = difference.hasSizeChange ? .sizeChanged : .different
    record.regions = difference.regions.map { region($0, referenceTree: layout?.tree) }
    let comparison = layout.map {
      LayoutComparison(from: $0, to: actual.layout, provenBy: counterfactual)
    }
    record.layoutChanges = comparison?.changes.map(wording.record) ?? []
    record.unexplainedViews = unexplainedViews(comparison)
    record.message = wording.message(of: notes(on: comparison, record))
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

  private func notes(
    on comparison: LayoutComparison?, _ record: SnapshotResult
  ) -> [ResultNote] {
    var notes: [ResultNote] = []
    if difference.hasSizeChange { notes.append(.sizeChange(from: referenceSize, to: actual.size)) }
    if let causes = comparison?.rootCauses, !causes.isEmpty { notes.append(.causes(causes)) }
    if let views = record.unexplainedViews { notes.append(.unexplainedPixels(views: views)) }
    if let engine = reference.text?.engine, engine != actual.engine {
      notes.append(.engineChange(from: engine, to: actual.engine))
    }
    if comparison == nil { notes.append(.noReferenceLayout) }
    if difference.hasUniformChange { notes.append(.uniformColorChange) }
    return notes
  }
}
