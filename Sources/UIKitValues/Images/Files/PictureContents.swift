internal import Foundation
internal import Graphics
internal import VectorPictures

/// What a file with a picture holds.
enum PictureContents: Sendable {
  case bitmap(ImageSource)
  case vector(VectorImage)

  /// Reads the bytes of a PNG, JPEG, SVG or PDF file, under a name for display lists.
  init(_ data: Data, name: String) throws(UnusablePicture) {
    do {
      if let bitmap = try Self.bitmap(in: data, name: name) {
        self = .bitmap(ImageSource(name: name, bitmap: bitmap))
        return
      }
      if let vector = try VectorPicture.picture(in: data, name: name) {
        self = .vector(VectorImage(name: name, picture: vector))
        return
      }
    } catch let error as VectorPictureError {
      throw UnusablePicture(reason: error.reason, pixels: nil)
    } catch let error as PNGError {
      throw UnusablePicture(reason: error.reason, pixels: PNG.size(of: data))
    } catch let error as JPEGError {
      throw UnusablePicture(reason: error.reason, pixels: nil)
    } catch {
      throw UnusablePicture(reason: "\(error)", pixels: nil)
    }
    let bytes = PictureBytes(data)
    throw UnusablePicture(reason: bytes.reason, pixels: bytes.size(in: data))
  }

  var isVector: Bool {
    if case .vector = self { true } else { false }
  }

  /// Decodes PNG and JPEG; nil for other bytes.
  private static func bitmap(in data: Data, name: String) throws -> Bitmap? {
    switch PictureBytes(data) {
    case .png: try PNG.decode(data, name: name).bitmap
    case .jpeg: try JPEG.decode(data, name: name)
    default: nil
    }
  }
}

/// Why a file that exists is not drawn.
struct UnusablePicture: Error, Hashable, Sendable {
  /// What is wrong with the file, to follow its name.
  let reason: String
  /// The size in pixels, if the file says it.
  let pixels: PixelSize?

  init(reason: String, pixels: (width: Int, height: Int)?) {
    self.reason = reason
    self.pixels = pixels.map { PixelSize(width: $0.width, height: $0.height) }
  }

  struct PixelSize: Hashable, Sendable {
    let width: Int
    let height: Int
  }
}
