package import Foundation
internal import Graphics

extension VectorPicture {
  /// Reads the first page of a PDF file.
  package static func pdf(
    _ data: Data, name: String
  ) throws(VectorPictureError) -> VectorPicture {
    let file = PDFFile([UInt8](data))
    guard !file.isEncrypted else { throw .encrypted }
    guard let page = file.firstPage else { throw .noPage }
    let box = try box(of: page, in: file)
    let unit = min(max(file.resolve(page["UserUnit"]).number ?? 1, 0.01), 100)
    let turns = Int(min(max(file.resolve(page["Rotate"]).number ?? 0, -3600), 3600) / 90)
    let (transform, size) = placed(box, unit, ((turns % 4) + 4) % 4)
    guard size.width <= longestSide, size.height <= longestSide else { throw .tooLarge(size) }
    var drawing = PDFDrawing(file, transform)
    drawing.run(
      contents(of: page, in: file), file.resolve(page["Resources"]).dictionary ?? [:])
    for _ in 0..<drawing.state.clips { drawing.commands.append(.popClip) }
    guard !drawing.budget.isExceeded else { throw .tooComplex }
    let list = DisplayList(size: size, commands: drawing.commands)
    guard list.firstNotFinite == nil else { throw .notFinite }
    return VectorPicture(size: size, commands: list.commands, omissions: drawing.omissions)
  }

  /// The part of the page that is shown.
  private static func box(
    of page: [String: PDFObject], in file: PDFFile
  ) throws(VectorPictureError) -> CGRect {
    func rect(_ name: String) -> CGRect? {
      guard let n = file.numbers(page[name]), n.count == 4 else { return nil }
      return CGRect(
        x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
    }
    let media = rect("MediaBox")
    var box = rect("CropBox") ?? media
    if let crop = box, let media, crop.intersects(media) { box = crop.intersection(media) }
    guard let box, box.width > 0, box.height > 0 else { throw .noSize }
    return box
  }

  /// Returns the transform from the page's coordinates to points from the top left corner, and the size in points.
  private static func placed(
    _ box: CGRect, _ unit: Double, _ turns: Int
  ) -> (AffineTransform, CGSize) {
    let (w, h) = (box.width * unit, box.height * unit)
    let upright = AffineTransform(n: [
      unit, 0, 0, -unit, -box.minX * unit, box.maxY * unit,
    ])
    switch turns {
    case 1:
      return (
        upright.followed(by: AffineTransform(n: [0, 1, -1, 0, h, 0])), CGSize(width: h, height: w)
      )
    case 2:
      return (
        upright.followed(by: AffineTransform(n: [-1, 0, 0, -1, w, h])), CGSize(width: w, height: h)
      )
    case 3:
      return (
        upright.followed(by: AffineTransform(n: [0, -1, 1, 0, 0, w])), CGSize(width: h, height: w)
      )
    default: return (upright, CGSize(width: w, height: h))
    }
  }

  /// The contents of a page, whose parts are read as one.
  private static func contents(of page: [String: PDFObject], in file: PDFFile) -> [UInt8] {
    let contents = file.resolve(page["Contents"])
    let parts = contents.array?.map(file.resolve) ?? [contents]
    var bytes: [UInt8] = []
    for part in parts.prefix(1000) {
      guard let stream = part.stream, bytes.count < PDFFile.mostUnpacked,
        let more = PDFFilters(file: file).decoded(stream)?.bytes
      else { continue }
      bytes += more + [0x0A]
    }
    return bytes
  }
}
