public import Foundation
internal import Snapshots
internal import UIKit

extension PrototypeFile {
  /// Renders a cell with content that is tried on it.
  ///
  /// - Parameters:
  ///   - name: An identifier, reuse identifier or class.
  ///   - width: The width in points; `nil` for the stored one.
  ///   - content: JSON of what views show, as in the member `content` of cell files; images are beside this file.
  ///   - configuration: The rest of the environment; a height of `nil` is the row's.
  /// - Returns: the drawing with its layout and diagnostics.
  /// - Throws: ``PrototypeError``, ``RenderingError``, or ``CellFileError`` for the content.
  public func rendering(
    of name: String, width: CGFloat?, content: String, in configuration: Configuration
  ) throws -> Rendering {
    let folder = URL(fileURLWithPath: nib.path).deletingLastPathComponent()
    let node = try CellFileJSON(Data(content.utf8), file: "the content").root()
    let parts = try CellContentReading(folder: folder).content(node)
    return try rendering(of: name, width: width, in: configuration) { instance in
      for part in parts { try part.apply(to: instance) }
    }
  }
}
