internal import CPixels
package import Foundation

/// Computes the ``Digest`` of bytes that come in pieces, such as those of a file larger than the memory.
package struct DigestStream {
  private static let blockSize = Int(CPIXELS_DIGEST_BLOCK)

  private var builder = DigestBuilder()
  private var lanes = DigestBuilder.lanes
  private var hasBlocks = false
  /// The bytes after the last whole block.
  private var rest = Data()
  private var missing: Int

  /// Begins the digest of a number of bytes.
  package init(count: Int) {
    builder.add(UInt64(count))
    missing = count
  }

  /// Adds the next piece; a piece beyond the number of bytes is a programming error.
  package mutating func add(_ piece: Data) {
    precondition(piece.count <= missing, "there are more bytes than the digest was begun for")
    missing -= piece.count
    let bytes = rest + piece
    let blocks = bytes.count / Self.blockSize
    rest = Data(bytes.dropFirst(blocks * Self.blockSize))
    guard blocks > 0 else { return }
    hasBlocks = true
    var lanes = lanes
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      cpixels_digest(start.assumingMemoryBound(to: UInt8.self), blocks, &lanes)
    }
    self.lanes = lanes
  }

  /// The digest of all bytes; asking before the last piece is a programming error.
  package var digest: Digest {
    precondition(missing == 0, "there are fewer bytes than the digest was begun for")
    var whole = builder
    if hasBlocks { for lane in lanes { whole.add(lane) } }
    rest.withUnsafeBytes { whole.addRest($0) }
    return whole.digest
  }
}
