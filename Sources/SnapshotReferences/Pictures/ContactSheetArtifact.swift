public import Foundation
public import Graphics
package import LayoutChanges
public import LayoutModel
public import SnapshotRecords

/// A picture of a fixture in several configurations, compared configuration by configuration.
///
/// A cell that grows moves those below it on the sheet. Compared one by one they are equal, so that only the
/// configurations that changed are named.
///
/// # Guarantees
/// - The root of its layout has the class ``className``, and one child for each configuration, which has its name.
public struct ContactSheetArtifact: SnapshotArtifact {
  /// A picture's files.
  public static let fileType = PictureArtifact.fileType
  /// The class of the layout's root.
  public static let className = "ContactSheet"

  private var picture: PictureArtifact
  /// The live views of each configuration, in the order of the sheet; empty where nothing is proven.
  private let counterfactuals: [any CounterfactualLayout]

  /// Creates an artifact from the picture of a sheet.
  package init(_ picture: PictureArtifact, provenBy counterfactuals: [any CounterfactualLayout]) {
    self.picture = picture
    self.counterfactuals = counterfactuals
  }

  /// Creates an artifact from a sheet that was read; nil for any other picture.
  package init?(readFrom snapshot: Snapshot) {
    guard snapshot.tree.className == Self.className else { return nil }
    self.init(PictureArtifact(snapshot), provenBy: [])
  }

  /// The size in points.
  public var size: SnapshotResult.Size { picture.size }
  /// Pixels per point.
  public var scale: Double { picture.scale }
  public var digest: Digest { picture.digest }
  /// Whether every pixel counts.
  public var isComparedByDigest: Bool { picture.isComparedByDigest }
  /// The digest of the layout with its constraints.
  public var detailDigest: Digest { get throws { try picture.detailDigest } }
  public var engine: Engine? { get throws { try picture.engine } }

  /// Adds the diagnostics' kinds to the layout.
  public mutating func note(_ diagnostics: [Diagnostic]) { picture.note(diagnostics) }

  /// Compresses its files less, and leaves out the engine's fingerprint.
  public mutating func preferSpeed() { picture.preferSpeed() }

  /// Counts the pixels, and says whether differences are accepted.
  public func describe(in record: inout SnapshotResult) { picture.describe(in: &record) }

  /// Returns a sealed PNG.
  public func encoded() throws -> Data { try picture.encoded() }

  /// Compares pixels; where they differ, the cells of each configuration.
  public func compared(
    with reference: Data, name: String, trustingSeal: Bool
  ) throws -> any ArtifactComparison {
    if let sealed = SealedReference(
      reference, name: name, of: picture, trustingSeal: trustingSeal)
    {
      return sealed
    }
    let file = try ReferenceFile(reference, name: name)
    let whole = try PictureComparison(of: picture, with: file, options: picture.comparison)
    guard !whole.isAccepted, let old = file.sheetCells else { return whole }
    return try ContactSheetComparison(
      whole, of: picture, provenBy: counterfactuals, with: old)
  }
}

extension ReferenceFile {
  /// The configurations of a contact sheet; nil for another picture, and for one whose layout is unknown.
  var sheetCells: [SheetCell]? {
    guard let text, let layout, layout.tree.className == ContactSheetArtifact.className else {
      return nil
    }
    return Snapshot(
      bitmap: bitmap, scale: text.scale, tree: layout.tree, engine: text.engine,
      constraints: layout.constraints, vocabulary: layout.vocabulary
    ).sheetCells
  }
}

extension Snapshot {
  /// The configurations of a contact sheet, without those outside its picture.
  var sheetCells: [SheetCell] {
    // The root is the first view in drawing order.
    var first = 1
    return tree.children.compactMap { node in
      let views = first..<(first + node.viewCount)
      first = views.upperBound
      let area = node.frame.pixels(scale: scale).intersection(bitmap.bounds)
      guard let part = bitmap.cropped(to: area) else { return nil }
      var cell = self
      cell.bitmap = part
      cell.tree = node
      cell.tree.frame.origin = .zero
      cell.constraints = constraints.compactMap { $0.within(views) }
      return SheetCell(snapshot: cell, area: area)
    }
  }
}

extension LayoutNode {
  /// The number of views: this one, and all below it.
  package var viewCount: Int { children.reduce(1) { $0 + $1.viewCount } }
}

extension LayoutConstraint {
  /// The constraint with the views of a range numbered from 0; nil if it ties others.
  fileprivate func within(_ views: Range<Int>) -> LayoutConstraint? {
    guard views.contains(first.view), second.map({ views.contains($0.view) }) ?? true else {
      return nil
    }
    return moved(by: -views.lowerBound)
  }

  /// Returns the constraint for a tree in which its views come later in drawing order.
  package func moved(by offset: Int) -> LayoutConstraint {
    var constraint = self
    constraint.first.view += offset
    constraint.second?.view += offset
    return constraint
  }
}
