import FileAccess
import Foundation
import Graphics
import LayoutModel
import NumberText
import SnapshotRecords
import SnapshotReferences

/// The comparison of a cell's picture with the frame of a design, by where things are.
struct DesignComparison {
  private let cell: PictureFile
  private let cellScale: Double
  private let design: PictureFile
  /// Pixels per point of the exported frame.
  private let designScale: Double
  /// The cell and the frame at the greater of both scales.
  private let snapshot: Snapshot
  private let expected: Bitmap
  private let agreement: PictureAgreement

  /// - Throws: ``SnapError`` if the first picture has no layout, or the second is not of its size at any scale.
  init(of cell: PictureFile, with design: PictureFile) throws {
    guard let layout = cell.layout else { throw SnapError.noLayoutForDesign(file: cell.path) }
    (self.cell, cellScale, self.design) = (cell, layout.scale, design)
    designScale = try Self.scale(of: design, for: cell, at: cellScale)
    let scale = max(cellScale, designScale)
    snapshot = Snapshot(
      bitmap: try cell.bitmap.enlarged(by: scale / cellScale, name: cell.path), scale: scale,
      tree: layout.value.tree)
    expected = try design.bitmap.enlarged(by: scale / designScale, name: design.path)
    agreement = PictureAgreement(of: snapshot, with: expected, name: design.path)
  }

  private static let scales = [1.0, 2, 3, 4]
  /// How much wider or narrower than the cell a frame of it may be.
  private static let leastRatio = 0.7

  /// The scale in the file's name, otherwise the one at which the frame's width is nearest to the cell's.
  private static func scale(
    of design: PictureFile, for cell: PictureFile, at cellScale: Double
  ) throws -> Double {
    let points = (
      Double(cell.bitmap.width) / cellScale, Double(cell.bitmap.height) / cellScale
    )
    let name = URL(fileURLWithPath: design.path).deletingPathExtension().lastPathComponent
    if let named = scales.first(where: { name.hasSuffix("@\(Int($0))x") }) { return named }
    let ratio = Double(design.bitmap.width) / max(points.0, 1)
    let nearest = scales.min { abs(log($0 / ratio)) < abs(log($1 / ratio)) } ?? 1
    guard min(nearest / ratio, ratio / nearest) >= leastRatio else {
      throw SnapError.unlikelyDesign(
        file: design.path, pixels: (design.bitmap.width, design.bitmap.height), cell: cell.path,
        points: points)
    }
    return nearest
  }

  var diff: DesignDiff {
    DesignDiff(
      status: agreement.isAsOnIOS ? .same : .different,
      cell: DesignDiff.Picture(cell, scale: cellScale),
      design: DesignDiff.Picture(design, scale: designScale), deviations: agreement.deviations)
  }

  /// The cell, the design and the cell with frames around what differs, side by side, as PNG.
  ///
  /// - Throws: an error of Graphics if they are too large for one picture.
  func encodedPicture() throws -> Data {
    let pictures = [snapshot.bitmap, expected, snapshot.bitmap]
    let height = pictures.map(\.height).max() ?? 0
    var commands: [DisplayList.Command] = []
    var x = Self.gap
    for picture in pictures {
      let frame = CGRect(
        x: x, y: Self.gap, width: CGFloat(picture.width), height: CGFloat(picture.height))
      commands.append(.image(ImageSource(name: "", bitmap: picture), in: frame))
      x = frame.maxX + Self.gap
    }
    let start = x - Self.gap - CGFloat(snapshot.bitmap.width)
    commands += diff.main.flatMap {
      mark(around: $0, from: CGPoint(x: start, y: Self.gap))
    }
    let list = DisplayList(
      size: CGSize(width: x, height: CGFloat(height) + 2 * Self.gap), commands: commands)
    return try PNG.encode(Rasterizer(scale: 1).draw(list, background: Self.paper))
  }

  private static let gap: CGFloat = 16
  private static let paper = Color(red: 0.9, green: 0.9, blue: 0.92)
  private static let marker = Color(red: 0.9, green: 0, blue: 0.3)

  /// Four lines around an area.
  private func mark(
    around deviation: PictureAgreement.Deviation, from origin: CGPoint
  ) -> [DisplayList.Command] {
    let (area, scale) = (deviation.area, snapshot.scale)
    let rect = CGRect(
      x: origin.x + area.x * scale, y: origin.y + area.y * scale, width: area.width * scale,
      height: area.height * scale)
    let outer = rect.insetBy(dx: -2, dy: -2)
    return [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: 2),
      CGRect(x: outer.minX, y: rect.maxY, width: outer.width, height: 2),
      CGRect(x: outer.minX, y: outer.minY, width: 2, height: outer.height),
      CGRect(x: rect.maxX, y: outer.minY, width: 2, height: outer.height),
    ].map { .fillRect($0, Self.marker) }
  }
}

extension Bitmap {
  /// The picture with more pixels in each direction, each one a copy of one that is there: neither a colour between two nor a
  /// thin line is lost.
  ///
  /// - Throws: ``SnapError/pictureTooLarge(file:)``
  fileprivate func enlarged(by factor: Double, name: String) throws -> Bitmap {
    guard factor != 1 else { return self }
    let columns = Int((Double(width) * factor).rounded())
    let rows = Int((Double(height) * factor).rounded())
    guard Bitmap.isValidSize(width: columns, height: rows) else {
      throw SnapError.pictureTooLarge(file: name)
    }
    func source(_ index: Int, _ limit: Int) -> Int {
      min(Int((Double(index) + 0.5) / factor), limit - 1)
    }
    let from = (0..<columns).map { source($0, width) * 4 }
    var enlarged: [UInt8] = []
    enlarged.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      let start = source(row, height) * width * 4
      for column in from { enlarged += pixels[start + column..<start + column + 4] }
    }
    guard let bitmap = Bitmap(width: columns, height: rows, pixels: enlarged) else {
      throw SnapError.pictureTooLarge(file: name)
    }
    return bitmap
  }
}
