/// Memory for the lists of one owner, in blocks of 2ⁿ words; all of it is freed with the pool.
///
/// 1. A returned block serves the next request of its size, so repeated edits take no new memory.
/// 2. Blocks never move: a list may be read through its pointers while others grow.
/// 3. A block is returned once, with the size it was taken with, by the list that took it; lists keep that size.
struct Pool: ~Copyable {
  /// The first word of each slab points to the slab before it.
  private var slab: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var next: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var wordsLeft: Int
  private var slabWords: Int
  /// The first free block of each size; the first word of a free block points to the next one.
  private let vacant: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Blocks have fewer than 2 to this power words.
  private static let sizes = 40
  /// Slabs beyond this number of words, 256 KB, would only leave more memory unused.
  private static let largestSlab = 1 << 15

  /// Creates a pool whose first slab has room for about this number of words.
  init(words: Int) {
    slabWords = words + Pool.sizes + 1
    slab = .allocate(capacity: slabWords)
    slab.initialize(to: nil)
    vacant = slab + 1
    vacant.initialize(repeating: nil, count: Pool.sizes)
    next = vacant + Pool.sizes
    wordsLeft = words
  }

  deinit {
    var last: UnsafeMutablePointer<UnsafeMutableRawPointer?>? = slab
    while let current = last {
      last = current.pointee?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
      current.deallocate()
    }
  }

  /// Returns an uninitialised block of 2 to the power of `size` words.
  mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
    precondition(size < Pool.sizes, "A list has grown beyond what memory can hold.")
    if let block = vacant[size] {
      vacant[size] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    let words = 1 << size
    if words > wordsLeft { addSlab(for: words) }
    let block = UnsafeMutableRawPointer(next)
    next += words
    wordsLeft &-= words
    return block
  }

  mutating func give(_ block: UnsafeMutableRawPointer, _ size: Int) {
    block.storeBytes(of: vacant[size], as: UnsafeMutableRawPointer?.self)
    vacant[size] = block
  }

  private mutating func addSlab(for words: Int) {
    slabWords = max(min(2 * slabWords, Pool.largestSlab), words + 1)
    let fresh = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: slabWords)
    fresh.initialize(to: UnsafeMutableRawPointer(slab))
    slab = fresh
    next = fresh + 1
    wordsLeft = slabWords - 1
  }
}

extension Pool {
  /// Returns the size of block that holds this number of words, at least 4.
  static func size(for words: Int) -> Int {
    words <= 4 ? 2 : Int.bitWidth &- (words &- 1).leadingZeroBitCount
  }
}
