extension Diagnostic {
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
}
