/// Numbers that depend on a seed alone.
///
/// The algorithm is SplitMix64, https://prng.di.unimi.it/splitmix64.c
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// A generator for one of many trials.
  ///
  /// Seeds in sequence would give one sequence of numbers, shifted; the multiplier sets them apart.
  package init(trial: Int) {
    self.init(seed: UInt64(bitPattern: Int64(trial)) &* 0xD134_2543_DE82_EF95)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 on; 0 for a limit below 2.
  ///
  /// Cheaper than `Int.random` where code is not optimised.
  package mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % max(limit, 1) }

  /// Returns one of the elements of a list that is not empty.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
