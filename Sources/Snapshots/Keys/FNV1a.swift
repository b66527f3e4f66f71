/// The 64-bit hash of Fowler, Noll and Vo: small, fast without optimisation, and the same on every
/// machine.
///
/// It tells changes apart, and is no protection against somebody who wants a collision.
/// http://www.isthe.com/chongo/tech/comp/fnv/
enum FNV1a {
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { hash($0) }
  }

  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var index = 0
    let count = bytes.count
    while index < count {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
      index &+= 1
    }
    return hash
  }
}
