import Foundation
import Graphics
import ImageComparison
import LayoutChanges
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// The comparison of two picture files: pixels by ``ImageComparator``, layouts by ``LayoutComparison``.
struct PictureComparison {
  private let first: PictureFile
  private let second: PictureFile
  private let options: ComparisonOptions
  private let difference: ImageDifference

  /// - Throws: ``ReferencesError/noSuchView(name:views:)`` for a mask that matches no view.
  init(
    _ first: PictureFile, _ second: PictureFile, options: ComparisonOptions,
    masks: [ComparisonMask] = []
  ) throws {
    self.first = first
    self.second = second
    let views = MaskedViews(masks, over: [first.layout?.value.tree, second.layout?.value.tree])
    if let mask = views.firstUnmatched {
      throw ReferencesError.noSuchView(name: mask.name, views: mask.views)
    }
    var options = options
    options.maskedAreas += views.areas(scale: second.layout?.scale ?? first.layout?.scale ?? 1)
    self.options = options
    difference = ImageComparator.compare(
      reference: first.bitmap, actual: second.bitmap, options: options)
  }

  var diff: PictureDiff {
    PictureDiff(
      status: status, message: message, first: .init(first), second: .init(second),
      pixels: .init(
        different: difference.differentPixels, total: difference.totalPixels,
        masked: difference.maskedPixels),
      regions: difference.regions.map(region), layoutChanges: layoutChanges)
  }

  /// The diff as PNG; nil without a difference.
  func encodedPicture() throws -> Data? {
    guard status != .same else { return nil }
    let picture = ImageComparator.diffPicture(
      reference: first.bitmap, actual: second.bitmap, options: options)
    return try PNG.encode(picture)
  }

  private var status: PictureDiff.Status {
    if difference.hasSizeChange { return .sizeChanged }
    return difference.isWithinLimits ? .same : .different
  }

  /// The causes of layout changes, and why pictures within the tolerances still differ.
  private var message: String? {
    var sentences: [String] = []
    if status != .same { sentences += layoutComparison?.rootCauses.map(\.sentence) ?? [] }
    if difference.hasUniformChange {
      sentences += ResultNote.uniformColorChange.sentences
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }

  /// Pictures have no live views, so nothing is proven.
  private var layoutComparison: LayoutComparison? {
    guard let old = first.layout, let new = second.layout else { return nil }
    return LayoutComparison(from: old.value, to: new.value)
  }

  /// The changes between the layouts; none if one of the pictures contains no layout.
  var viewChanges: [ViewChange] { layoutComparison?.changes ?? [] }

  private var layoutChanges: [LayoutChange]? {
    layoutComparison?.changes.map { LayoutChange($0) }
  }

  /// Names the views of the later picture, then those only in the earlier one.
  private func region(_ pixels: PixelRect) -> SnapshotResult.Region {
    var views: [String] = []
    for layout in [second.layout, first.layout].compactMap({ $0 }) {
      let scale = layout.scale
      let points = CGRect(
        x: Double(pixels.x) / scale, y: Double(pixels.y) / scale,
        width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
      views += layout.value.tree.viewPaths(in: points).filter { !views.contains($0) }
    }
    return SnapshotResult.Region(
      x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height, views: views)
  }
}
