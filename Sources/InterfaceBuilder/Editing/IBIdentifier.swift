internal import SnapshotKeys

/// An identifier in the form of Xcode's, such as `a1B-2c-3dE`.
///
/// Xcode's are random. These are digests of what they identify, so that the same change of the same file has the same bytes.
struct IBIdentifier: CustomStringConvertible {
  let description: String

  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let groups = [3, 2, 3]

  /// Makes the identifier of something; equal texts have equal ones.
  init(of text: String) {
    // Eight digits of base 62 are fewer than 48 bits.
    var digest = FNV1a.hash(text)
    digest ^= digest >> 32
    description = Self.groups.map { length in
      let digits = (0..<length).map { _ in
        defer { digest /= UInt64(Self.letters.count) }
        return Self.letters[Int(digest % UInt64(Self.letters.count))]
      }
      return String(decoding: digits, as: UTF8.self)
    }.joined(separator: "-")
  }
}
