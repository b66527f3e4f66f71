/// A kind of input of any length, of which each byte costs a parser as much as is known.
@MainActor package struct GrowingInput {
  /// What there is more and more of.
  package let name: String
  package let target: FuzzTarget
  /// How many of it take the target about a tenth of a second in a debug build.
  package let count: Int
  /// The bytes of the pixels that an input holds; their memory comes on top of what its own bytes may take.
  package let pictureBytes: (Int) -> Int
  package let bytes: @MainActor (Int) -> [UInt8]

  init(
    _ target: FuzzTarget, _ name: String, _ count: Int,
    pictureBytes: @escaping (Int) -> Int = { _ in 0 },
    bytes: @escaping @MainActor (Int) -> [UInt8]
  ) {
    self.target = target
    self.name = "\(target.name): \(name)"
    self.count = count
    self.pictureBytes = pictureBytes
    self.bytes = bytes
  }

  init(
    _ target: FuzzTarget, _ name: String, _ count: Int, text: @escaping @MainActor (Int) -> String
  ) {
    self.init(target, name, count) { Array(text($0).utf8) }
  }

  package static let all =
    pictures + vectors + fonts + interfaces + linted + translations + plurals + cellFiles + catalogs
    + layouts
    + records
    + requests + messages + comments + projects + packageFiles + runFiles + sources
}

/// Returns what is made of each number below a count, with something between.
@MainActor func list(
  _ count: Int, separator: String = "", _ element: @MainActor (Int) -> String
) -> String {
  (0..<count).map(element).joined(separator: separator)
}
