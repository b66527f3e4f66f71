public import LayoutModel

/// One root cause of diagnostics in a cell of an Interface Builder file.
public struct LintFinding: Codable, Hashable, Sendable {
  public var file: String
  public let line: Int
  /// The identifier of the element; `nil` if the file has none.
  public let id: String?
  /// The identifier or reuse identifier of the cell.
  public let cell: String
  /// The element's label, set by the designer.
  public let userLabel: String?
  /// The view path, such as `contentView/titleLabel`.
  public let view: String
  public let kind: Diagnostic.Kind
  /// How much it weighs.
  public internal(set) var severity: Diagnostic.Severity
  /// The message, in the first of the configurations.
  public internal(set) var message: String
  /// How to fix it in Interface Builder.
  public let hint: String
  /// The affected configurations, such as `320` or `414-AX3-rtl`, in the order of the matrix.
  public internal(set) var configurations: [String]
  /// The number of configurations in which the cell was laid out.
  public let configurationCount: Int
  /// The identifiers of the file's constraints that take part; not among what is written.
  package internal(set) var constraints: [String] = []

  private enum CodingKeys: String, CodingKey {
    case file, line, id, cell, userLabel, view, kind, severity, message, hint, configurations
    case configurationCount
  }

  /// The identity of a finding, independent of lines added elsewhere in the file.
  public var fingerprint: LintBaseline.Entry {
    LintBaseline.Entry(file: file, cell: cell, id: id ?? view, kind: kind.rawValue)
  }
}
