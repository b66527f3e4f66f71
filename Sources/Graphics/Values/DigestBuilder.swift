internal import CPixels

/// Computes the ``Digest`` of contents.
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

  /// The initial states of a block's eight lanes: the digits of π that follow.
  static let lanes: [UInt64] = [
    0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89, 0x4528_21E6_38D0_1377, 0xBE54_66CF_34E9_0C6C,
    0xC0AC_29B7_C97C_50DD, 0x3F84_D5B5_B547_0917, 0x9216_D5D9_8979_FB1B, 0xD131_0BA6_98DF_B5AC,
  ]

  mutating func add(_ word: UInt64) {
    first = (first ^ word) &* DigestBuilder.firstMultiplier
    first ^= first &>> DigestBuilder.firstShift
    second = (second ^ word) &* DigestBuilder.secondMultiplier
    second ^= second &>> DigestBuilder.secondShift
  }

  /// Adds bytes and their count; the last word is padded with zeros.
  ///
  /// Whole blocks go through eight independent lanes, and these into our two.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    guard let start = bytes.baseAddress else { return }
    let blocks = bytes.count / Int(CPIXELS_DIGEST_BLOCK)
    let offset = blocks * Int(CPIXELS_DIGEST_BLOCK)
    if blocks > 0 {
      var lanes = DigestBuilder.lanes
      cpixels_digest(start.assumingMemoryBound(to: UInt8.self), blocks, &lanes)
      for lane in lanes { add(lane) }
    }
    addRest(UnsafeRawBufferPointer(rebasing: bytes[offset...]))
  }

  /// Adds the bytes after the last whole block.
  mutating func addRest(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last: UInt64 = 0
    for byte in bytes[offset...] { last = last << 8 | UInt64(byte) }
    if bytes.count & 7 != 0 { add(last) }
  }

  /// The digest of everything added so far.
  var digest: Digest {
    var last = self
    // After these, each bit of the last words has reached all bits of both lanes.
    for round in 1...3 as ClosedRange<UInt64> { last.add(round) }
    return Digest(last.first, last.second)
  }
}
