public import Graphics

/// The first digits of a digest, where a file keeps it short and an accidental equality does no harm.
public struct DigestPrefix: Hashable, Sendable, LosslessStringConvertible {
  /// 32 bits: one in four billion differences goes unnoticed.
  private static let length = 8

  /// The hexadecimal digits.
  public let description: String

  /// Keeps the first digits of a digest.
  public init(_ digest: Digest) { description = String(digest.description.prefix(Self.length)) }

  /// Reads what ``description`` wrote; nil for anything else.
  public init?(_ description: String) {
    let isHexadecimal = description.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard description.utf8.count == Self.length, isHexadecimal else { return nil }
    self.description = description
  }
}
