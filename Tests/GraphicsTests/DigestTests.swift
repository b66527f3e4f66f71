import Foundation
import TestSupport
import Testing

@testable import Graphics

struct DigestTests {
  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  private func digest(_ bytes: [UInt8]) -> Digest {
    var builder = DigestBuilder()
    bytes.withUnsafeBytes { builder.add($0) }
    return builder.digest
  }

  @Test(arguments: [(5, 3), (7, 5), (8, 4)])
  func `every bit of every pixel counts`(width: Int, height: Int) throws {
    let pixels = noise(width, height, seed: 1)
    let whole = digest(pixels)
    var seen: Set<Digest> = [whole]
    for index in pixels.indices {
      for bit in 0..<8 {
        var changed = pixels
        changed[index] ^= 1 << bit
        seen.insert(digest(changed))
      }
    }
    #expect(seen.count == pixels.count * 8 + 1)
  }

  @Test func `two changed bits never cancel each other out`() {
    let count = 40
    var seen: Set<Digest> = []
    for first in 0..<count * 8 {
      for second in 0..<first {
        var bytes = [UInt8](repeating: 255, count: count)
        bytes[first / 8] ^= 1 << (first % 8)
        bytes[second / 8] ^= 1 << (second % 8)
        seen.insert(digest(bytes))
      }
    }
    #expect(seen.count == count * 8 * (count * 8 - 1) / 2)
  }

  @Test func `the highest bits of neighbouring words do not cancel each other out`() {
    // What one lane alone would lose: bit 63, then bit 63 and the bit its shift moves it to.
    for shift in 1..<64 {
      let flat = [UInt64](repeating: 0xFFFF_FFFF_FFFF_FFFF, count: 4)
      var changed = flat
      changed[1] ^= 1 << 63
      changed[2] ^= 1 << 63 | 1 << UInt64(63 - shift)
      let digests = [flat, changed].map { words in
        digest(words.withUnsafeBytes { Array($0) })
      }
      #expect(digests[0] != digests[1])
    }
  }

  @Test func `a changed bit changes about half of the digest's`() throws {
    let pixels = noise(8, 8, seed: 2)
    let whole = Array(digest(pixels).description)
    var flipped = 0
    for index in pixels.indices {
      var changed = pixels
      changed[index] ^= 1
      for (before, after) in zip(whole, digest(changed).description) {
        let bits = try #require(before.hexDigitValue) ^ #require(after.hexDigitValue)
        flipped += bits.nonzeroBitCount
      }
    }
    let share = Double(flipped) / Double(pixels.count * 128)
    #expect((0.49...0.51).contains(share))
  }

  @Test func `the same pixels in another shape have a different digest`() throws {
    let pixels = [UInt8](repeating: 255, count: 6 * 4 * 4)
    let digests = try [(6, 4), (4, 6), (24, 1), (1, 24)].map {
      try #require(Bitmap(width: $0.0, height: $0.1, pixels: pixels)).digest
    }
    #expect(Set(digests).count == 4)
  }

  @Test(arguments: Array(0...17) + [63, 64, 65, 128, 150])
  func `the digest does not depend on the bytes' position in memory`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
    let expected = digest(bytes)
    for offset in 0..<8 {
      let memory = [UInt8](repeating: 9, count: offset) + bytes
      var builder = DigestBuilder()
      memory.withUnsafeBytes { builder.add(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
      #expect(builder.digest == expected)
    }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 200, 1000])
  func `a digest in pieces is that of the whole`(count: Int) {
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) })
    for size in [1, 8, 63, 64, 65, 128, 1000] {
      var stream = DigestStream(count: count)
      for start in stride(from: 0, to: count, by: size) {
        stream.add(bytes[start..<min(start + size, count)])
      }
      #expect(stream.digest == Digest(of: bytes), "pieces of \(size)")
    }
  }

  @Test func `trailing zeros count`() {
    #expect(Set((0...20).map { digest([UInt8](repeating: 0, count: $0)) }).count == 21)
  }

  /// Stored files carry digests, so this value may not change.
  @Test func `the digest of a known picture does not change`() throws {
    let bitmap = try #require(
      Bitmap(width: 3, height: 1, pixels: Array(repeating: 255, count: 8) + [1, 2, 3, 4]))
    #expect(bitmap.digest.description == "b2bef0a29636899105722bfe59e99da0")
  }

  /// The value is that of `digest` in Tests/Browser/package.py, which was written independently.
  @Test func `the digest of known blocks does not change`() {
    let bytes = [[0, 1, 2].flatMap { _ in (0...255).map(UInt8.init) }, Array("xyz".utf8)]
    #expect(digest(bytes.flatMap(\.self)).description == "a248cbb6e06652aaa32ceaa26aff49b4")
  }

  @Test func `swapped blocks have a different digest`() {
    let blocks = (0..<4).map { noise(4, 4, seed: $0) }
    let orders = [[0, 1, 2, 3], [1, 0, 2, 3], [0, 1, 3, 2], [3, 2, 1, 0]]
    #expect(Set(orders.map { order in digest(order.flatMap { blocks[$0] }) }).count == 4)
  }

  @Test(arguments: [
    "", "0", String(repeating: "g", count: 32), "+" + String(repeating: "0", count: 31),
    String(repeating: "A", count: 32), String(repeating: "é", count: 16),
  ])
  func `invalid digests are rejected`(text: String) {
    #expect(Digest(text) == nil)
  }

  @Test func `a digest reads back as it was written`() throws {
    let digest = digest([1, 2, 3])
    #expect(Digest(digest.description) == digest)
    #expect(digest.description.count == 32)
  }
}
