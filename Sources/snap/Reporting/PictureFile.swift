import FileAccess
import Foundation
import Graphics
import LayoutModel
import SnapshotReferences

/// A PNG file from the command line, with its layout if Snap recorded it.
struct PictureFile {
  let path: String
  let bitmap: Bitmap
  /// The layout and its scale; nil if the file contains none.
  let layout: (value: LayoutModel.Layout, scale: Double)?

  /// Reads a file.
  ///
  /// - Throws: `FileError` or `PNGError`, which name the file.
  init(_ path: String) throws {
    try self.init(
      data: Files.read(existing: URL(fileURLWithPath: path), atMost: Files.sizeLimit), path: path)
  }

  /// Reads the bytes of a file; the path is used in errors.
  ///
  /// - Throws: `PNGError`
  init(data: Data, path: String) throws {
    self.path = path
    bitmap = try PNG.decode(data, name: path).bitmap
    do {
      let layout = try Snapshot.layout(ofPNG: data, name: path)
      self.layout = (layout.layout, layout.scale)
    } catch ReferencesError.noLayout {
      layout = nil
    }
  }
}
