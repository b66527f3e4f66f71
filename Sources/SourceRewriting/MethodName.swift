/// The name of a method with its argument labels, `tableView(_:heightForRowAt:)`.
public struct MethodName: Hashable, Sendable {
  /// The name before the parentheses.
  public let base: String
  /// The argument labels, `_` for none.
  public let labels: [String]

  /// Creates a name from its parts.
  public init(_ base: String, _ labels: [String]) {
    self.base = base
    self.labels = labels
  }
}

extension MethodName: CustomStringConvertible {
  /// The name as in `#selector`.
  public var description: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
}

extension MethodName: Comparable {
  /// Orders names by their text.
  public static func < (lhs: MethodName, rhs: MethodName) -> Bool {
    lhs.description < rhs.description
  }
}
