public import Foundation

extension RecordsError: CustomStringConvertible, LocalizedError {
  /// What happened, to which file, and what to do next.
  public var description: String {
    switch self {
    case .invalidKey(let text):
      "`\(text)` is not a snapshot key. A key reads Suite/Fixture.configuration, as `snap status` prints it."
    case .invalidRecordMode(let variable, let value):
      "\(variable) is `\(value)`, which is not a valid record mode. Use one of: "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .invalidDecoding(let variable, let value):
      "\(variable) is `\(value)`, which is not a choice of references to decode. Use one of: "
        + SealTrust.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .invalidDrawingCount(let variable, let value):
      "\(variable) is `\(value)`. Set it to a number from \(DrawingCount.choices.lowerBound) to "
        + "\(DrawingCount.choices.upperBound)."
    case .invalidShard(let source, let value):
      "\(source) is `\(value)`, which is not a valid shard. Write I/N with I from 1 to N, such as 2/4, and N at most \(Shard.mostParts)."
    }
  }

  /// The same as ``description``, for callers that know only `Error`.
  public var errorDescription: String? { description }
}
