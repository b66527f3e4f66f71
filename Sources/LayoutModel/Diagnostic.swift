/// One thing wrong with a layout.
///
/// Result records keep diagnostics as JSON. A record of a newer version can name a kind that this
/// version does not know; such a diagnostic keeps its ``kindName`` and has no ``kind``.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// The kind's name, such as `unsatisfiableConstraints`.
  public var kindName: String
  /// How much it weighs.
  public var severity: Severity
  /// The view path, such as `contentView/subtitleLabel`.
  public var view: String
  /// One or more sentences for a person.
  public var message: String
  /// The constraints involved, each in UIKit's console grammar.
  public var constraints: [String]
  /// Whether the assertion accepts it; then it fails nothing.
  public var isAllowed: Bool

  private enum CodingKeys: String, CodingKey {
    case kindName = "kind"
    case severity, view, message, constraints, isAllowed
  }

  /// Creates a diagnostic, which weighs as much as its kind unless a severity is given.
  public init(
    _ kind: Kind, severity: Severity? = nil, view: String, message: String,
    constraints: [String] = [], isAllowed: Bool = false
  ) {
    kindName = kind.rawValue
    self.severity = severity ?? kind.severity
    self.view = view
    self.message = message
    self.constraints = constraints
    self.isAllowed = isAllowed
  }

  /// What is wrong; nil for a kind that only a newer version knows.
  public var kind: Kind? { Kind(rawValue: kindName) }
}
