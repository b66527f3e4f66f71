/// Errors about texts that are not what they should say.
public enum RecordsError: Error, Hashable, Sendable {
  case invalidKey(String)
  case invalidRecordMode(variable: String, value: String)
  /// A variable that chooses which references are decoded holds something else.
  case invalidDecoding(variable: String, value: String)
  /// A variable that chooses how often snapshots are drawn holds something else.
  case invalidDrawingCount(variable: String, value: String)
  /// A text is not a shard such as `2/4`.
  case invalidShard(source: String, value: String)
}
