extension Diagnostic {
  /// The severity of a diagnostic.
  public enum Severity: String, Codable, Sendable, Comparable, CaseIterable {
    /// For information; never fails a test.
    case note
    /// Likely a mistake; reported, but does not fail a test.
    case warning
    /// Wrong; fails the test unless it is allowed.
    case error

    /// Orders by severity, the lowest first.
    public static func < (lhs: Severity, rhs: Severity) -> Bool {
      allCases.firstIndex(of: lhs) ?? 0 < allCases.firstIndex(of: rhs) ?? 0
    }
  }
}
