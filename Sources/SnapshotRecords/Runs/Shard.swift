/// One part of a run split among processes or machines, such as the second of four.
public struct Shard: Codable, Hashable, Sendable {
  /// Which part, from 1 to ``count``.
  public let index: Int
  public let count: Int

  /// The most parts, more than any service has machines for.
  public static let mostParts = 10_000

  /// Creates a shard; nil if the index is not from 1 to the count, or the count is above ``mostParts``.
  public init?(index: Int, count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a shard as it is encoded.
  ///
  /// - Throws: `DecodingError`, also for numbers that no shard has.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.container(keyedBy: CodingKeys.self)
    let index = try numbers.decode(Int.self, forKey: .index)
    let count = try numbers.decode(Int.self, forKey: .count)
    guard let shard = Shard(index: index, count: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: numbers, debugDescription: "\(index)/\(count) is not a shard.")
    }
    self = shard
  }

  /// Reads a shard from `I/N`, such as `2/4`.
  ///
  /// - Throws: ``RecordsError/invalidShard(source:value:)`` if the text is something else.
  public init(parsing text: String, source: String = "--shard") throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      let shard = Shard(index: index, count: count)
    else { throw RecordsError.invalidShard(source: source, value: text) }
    self = shard
  }

  /// Whether the run is not split.
  public var isWhole: Bool { count == 1 }
}

extension Shard: CustomStringConvertible {
  /// The shard in command line form.
  public var description: String { "\(index)/\(count)" }
}

extension Shard {
  /// A shard from an environment variable, with the variable.
  public struct Request: Hashable, Sendable {
    public let shard: Shard
    /// The variable that holds its number.
    public let variable: String
  }

  /// The two variables with which a CI service sets a job's shard.
  private struct Service {
    let index: String
    let count: String
    /// The number of the first part.
    let first: Int
  }

  /// - https://docs.gitlab.com/ci/variables/predefined_variables/
  /// - https://circleci.com/docs/reference/variables/
  /// - https://buildkite.com/docs/pipelines/configure/environment-variables
  /// - https://bazel.build/reference/test-encyclopedia#initial-conditions
  private static let services = [
    Service(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Service(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Service(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Service(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
  ]

  /// Returns the shard that `SNAP_SHARD` names, or else the variables of GitLab, CircleCI, Buildkite or
  /// Bazel; nil if none is set.
  ///
  /// - Throws: ``RecordsError/invalidShard(source:value:)`` if the applicable variable is not a valid shard.
  public static func requested(by environment: [String: String]) throws -> Request? {
    if let text = environment["SNAP_SHARD"], !text.isEmpty {
      return Request(
        shard: try Shard(parsing: text, source: "SNAP_SHARD"), variable: "SNAP_SHARD")
    }
    for service in services {
      // Services set only the count for a job that is not split.
      guard let text = environment[service.index], !text.isEmpty else { continue }
      let count = environment[service.count, default: ""]
      guard let number = Int(text), (0...mostParts).contains(number), let total = Int(count),
        let shard = Shard(index: number - service.first + 1, count: total)
      else {
        throw RecordsError.invalidShard(
          source: "\(service.index) and \(service.count)", value: "\(text)` and `\(count)")
      }
      return Request(shard: shard, variable: service.index)
    }
    return nil
  }
}
