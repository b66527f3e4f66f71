/// One problem of a layout.
///
/// Result records keep diagnostics as JSON. A record of a newer version may contain a kind unknown to this version;
/// such a diagnostic keeps its ``kindName`` and has no ``kind``.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// The kind's name, such as `unsatisfiableConstraints`.
  public var kindName: String
  public var severity: Severity
  /// The view path, such as `contentView/subtitleLabel`.
  public var view: String
  /// The name of a missing font or image, the characters without a glyph, or the kind that an unneeded allowance permits;
  /// nil if the problem is about the view.
  public var subject: String?
  /// One or more sentences.
  public var message: String
  /// The constraints involved, each in UIKit's console grammar.
  public var constraints: [String]
  /// Whether the assertion allows it, so that it does not fail.
  public var isAllowed: Bool
  /// What may mend it in the source; nil unless ``CodeMending/isWanted``.
  package var mending: CodeMending?

  private enum CodingKeys: String, CodingKey {
    case kindName = "kind"
    case severity, view, subject, message, constraints, isAllowed, mending
  }

  /// Creates a diagnostic, by default with its kind's severity.
  public init(
    _ kind: Kind, severity: Severity? = nil, view: String, subject: String? = nil,
    message: String, constraints: [String] = [], isAllowed: Bool = false
  ) {
    kindName = kind.rawValue
    self.severity = severity ?? kind.severity
    self.view = view
    self.subject = subject
    self.message = message
    self.constraints = constraints
    self.isAllowed = isAllowed
  }

  /// The kind; nil for one known only to a newer version.
  public var kind: Kind? { Kind(rawValue: kindName) }
}

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
