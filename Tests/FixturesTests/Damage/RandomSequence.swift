/// A fixed sequence of numbers for each seed (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
struct RandomSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 on; 0 for a count below 2.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  /// Returns one of the elements of a list that has some.
  mutating func element<Element>(of list: [Element]) -> Element { list[below(list.count)] }
}
