public import LayoutModel

/// One root cause of diagnostics in a cell of an Interface Builder file.
public struct LintFinding: Codable, Hashable, Sendable {
  /// The file as it was named.
  public var file: String
  /// The line of the element.
  public let line: Int
  /// The identifier of the element; `nil` where the file has none.
  public let id: String?
  /// The identifier or reuse identifier of the cell.
  public let cell: String
  /// The name that the designer gave the element.
  public let userLabel: String?
  /// The view path, such as `contentView/titleLabel`.
  public let view: String
  /// What is wrong.
  public let kind: Diagnostic.Kind
  /// How much it weighs.
  public internal(set) var severity: Diagnostic.Severity
  /// What is wrong, in the first of the configurations.
  public internal(set) var message: String
  /// How to put it right in Interface Builder.
  public let hint: String
  /// The configurations where it is so, such as `320` or `414-AX3-rtl`, in the order of the matrix.
  public internal(set) var configurations: [String]
  /// How many configurations the cell was laid out in.
  public let configurationCount: Int

  /// What stays the same when lines are added elsewhere in the file.
  public var fingerprint: LintBaseline.Entry {
    LintBaseline.Entry(file: file, cell: cell, id: id ?? view, kind: kind.rawValue)
  }
}

/// The findings that an old project starts with and that are not reported again.
public struct LintBaseline: Codable, Hashable, Sendable {
  /// What tells a finding from others.
  public struct Entry: Codable, Hashable, Sendable {
    /// The file as it was named.
    public let file: String
    /// The identifier or reuse identifier of the cell.
    public let cell: String
    /// The identifier of the element, or the view path where the file has none.
    public let id: String
    /// The kind's name.
    public let kind: String
  }

  /// The format of the file.
  public let version: Int
  /// The known findings, in the order of their writing.
  public let findings: [Entry]

  /// Creates a baseline of all findings that there are.
  public init(of findings: [LintFinding]) {
    version = 1
    var seen: Set<Entry> = []
    self.findings = findings.map(\.fingerprint).filter { seen.insert($0).inserted }
  }

  /// Returns the findings that the baseline does not know.
  public func new(among findings: [LintFinding]) -> [LintFinding] {
    let known = Set(self.findings)
    return findings.filter { !known.contains($0.fingerprint) }
  }
}
