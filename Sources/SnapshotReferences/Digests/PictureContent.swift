public import Foundation
public import Graphics
public import SnapshotRecords

/// What identifies a picture with its layout, whoever encoded its file and under whatever name.
public struct PictureContent: Hashable, Sendable {
  /// The size in points.
  public let size: SnapshotResult.Size
  public let pixels: Digest
  /// The first digits of the digest of the layout with its constraints.
  public let layout: DigestPrefix

  /// Reads a picture that Snap recorded.
  ///
  /// - Throws: `PNGError` for a broken picture, ``ReferencesError/noLayout(file:_:)`` for one without a layout.
  public init(ofPNG png: Data, name: String = "picture") throws {
    self.init(try DigestLine(name: name, png: png, file: name))
  }

  package init(_ line: DigestLine) {
    (size, pixels, layout) = (line.size, line.pixels, line.layout)
  }

  /// The name of its file in a folder or a server of pictures, which says what is in it.
  public var fileName: String { "\(pixels)-\(layout).png" }
}
