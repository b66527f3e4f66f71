/// One part of a run split among processes or machines, such as the second of four.
public struct Shard: Codable, Hashable, Sendable {
  /// Which part, from 1 to ``count``.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Creates a shard; nil if the index is not from 1 to the count.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a shard from `I/N`, such as `2/4`.
  ///
  /// - Throws: ``SnapshotsError/invalidShard(source:value:)`` if the text is something else.
  public init(parsing text: String, source: String = "--shard") throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      let shard = Shard(index: index, count: count)
    else { throw SnapshotsError.invalidShard(source: source, value: text) }
    self = shard
  }

  /// Whether the run is not split.
  public var isWhole: Bool { count == 1 }
}

extension Shard: CustomStringConvertible {
  /// The shard in command line form.
  public var description: String { "\(index)/\(count)" }
}
