import Foundation
import Graphics
import ImageComparison
internal import LayoutChanges
internal import LayoutModel
import SnapshotRecords

/// The comparison of a contact sheet that differs from its reference.
struct ContactSheetComparison: ArtifactComparison {
  private let whole: PictureComparison
  private let actual: Snapshot
  private let options: ComparisonOptions
  private let count: Int
  private let changed: [ChangedCell]
  private let added: [String]
  private let removed: [String]

  /// A configuration whose cell differs.
  private struct ChangedCell {
    let old: SheetCell
    let new: SheetCell
    let comparison: PictureComparison
  }

  /// - Throws: the error of an engine without a fingerprint.
  init(
    _ whole: PictureComparison, of artifact: PictureArtifact,
    provenBy counterfactuals: [any CounterfactualLayout], with oldCells: [SheetCell]
  ) throws {
    self.whole = whole
    actual = artifact.snapshot
    options = artifact.comparison
    let newCells = actual.sheetCells
    count = newCells.count
    var changed: [ChangedCell] = []
    for (index, new) in newCells.enumerated() {
      guard let old = oldCells.first(where: { $0.name == new.name }) else { continue }
      var cell = PictureArtifact(new.snapshot, comparison: artifact.comparison)
      cell.counterfactual = counterfactuals.indices.contains(index) ? counterfactuals[index] : nil
      cell.findEngine = artifact.findEngine
      let comparison = try PictureComparison(
        of: cell, with: try ReferenceFile(old.snapshot), options: artifact.comparison)
      if comparison.hasDifference {
        changed.append(ChangedCell(old: old, new: new, comparison: comparison))
      }
    }
    self.changed = changed
    added = newCells.map(\.name).filter { name in !oldCells.contains { $0.name == name } }
    removed = oldCells.map(\.name).filter { name in !newCells.contains { $0.name == name } }
  }

  /// Only a difference is compared in this way.
  var isAccepted: Bool { false }

  var isSameContent: Bool { false }

  /// Shows the differences of each configuration at its place on the actual sheet.
  func encodedDifference() throws -> Data? {
    let size = CGSize(width: actual.bitmap.width, height: actual.bitmap.height)
    var list = DisplayList(size: size)
    let quiet = ImageComparator.diffPicture(reference: actual.bitmap, actual: actual.bitmap)
    list.commands.append(
      .image(ImageSource(name: "sheet", bitmap: quiet), in: CGRect(origin: .zero, size: size)))
    for cell in changed {
      let picture = ImageComparator.diffPicture(
        reference: cell.old.snapshot.bitmap, actual: cell.new.snapshot.bitmap, options: options)
      // What the reference has below or beside the cell would cover its neighbours.
      let part = cell.new.snapshot.bitmap.bounds
      list.commands.append(
        .image(
          ImageSource(name: cell.new.name, bitmap: picture),
          in: CGRect(
            x: cell.new.area.x, y: cell.new.area.y, width: part.width, height: part.height),
          from: part))
    }
    let bitmap = try Rasterizer(scale: 1).draw(list, background: .white)
    return try PNG.encode(bitmap, compression: whole.compression)
  }

  func explain(in record: inout SnapshotResult) {
    whole.judge(in: &record)
    var changes: [ConfigurationChange] = []
    var parts: [SnapshotResult] = []
    for cell in changed {
      let part = explained(cell, as: record)
      parts.append(part)
      changes.append(ConfigurationChange(name: cell.new.name, notes: part.notes ?? []))
    }
    record.pixels.different = parts.reduce(0) { $0 + $1.pixels.different }
    record.regions = parts.flatMap(\.regions)
    record.layoutChanges = parts.flatMap(\.layoutChanges)
    let elements = parts.flatMap { $0.elements ?? [] }
    record.elements = elements.isEmpty ? nil : elements
    let unexplained = parts.flatMap { $0.unexplainedViews ?? [] }
    record.unexplainedViews = unexplained.isEmpty ? nil : unexplained
    let isOnlyRedrawn = !parts.isEmpty && added.isEmpty && removed.isEmpty
    if isOnlyRedrawn, parts.allSatisfy({ $0.hasEngineDrift == true }) {
      record.hasEngineDrift = true
    }
    if isOnlyRedrawn, parts.allSatisfy({ $0.hasLayoutDrift == true }) {
      record.hasLayoutDrift = true
    }
    record.notes = [.configurations(changes, of: count, added: added, removed: removed)]
  }

  /// The record of one configuration, with paths and places on the whole sheet.
  private func explained(_ cell: ChangedCell, as record: SnapshotResult) -> SnapshotResult {
    var part = record
    (part.regions, part.layoutChanges, part.unexplainedViews) = ([], [], nil)
    (part.hasEngineDrift, part.hasLayoutDrift, part.notes) = (nil, nil, nil)
    cell.comparison.explain(in: &part)
    let (name, area) = (cell.new.name, cell.new.area)
    func path(_ view: String) -> String { view == name ? name : "\(name)/\(view)" }
    part.regions = part.regions.map {
      SnapshotResult.Region(
        x: $0.x + area.x, y: $0.y + area.y, width: $0.width, height: $0.height,
        views: $0.views.map(path))
    }
    part.unexplainedViews = part.unexplainedViews?.map(path)
    part.layoutChanges = part.layoutChanges.map { $0.withPaths(path) }
    part.elements = part.elements?.map {
      LayoutElement(view: path($0.view), file: $0.file, line: $0.line, id: $0.id)
    }
    return part
  }
}
