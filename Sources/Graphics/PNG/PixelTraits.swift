import Foundation

/// Properties shared by all pixels of a bitmap that allow a smaller format.
struct PixelTraits {
  /// The colours of an opaque bitmap in the order of their first pixels, and each pixel's index.
  struct Palette {
    /// Red, green and blue of each colour.
    var colors: [UInt8]
    var indices: [UInt8]
  }

  private(set) var isOpaque = true
  private(set) var isGrey = true
  /// Nil if there are more than 256 colours, or translucent ones.
  private(set) var palette: Palette?

  init(_ bitmap: Bitmap) {
    bitmap.pixels.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      scan(words)
      if isOpaque { palette = PixelTraits.palette(of: words) }
    }
  }

  private mutating func scan(_ words: UnsafeBufferPointer<UInt32>) {
    var all: UInt32 = 0xFFFF_FFFF
    var unequal: UInt32 = 0
    var last: UInt32 = 0
    var index = 0
    while index < words.count {
      let word = words[index]
      if word != last {
        last = word
        all &= word
        // Bits in which green differs from red, or blue from green.
        unequal |= (word ^ (word &>> 8)) & 0xFFFF
      } else if word == 0 {
        all = 0
      }
      index &+= 1
    }
    isOpaque = all &>> 24 == 255
    isGrey = unequal == 0
  }

  private static func palette(of words: UnsafeBufferPointer<UInt32>) -> Palette? {
    var finder = ColorIndex()
    var isComplete = true
    let indices = [UInt8](unsafeUninitializedCapacity: words.count) { target, initialized in
      var index = 0
      while index < words.count {
        guard let entry = finder.index(of: words[index]) else {
          isComplete = false
          break
        }
        target[index] = entry
        index &+= 1
      }
      initialized = index
    }
    return isComplete ? Palette(colors: finder.colors, indices: indices) : nil
  }
}

/// Numbers colours in the order of their first use.
private struct ColorIndex {
  /// Red, green and blue of each colour.
  private(set) var colors: [UInt8] = []
  private var lastWord: UInt32 = 0
  private var lastIndex: UInt8?
  /// Open addressing over four times as many slots as there can be entries; -1 is a free slot.
  private var slots = [Int](repeating: -1, count: 1 << ColorIndex.slotBits)
  private var words: [UInt32] = []

  private static let slotBits = 10

  /// Returns a colour's number; nil if it would be the 257th.
  mutating func index(of word: UInt32) -> UInt8? {
    if word == lastWord, let lastIndex { return lastIndex }
    // Multiplicative hashing with 2³² / φ, as in Knuth, TAOCP 6.4.
    var slot = Int((word &* 2_654_435_769) &>> UInt32(32 - ColorIndex.slotBits))
    while slots[slot] >= 0, words[slots[slot]] != word {
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    if slots[slot] < 0 {
      guard words.count < 256 else { return nil }
      slots[slot] = words.count
      words.append(word)
      colors += [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    lastWord = word
    lastIndex = UInt8(slots[slot])
    return lastIndex
  }
}
