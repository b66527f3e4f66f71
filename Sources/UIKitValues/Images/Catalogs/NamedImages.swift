internal import FileAccess
internal import Foundation
internal import Graphics
internal import Locks

/// The cache of named images' files, as in UIKit.
final class NamedImages: Sendable {
  static let shared = NamedImages()

  private static let capacity = 64
  /// Vectors are small: those of a large app.
  private static let vectorCapacity = 1000
  private let sources = Lock<[URL: ImageSource]>([:])
  private let vectors = Lock<[URL: VectorImage]>([:])

  /// Returns the pixels of a file; nil if it is not a PNG or JPEG file.
  func source(of file: URL, name: String) -> ImageSource? {
    guard case .success(.bitmap(let source))? = contents(of: file, name: name) else { return nil }
    return source
  }

  /// Returns what a file holds, or why it is not drawn; nil for a file that does not exist.
  func contents(of file: URL, name: String) -> Result<PictureContents, UnusablePicture>? {
    if let source = sources.withLock({ $0[file] }) { return .success(.bitmap(source)) }
    if let vector = vectors.withLock({ $0[file] }) { return .success(.vector(vector)) }
    guard Files.exists(file) else { return nil }
    do throws(UnusablePicture) {
      let contents = try Self.read(file, name: name)
      keep(contents, of: file)
      return .success(contents)
    } catch {
      return .failure(error)
    }
  }

  private static func read(_ file: URL, name: String) throws(UnusablePicture) -> PictureContents {
    let data: Data
    do throws(FileError) {
      data = try Files.read(existing: file)
    } catch {
      throw UnusablePicture(reason: "cannot be read: \(error.reason)", pixels: nil)
    }
    return try PictureContents(data, name: name)
  }

  private func keep(_ contents: PictureContents, of file: URL) {
    switch contents {
    case .bitmap(let source):
      sources.withLock {
        if $0.count >= Self.capacity { $0.removeAll() }
        $0[file] = source
      }
    case .vector(let vector):
      vectors.withLock {
        if $0.count >= Self.vectorCapacity { $0.removeAll() }
        $0[file] = vector
      }
    }
  }
}
