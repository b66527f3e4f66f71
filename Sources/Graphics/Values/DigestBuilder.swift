/// Takes contents in and makes their ``Digest``.
///
/// Each of two lanes takes every word w of eight bytes: state ← (state ⊕ w) · m, then
/// state ← state ⊕ (state >> s). m is odd, so both steps can be undone and none loses anything.
/// The shifts are needed because a product only carries upwards: without them the lowest bits of
/// the state would depend on the lowest bits of the words alone.
struct DigestBuilder {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344

  // The lanes begin with the first digits of π. The multipliers are those of SplitMix64
  // (https://prng.di.unimi.it/splitmix64.c), chosen there for how far one bit's change spreads.
  private static let firstMultiplier: UInt64 = 0xBF58_476D_1CE4_E5B9
  private static let secondMultiplier: UInt64 = 0x94D0_49BB_1331_11EB
  private static let firstShift: UInt64 = 32
  private static let secondShift: UInt64 = 29

  /// Takes a number in.
  mutating func add(_ word: UInt64) {
    first = (first ^ word) &* DigestBuilder.firstMultiplier
    first ^= first &>> DigestBuilder.firstShift
    second = (second ^ word) &* DigestBuilder.secondMultiplier
    second ^= second &>> DigestBuilder.secondShift
  }

  /// Takes bytes in, and how many they are; the last word is filled with zeros.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    guard let start = bytes.baseAddress else { return }
    let words = bytes.count / 8
    if Int(bitPattern: start) & 7 == 0 {
      addWords(start.assumingMemoryBound(to: UInt64.self), words)
    } else {
      for word in 0..<words { add(start.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)) }
    }
    var last: UInt64 = 0
    for offset in words * 8..<bytes.count { last = last << 8 | UInt64(bytes[offset]) }
    if bytes.count & 7 != 0 { add(last) }
  }

  /// The digest of what was taken in so far.
  var digest: Digest {
    var last = self
    // After these each bit of the last words has reached all bits of both lanes.
    for round in 1...3 as ClosedRange<UInt64> { last.add(round) }
    return Digest(last.first, last.second)
  }

  /// The same as ``add(_:)-(UInt64)`` for each word, with everything in local variables: a third of
  /// the time in debug builds.
  private mutating func addWords(_ words: UnsafePointer<UInt64>, _ count: Int) {
    var (first, second) = (self.first, self.second)
    let (firstMultiplier, secondMultiplier) = (
      DigestBuilder.firstMultiplier, DigestBuilder.secondMultiplier
    )
    let (firstShift, secondShift) = (DigestBuilder.firstShift, DigestBuilder.secondShift)
    var index = 0
    while index < count {
      let word = words[index]
      first = (first ^ word) &* firstMultiplier
      first ^= first &>> firstShift
      second = (second ^ word) &* secondMultiplier
      second ^= second &>> secondShift
      index &+= 1
    }
    (self.first, self.second) = (first, second)
  }
}
