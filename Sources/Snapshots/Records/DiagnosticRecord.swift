/// One thing wrong with a layout, as it stands in a result record.
public struct DiagnosticRecord: Codable, Hashable, Sendable {
  /// How much a diagnostic weighs.
  public enum Severity: String, Codable, Sendable, Comparable, CaseIterable {
    /// Worth knowing; never fails a test.
    case note
    /// Likely a mistake; shown, and does not fail a test by itself.
    case warning
    /// Wrong; fails the test unless it is allowed.
    case error

    /// Orders by weight, the lightest first.
    public static func < (lhs: Severity, rhs: Severity) -> Bool {
      allCases.firstIndex(of: lhs) ?? 0 < allCases.firstIndex(of: rhs) ?? 0
    }
  }

  /// The kind's name, such as `unsatisfiableConstraints`.
  public var kind: String
  /// How much it weighs.
  public var severity: Severity
  /// The view path, such as `contentView/subtitleLabel`.
  public var view: String
  /// One or more sentences for a person.
  public var message: String
  /// The constraints it speaks of, each in UIKit's console grammar.
  public var constraints: [String]
  /// Whether the assertion accepts it; then it fails nothing.
  public var isAllowed: Bool

  /// Creates a diagnostic.
  public init(
    kind: String, severity: Severity, view: String, message: String, constraints: [String] = [],
    isAllowed: Bool = false
  ) {
    self.kind = kind
    self.severity = severity
    self.view = view
    self.message = message
    self.constraints = constraints
    self.isAllowed = isAllowed
  }
}
