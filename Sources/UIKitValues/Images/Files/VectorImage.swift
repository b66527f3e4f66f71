internal import Foundation
internal import Graphics
internal import Locks
internal import VectorPictures

/// A vector picture under the name of its asset, drawn once for each size.
package struct VectorImage: Sendable {
  let name: String
  let isMirrored: Bool
  private let storage: Storage

  private final class Storage: Sendable {
    let picture: VectorPicture
    /// The sizes that were drawn last.
    let sources = Lock<[Key: ImageSource]>([:])

    init(_ picture: VectorPicture) { self.picture = picture }
  }

  private struct Key: Hashable {
    let width: Int
    let height: Int
    let isMirrored: Bool
  }

  /// Sizes of one picture that stay drawn: those of a few views at three scales.
  private static let capacity = 16

  init(name: String, picture: VectorPicture) {
    self.init(name: name, isMirrored: false, storage: Storage(picture))
  }

  private init(name: String, isMirrored: Bool, storage: Storage) {
    (self.name, self.isMirrored, self.storage) = (name, isMirrored, storage)
  }

  /// The size in points.
  var size: CGSize { storage.picture.size }
  var omissions: [VectorOmission] { storage.picture.omissions }

  var mirrored: VectorImage {
    VectorImage(name: name, isMirrored: !isMirrored, storage: storage)
  }

  /// Returns the picture at a size in points; without pixels at a size that no bitmap has.
  func source(size: CGSize, scale: CGFloat) -> ImageSource {
    guard let width = Int(exactly: (size.width * scale).rounded()),
      let height = Int(exactly: (size.height * scale).rounded()), width > 0, height > 0
    else { return .empty }
    let key = Key(width: width, height: height, isMirrored: isMirrored)
    if let source = storage.sources.withLock({ $0[key] }) { return source }
    let source = drawn(width: width, height: height)
    storage.sources.withLock {
      if $0.count >= Self.capacity { $0.removeAll() }
      $0[key] = source
    }
    return source
  }

  private func drawn(width: Int, height: Int) -> ImageSource {
    guard let bitmap = try? storage.picture.bitmap(width: width, height: height) else {
      return .empty
    }
    let source = ImageSource(name: name, bitmap: bitmap)
    return isMirrored ? source.mirrored : source
  }
}

extension VectorImage: Hashable {
  /// Compares the names and the file that they are of.
  package static func == (lhs: VectorImage, rhs: VectorImage) -> Bool {
    lhs.name == rhs.name && lhs.isMirrored == rhs.isMirrored && lhs.storage === rhs.storage
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(ObjectIdentifier(storage))
  }
}
