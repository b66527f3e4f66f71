extension SystemVersion {
  /// Whether this release, without its updates, is a version or a later one: iOS 17 is 17.0, and not 17.4.
  ///
  /// The version has up to three numbers, such as 17 and 4; those that are left out are 0.
  package func isAtLeast(_ version: [Int]) -> Bool {
    let numbers = version.reversed().drop { $0 == 0 }.reversed()
    return !CollectionOfOne(major).lexicographicallyPrecedes(numbers)
  }

  /// Whether each known release is a version or a later one, so that asking for it decides nothing.
  package static func areAllAtLeast(_ version: [Int]) -> Bool {
    known.allSatisfy { $0.isAtLeast(version) }
  }
}
