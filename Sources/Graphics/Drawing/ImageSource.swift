import Locks

/// A shared picture with a name, as used in display lists.
///
/// Copies share the pixels. Two sources are equal if their names and their pixels are.
public struct ImageSource: Sendable {
  /// The name that display lists print, such as a file's or an asset's.
  public let name: String
  /// The picture in its own pixels.
  public var bitmap: Bitmap { storage.bitmap }

  package var digest: Digest { storage.digest }

  let storage: Storage

  /// Creates a source; the name is only printed and compared.
  public init(name: String, bitmap: Bitmap) {
    self.name = name
    self.storage = Storage(bitmap)
  }

  package static let empty = ImageSource(name: "", bitmap: .empty)

  final class Storage: Sendable {
    let bitmap: Bitmap
    /// The sizes drawn last, oldest first.
    let scaledImages = Lock<[ScaledImage]>([])
    private let knownDigest = Lock<Digest?>(nil)

    /// The digest of the pixels, computed once.
    var digest: Digest {
      knownDigest.withLock { known in
        let digest = known ?? bitmap.digest
        known = digest
        return digest
      }
    }

    init(_ bitmap: Bitmap) {
      self.bitmap = bitmap
    }
  }
}

extension ImageSource: Hashable {
  /// Compares the names and the pixels; fast for copies of one source.
  public static func == (lhs: ImageSource, rhs: ImageSource) -> Bool {
    lhs.name == rhs.name && (lhs.storage === rhs.storage || lhs.bitmap == rhs.bitmap)
  }

  /// Hashes the name and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
  }
}

extension Bitmap {
  fileprivate static var empty: Bitmap {
    guard let bitmap = Bitmap(width: 0, height: 0) else {
      preconditionFailure("A bitmap may have no pixels.")
    }
    return bitmap
  }
}
